import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createTranslator } from 'use-intl/core';
import type { GameTexts } from '../game-board';
import { satz } from './saetze';
import type { Spielereignis } from './typen';

const lies = (pfad: string): string => readFileSync(new URL(pfad, import.meta.url), 'utf8');
const sdl = '../../../../contracts/graphql/';
const schema = readdirSync(new URL(sdl, import.meta.url))
  .map((datei) => lies(sdl + datei))
  .join('\n');

// Every event of the game that this page may meet.
const arten = [...schema.matchAll(/^type (\w+) implements MatchEvent/gm)]
  .map((treffer) => treffer[1] as string)
  .filter((art) => /^Kiezkoenig/.test(art));

const namen = ['Annika', 'Ben', 'Uschi', 'Kalle'];
const kind = '';
const beispiele: readonly Spielereignis[] = [
  { __typename: 'KiezkoenigPartieEroeffnet', kind, reihenfolge: [1, 2, 3, 0], taler: [1300, 1000, 1100, 1200], runden: 10 },
  { __typename: 'KiezkoenigZugBegonnen', kind, runde: 3, seat: 1 },
  { __typename: 'KiezkoenigZugAusgesetzt', kind, runde: 3, seat: 1 },
  { __typename: 'KiezkoenigAusgebaut', kind, seat: 1, feld: 13, stufe: 1, preis: 100 },
  { __typename: 'KiezkoenigGewuerfelt', kind, seat: 1, wuerfel: [4, 2] },
  { __typename: 'KiezkoenigGezogen', kind, seat: 1, von: 5, nach: 11, zugGrund: 'WURF', vorwaerts: true },
  { __typename: 'KiezkoenigBankZahlt', kind, seat: 1, betrag: 150, grund: 'LOHN' },
  { __typename: 'KiezkoenigBankErhaelt', kind, seat: 1, faellig: 60, bezahlt: 60, grund: 'SCHERBEN' },
  { __typename: 'KiezkoenigGekauft', kind, seat: 1, feld: 13, preis: 200 },
  { __typename: 'KiezkoenigGelassen', kind, seat: 1, feld: 13, frage: 'KAUFEN' },
  { __typename: 'KiezkoenigDeckelBezahlt', kind, seat: 1, an: 2, feld: 13, faellig: 225, bezahlt: 225 },
  { __typename: 'KiezkoenigSpielerZahlt', kind, seat: 1, an: 2, faellig: 25, bezahlt: 25, karte: 'GEBURTSTAG' },
  { __typename: 'KiezkoenigNotverkauf', kind, seat: 1, feld: 1, erloes: 40 },
  { __typename: 'KiezkoenigUebernommen', kind, seat: 1, von: 2, feld: 5, preis: 270 },
  { __typename: 'KiezkoenigKartenGemischt', kind, anzahl: 14 },
  { __typename: 'KiezkoenigKarteGezogen', kind, seat: 1, karte: 'LOKALRUNDE' },
  { __typename: 'KiezkoenigAussetzenVerhaengt', kind, seat: 1 },
  { __typename: 'KiezkoenigSperrstunde', kind, vermoegen: [900, 1400, 1100, 800], koenige: [1] },
];

function uebersetzer(sprache: 'de' | 'en'): GameTexts {
  const messages = JSON.parse(lies(`./messages.${sprache}.json`)) as Record<string, never>;
  const t = createTranslator({
    locale: sprache,
    messages,
    onError: (fehler) => {
      throw fehler;
    },
  });
  return (schluessel, werte) => t(schluessel as never, werte as never);
}

const beispiel = (art: string): Spielereignis => {
  const gefunden = beispiele.find((ereignis) => ereignis.__typename === art);
  if (!gefunden) throw new Error(`no sample of ${art}`);
  return gefunden;
};

describe.each(['de', 'en'] as const)('the sentences in %s', (sprache) => {
  const t = uebersetzer(sprache);

  it.each(arten)('tell %s', (art) => {
    const text = satz(beispiel(art), namen, t);
    expect(text).toMatch(/^[\p{Lu}„“].*[.!]$/u);
  });

  it('name everybody as given', () => {
    const text = satz(beispiel('KiezkoenigUebernommen'), namen, t);
    expect(text).toContain('Ben');
    expect(text).toContain('Uschi');
    expect(text).toContain('Zum Krug');
    expect(text).toContain('270');
  });

  it('say what was owed when it could not be paid in full', () => {
    const text = satz({ __typename: 'KiezkoenigDeckelBezahlt', kind, seat: 0, an: 1, feld: 15, faellig: 720, bezahlt: 35 }, namen, t);
    expect(text).toContain('720');
    expect(text).toContain('35');
  });

  it('share the crown', () => {
    const text = satz({ __typename: 'KiezkoenigSperrstunde', kind, vermoegen: [1400, 1400, 0, 0], koenige: [0, 1] }, namen, t);
    expect(text).toContain('Annika & Ben');
  });

  it('pass over kinds that came after this page', () => {
    expect(satz({ __typename: 'KiezkoenigNochNichtErfunden', kind } as unknown as Spielereignis, namen, t)).toBeNull();
  });
});

describe('both languages', () => {
  const schluessel = (wert: unknown, pfad = ''): string[] =>
    typeof wert === 'object' && wert !== null
      ? Object.entries(wert).flatMap(([name, unter]) => schluessel(unter, `${pfad}.${name}`))
      : [pfad];

  it.each(['.', '../../art'])('have the same texts in %s', (ordner) => {
    const [de, en] = ['de', 'en'].map((sprache) => schluessel(JSON.parse(lies(`${ordner}/messages.${sprache}.json`))).sort());
    expect(en).toEqual(de);
  });
});
