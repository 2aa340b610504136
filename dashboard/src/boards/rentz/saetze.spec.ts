import { describe, expect, it } from '@jest/globals';
import { ereignisarten, schluesselVon, uebersetzer } from '../kartentisch/textpruefung';
import { satz } from './saetze';
import type { Spielereignis } from './typen';

const namen = ['Annika', 'Ben', 'Carla', 'Dan'];
const kind = '';
const ergebnis = [-80, 0, 0, 0];
const gewertet = { __typename: 'RentzGabeGewertet', kind, gabe: 3, ansager: 2, spiel: 'HERZ_KOENIG', ergebnis, stand: ergebnis } as const;
const beispiele: readonly Spielereignis[] = [
  ...[3, 4, 5, 6].map(
    (mitspieler): Spielereignis => ({ __typename: 'RentzPartieEroeffnet', kind, mitspieler, ansager: 0, gaben: 8 * mitspieler }),
  ),
  { __typename: 'RentzGegeben', kind, gabe: 5, wiederholung: 0, ansager: 1, blaetter: [['PIK_A'], null, null, null] },
  { __typename: 'RentzGegeben', kind, gabe: 5, wiederholung: 2, ansager: 1, blaetter: [null, null, null, null] },
  { __typename: 'RentzAufgenommen', kind, seat: 0, handkarten: ['PIK_A'] },
  { __typename: 'RentzAngesagt', kind, seat: 0, spiel: 'TOTALE', blind: false },
  { __typename: 'RentzAngesagt', kind, seat: 0, spiel: 'TOTALE', blind: true },
  { __typename: 'RentzZugelassen', kind, seat: 1 },
  { __typename: 'RentzAbgelehnt', kind, seat: 1, enden: ['PIK_A', 'HERZ_A', 'KARO_7'] },
  { __typename: 'RentzGespielt', kind, seat: 2, spielkarte: 'KREUZ_10' },
  { __typename: 'RentzStichGewonnen', kind, seat: 3, stichNummer: 8, stichpunkte: 160 },
  { __typename: 'RentzStichGewonnen', kind, seat: 3, stichNummer: 1, stichpunkte: 0 },
  { __typename: 'RentzAngelegt', kind, seat: 2, spielkarte: 'HERZ_10' },
  { __typename: 'RentzGepasst', kind, seat: 2 },
  { __typename: 'RentzVerzichtet', kind, seat: 2 },
  { __typename: 'RentzAusgesetzt', kind, seat: 2 },
  { __typename: 'RentzAusgestiegen', kind, seat: 2, fertigAls: 1, platzpunkte: 300 },
  { ...gewertet, blind: false, vorzeitig: false },
  { ...gewertet, blind: true, vorzeitig: true },
  { __typename: 'RentzPartieBeendet', kind, stand: [120, -40, -40, -40], sieger: [0] },
  { __typename: 'RentzPartieBeendet', kind, stand: [60, 60, -60, -60], sieger: [0, 1] },
];
const mitArt = (art: Spielereignis['__typename']): readonly Spielereignis[] => beispiele.filter(({ __typename }) => __typename === art);

it('the samples know every event of the contract', () => {
  expect(new Set(beispiele.map((ereignis) => ereignis.__typename))).toEqual(new Set(ereignisarten('rentz')));
});

it('every sentence is told by some event', () => {
  const erzaehlt = new Set<string>();
  for (const ereignis of beispiele)
    satz(ereignis, namen, (schluessel) => {
      erzaehlt.add(schluessel);
      return schluessel;
    });
  expect(schluesselVon('rentz').filter((schluessel) => schluessel.startsWith('satz.') && !erzaehlt.has(schluessel))).toEqual([]);
});

describe.each(['de', 'en'] as const)('the sentences in %s', (sprache) => {
  const t = uebersetzer('rentz', sprache);
  const erzaehle = (ereignis: Spielereignis | undefined): string => (ereignis && satz(ereignis, namen, t)) ?? '';

  it.each(beispiele.map((ereignis, i) => [ereignis.__typename, i] as const))('tell %s, sample %i', (_, i) => {
    expect(erzaehle(beispiele[i])).toMatch(/^[\p{Lu}].*\.$/u);
  });

  it('tell different things in different words', () => {
    expect(new Set(beispiele.map(erzaehle)).size).toBe(beispiele.length);
  });

  it('tell a hand to nobody', () => {
    for (const ereignis of [...mitArt('RentzGegeben'), ...mitArt('RentzAufgenommen')]) expect(erzaehle(ereignis)).not.toMatch(/Ass|ace/);
  });

  it('prove a refusal with its ends', () => {
    expect(erzaehle(mitArt('RentzAbgelehnt')[0])).toContain(
      sprache === 'de' ? 'Pik-Ass, Herz-Ass, Karo-7' : 'ace of spades, ace of hearts, 7 of diamonds',
    );
  });

  it('write points with their sign', () => {
    expect(erzaehle(mitArt('RentzStichGewonnen')[0])).toMatch(/Dan.*8.*\+160/);
    expect(erzaehle(mitArt('RentzGabeGewertet')[0])).toContain('Annika −80, Ben 0, Carla 0, Dan 0');
  });

  it('pass over kinds that came after this page', () => {
    expect(satz({ __typename: 'RentzNochNichtErfunden', kind } as unknown as Spielereignis, namen, t)).toBeNull();
  });
});
