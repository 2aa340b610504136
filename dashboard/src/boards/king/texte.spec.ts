import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

interface Texte {
  readonly [schluessel: string]: string | Texte;
}

const hier = new URL('./', import.meta.url);
const texte: Texte = JSON.parse(readFileSync(new URL('messages.de.json', hier), 'utf8'));
const flach = (baum: Texte, pfad = ''): string[] =>
  Object.entries(baum).flatMap(([name, wert]) => (typeof wert === 'string' ? [`${pfad}${name}`] : flach(wert, `${pfad}${name}.`)));
const alle = flach(texte);

/** Every key that a file asks for, as a pattern: what is put in at run time may be anything. */
function gefragt(datei: string): RegExp[] {
  const code = readFileSync(new URL(datei, hier), 'utf8');
  let bereich = '';
  const muster: RegExp[] = [];
  for (const [, thema, schluessel] of code.matchAll(/useTranslations\('king\.?([\w.]*)'\)|\b(?:t|texts)\(\s*([^\n]*)/g)) {
    if (schluessel === undefined) bereich = thema ? `${thema}.` : '';
    else
      for (const wort of woerter(schluessel)) muster.push(new RegExp(`^${bereich}${wort}$`.replaceAll('.', '\\.').replaceAll('*', '.+')));
  }
  return muster;
}

// In a choice between two keys both are asked for; a gap in a template stands for any name.
const woerter = (argumente: string): string[] =>
  [...argumente.matchAll(/'([a-z][\w.]*)'|`((?:[^`$]|\$\{[^`]*?\})+)`/g)].map(
    ([, fest, vorlage]) => fest ?? vorlage?.replace(/\$\{.*\}/g, '*') ?? '',
  );

describe('the texts of the board', () => {
  const muster = readdirSync(hier)
    .filter((datei) => /\.tsx?$/.test(datei) && !datei.endsWith('.spec.ts'))
    .flatMap(gefragt);
  // Sentences and words are asked for by keys that a function answers; their own tests cover them.
  const anderswo = /^(satz|woerter)\./;

  it('are found by this test', () => {
    expect(muster.length).toBeGreaterThan(60);
  });

  it('are all asked for somewhere', () => {
    expect(alle.filter((schluessel) => !anderswo.test(schluessel) && !muster.some((eins) => eins.test(schluessel)))).toEqual([]);
  });

  it('all exist', () => {
    expect(muster.filter((eins) => !alle.some((schluessel) => eins.test(schluessel))).map(String)).toEqual([]);
  });
});
