import { describe, expect, it } from '@jest/globals';
import { uebersetzer } from '../kartentisch/textpruefung';
import { auslegen, totale } from './beispiel';
import { woerter } from './woerter';

const t = uebersetzer('rentz', 'de');

/** Every key that a view has, those of its lists' members included. */
const schluessel = (wert: unknown): string[] => {
  if (Array.isArray(wert)) return wert.flatMap(schluessel);
  if (typeof wert !== 'object' || wert === null) return [];
  return Object.entries(wert).flatMap(([name, unter]) => [name, ...schluessel(unter)]);
};

describe('the words for differences', () => {
  it('name everything that a view shows', () => {
    const ohneWort = new Set(['__typename', 'seat', 'spieler']);
    for (const name of new Set([...schluessel(totale), ...schluessel(auslegen)]))
      if (!ohneWort.has(name)) expect([name, woerter.label(name, t)]).toEqual([name, expect.any(String)]);
  });

  it('leave unknown keys and plain numbers as they are', () => {
    expect(woerter.label('nochNichtErfunden', t)).toBeUndefined();
    expect(woerter.value('stand', 3, t)).toBeUndefined();
    expect(woerter.member('spieler', '0', t)).toBeUndefined();
  });

  it('name cards, suits, games and where a deal stands', () => {
    expect(woerter.value('handkarten', 'HERZ_K', t)).toBe('Herz-König');
    expect(woerter.value('reihenfarbe', 'KARO', t)).toBe('Karo');
    expect(woerter.value('offeneSpiele', 'ZEHN', t)).toBe('Kreuz-Zehn');
    expect(woerter.value('phase', 'AUSLEGEN', t)).toBe(t('woerter.stufe.AUSLEGEN'));
    expect(woerter.member('zettel', '3', t)).toBe('Gabe 3');
  });
});
