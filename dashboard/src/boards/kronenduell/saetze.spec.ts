import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createTranslator } from 'use-intl/core';
import type { GameTexts } from '../game-board';
import { danach, ende, falle } from './beispiel';
import { rundensatz } from './rundensatz';
import { satz } from './saetze';
import type { Spielereignis } from './typen';

const lies = (pfad: string): string => readFileSync(new URL(pfad, import.meta.url), 'utf8');
const sdl = lies('../../../../contracts/graphql/kronenduell.graphql');
const arten = [...sdl.matchAll(/^type (\w+) implements MatchEvent/gm)].map((treffer) => treffer[1] as string);

const namen = ['Annika', 'Ben'];
const kind = '';
const acht = [1, 2, 3, 4, 5, 6, 7, 8];
const beispiele: readonly Spielereignis[] = [
  { __typename: 'KronenduellPartieBegonnen', kind, partie: 1, ziel: 4, gemischt: false, haende: [acht, acht] },
  { __typename: 'KronenduellPartieBegonnen', kind, partie: 1, ziel: 3, gemischt: true, haende: null },
  { __typename: 'KronenduellPartieBegonnen', kind, partie: 2, ziel: 4, gemischt: false, haende: [acht, acht] },
  { __typename: 'KronenduellKartenVerraten', kind, gegeben: [8, 1] },
  { __typename: 'KronenduellKartenVerraten', kind, gegeben: null },
  { __typename: 'KronenduellRundeBegonnen', kind, runde: 3, verstaerkt: null, spaeher: null },
  { __typename: 'KronenduellRundeBegonnen', kind, runde: 3, verstaerkt: 0, spaeher: null },
  { __typename: 'KronenduellRundeBegonnen', kind, runde: 3, verstaerkt: null, spaeher: 1 },
  { __typename: 'KronenduellRundeBegonnen', kind, runde: 3, verstaerkt: 0, spaeher: 1 },
  { __typename: 'KronenduellGelegt', kind, seat: 0, offen: false, rang: null },
  { __typename: 'KronenduellGelegt', kind, seat: 0, offen: false, rang: 4 },
  { __typename: 'KronenduellGelegt', kind, seat: 0, offen: true, rang: 4 },
  { __typename: 'KronenduellAufgedeckt', kind, raenge: [6, 5], werte: [6, 7], aufgehoben: [false, true] },
  { __typename: 'KronenduellRundeGewonnen', kind, seat: 0, muenzen: 1, nachgeholt: 0, regel: 'UMSTURZ' },
  { __typename: 'KronenduellRundeGewonnen', kind, seat: 0, muenzen: 4, nachgeholt: 2, regel: 'HOEHERER_WERT' },
  { __typename: 'KronenduellRundeGewonnen', kind, seat: 1, muenzen: 1, nachgeholt: 0, regel: 'KRONE' },
  { __typename: 'KronenduellRundeGewonnen', kind, seat: 1, muenzen: 0, nachgeholt: 0, regel: 'FALLE' },
  { __typename: 'KronenduellRundeVertagt', kind, vertagt: 1, regel: 'WAFFENRUHE' },
  { __typename: 'KronenduellRundeVertagt', kind, vertagt: 2, regel: 'GLEICHSTAND' },
  { __typename: 'KronenduellPartieUnentschieden', kind, partie: 1, stand: [3, 2] },
  { __typename: 'KronenduellDuellGewonnen', kind, seat: 1, durchFalle: false, stand: [2, 4] },
  { __typename: 'KronenduellDuellGewonnen', kind, seat: 1, durchFalle: true, stand: [3, 0] },
  { __typename: 'KronenduellDuellUnentschieden', kind, partien: 10 },
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

describe('the samples', () => {
  it('know every event of the contract', () => {
    expect(arten.length).toBe(10);
    expect(new Set(beispiele.map((ereignis) => ereignis.__typename))).toEqual(new Set(arten));
  });
});

describe.each(['de', 'en'] as const)('the sentences in %s', (sprache) => {
  const t = uebersetzer(sprache);
  const saetze = beispiele.map((ereignis) => satz(ereignis, namen, t) ?? '');

  it.each(beispiele.map((ereignis, i) => [ereignis.__typename, i] as const))('tell %s, sample %i', (_, i) => {
    expect(saetze[i]).toMatch(/^[\p{Lu}].*[.!]$/u);
  });

  it('tell different things in different words', () => {
    expect(new Set(saetze).size).toBe(beispiele.length);
  });

  it('never name a card that lies face down', () => {
    const verdeckt = satz({ __typename: 'KronenduellGelegt', kind, seat: 1, offen: false, rang: null }, namen, t);
    expect(verdeckt).toContain('Ben');
    expect(verdeckt).not.toMatch(/\d/);
  });

  it('say what a boosted card counts and that a 6 took its ability', () => {
    const [aufgedeckt] = beispiele.filter((ereignis) => ereignis.__typename === 'KronenduellAufgedeckt');
    const text = aufgedeckt && satz(aufgedeckt, namen, t);
    expect(text).toContain(`${t('karte.DOPPELT.name')} (5, ${t('karte.zaehlt', { wert: 7 })}, ${t('karte.gebannt')})`);
    expect(text).toContain(`${t('karte.BANN.name')} (6).`);
  });

  it('count the coins of adjourned rounds', () => {
    const text = satz({ __typename: 'KronenduellRundeGewonnen', kind, seat: 0, muenzen: 4, nachgeholt: 2, regel: 'UMSTURZ' }, namen, t);
    expect(text).toMatch(/Annika.*4.*2/);
  });

  it('put the winner’s coins first', () => {
    const text = satz({ __typename: 'KronenduellDuellGewonnen', kind, seat: 1, durchFalle: false, stand: [2, 5] }, namen, t);
    expect(text).toMatch(/Ben.*5.*2/);
  });

  it('pass over kinds that came after this page', () => {
    expect(satz({ __typename: 'KronenduellNochNichtErfunden', kind } as unknown as Spielereignis, namen, t)).toBeNull();
  });

  it('tell each round that is over', () => {
    for (const runde of [...ende.verlauf, ...falle.verlauf, ...danach.verlauf]) {
      const text = rundensatz(runde, namen, t);
      expect(text).toMatch(/^\p{Lu}.*\. .*\.$/u);
      expect(text).toContain(String(runde.runde));
      if (runde.sieger !== null) expect(text.split('. ').at(-1)).toContain(namen[runde.sieger]);
    }
  });
});
