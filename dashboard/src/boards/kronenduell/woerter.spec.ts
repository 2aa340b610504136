import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { mitte } from './beispiel';
import { woerter } from './woerter';

interface Texte {
  readonly [schluessel: string]: string | Texte;
}

const texte: Texte = JSON.parse(readFileSync(new URL('./messages.de.json', import.meta.url), 'utf8'));
const t = (schluessel: string): string => {
  const text = schluessel
    .split('.')
    .reduce<string | Texte | undefined>((bei, teil) => (typeof bei === 'object' ? bei[teil] : undefined), texte);
  if (typeof text !== 'string') throw new Error(`no text ${schluessel}`);
  return text;
};

/** Every key that a view has, those of its lists' members included. */
const schluessel = (wert: unknown): string[] => {
  if (Array.isArray(wert)) return wert.flatMap(schluessel);
  if (typeof wert !== 'object' || wert === null) return [];
  return Object.entries(wert).flatMap(([name, unter]) => [name, ...schluessel(unter)]);
};

describe('the words for differences', () => {
  it('name everything that a view shows', () => {
    const ohneWort = new Set(['__typename', 'seat', 'spieler']);
    for (const name of new Set(schluessel(mitte)))
      if (!ohneWort.has(name)) expect([name, woerter.label(name, t)]).toEqual([name, expect.any(String)]);
  });

  it('leave unknown keys and plain numbers as they are', () => {
    expect(woerter.label('nochNichtErfunden', t)).toBeUndefined();
    expect(woerter.value('muenzen', 3, t)).toBeUndefined();
    expect(woerter.member('spieler', '0', t)).toBeUndefined();
  });

  it('name cards and rules', () => {
    expect(woerter.value('regel', 'UMSTURZ', t)).toBe('Umsturz');
    expect(woerter.value('hand', 4, t)).toBe(t('karte.name'));
    expect(woerter.member('verlauf', '3', t)).toBe(t('woerter.mitRunde'));
    expect(woerter.member('chancen', '3', t)).toBe(t('woerter.chance'));
  });
});
