import { describe, expect, it } from '@jest/globals';
import { ereignisarten, schluesselVon, uebersetzer } from '../kartentisch/textpruefung';
import { satz } from './saetze';
import type { Spielereignis } from './typen';

const namen = ['Annika', 'Ben', 'Carla', 'Dan'];
const kind = '';
const ergebnis = [-40, -60, 0, -160];
const beispiele: readonly Spielereignis[] = [
  { __typename: 'KierkiPartieEroeffnet', kind, mitspieler: 4, geber: 3 },
  { __typename: 'KierkiPartieEroeffnet', kind, mitspieler: 3, geber: 2 },
  { __typename: 'KierkiSpielBegonnen', kind, spielNummer: 7, kierkiSpiel: 'ROZBOJNIK', geber: 1 },
  { __typename: 'KierkiGegeben', kind, blaetter: [['HERZ_7', 'PIK_A'], null, null, null] },
  { __typename: 'KierkiGegeben', kind, blaetter: [null, null, null, null] },
  { __typename: 'KierkiTrumpfAngesagt', kind, seat: 0, trumpffarbe: 'KREUZ' },
  { __typename: 'KierkiKarteGespielt', kind, seat: 1, spielkarte: 'PIK_10' },
  { __typename: 'KierkiStichGewonnen', kind, seat: 2, stichNummer: 4, stichpunkte: -80 },
  { __typename: 'KierkiStichGewonnen', kind, seat: 2, stichNummer: 5, stichpunkte: 0 },
  { __typename: 'KierkiKarteAngelegt', kind, seat: 0, spielkarte: 'HERZ_7' },
  { __typename: 'KierkiGepasst', kind, seat: 3 },
  { __typename: 'KierkiFertigGeworden', kind, seat: 0, fertigAls: 1, bringt: 800 },
  { __typename: 'KierkiFertigGeworden', kind, seat: 1, fertigAls: 2, bringt: 500 },
  {
    __typename: 'KierkiRestAufgedeckt',
    kind,
    abkuerzung: 'NICHTS_MEHR_ZU_HOLEN',
    restAn: null,
    restwert: 0,
    restkarten: [[], [], [], []],
  },
  {
    __typename: 'KierkiRestAufgedeckt',
    kind,
    abkuerzung: 'REST_ENTSCHIEDEN',
    restAn: 1,
    restwert: 75,
    restkarten: [['PIK_7'], ['HERZ_A'], [], []],
  },
  { __typename: 'KierkiRestAufgedeckt', kind, abkuerzung: 'ZWEI_FERTIG', restAn: null, restwert: 0, restkarten: [[], [], [], []] },
  { __typename: 'KierkiSpielGewertet', kind, spielNummer: 1, ergebnis, stand: ergebnis },
  { __typename: 'KierkiPartieBeendet', kind, stand: [120, -40, -40, -40], sieger: [0] },
  { __typename: 'KierkiPartieBeendet', kind, stand: [60, 60, -60, -60], sieger: [0, 1] },
];

it('the samples know every event of the contract', () => {
  expect(new Set(beispiele.map((ereignis) => ereignis.__typename))).toEqual(new Set(ereignisarten('kierki')));
});

it('every sentence is told by some event', () => {
  const erzaehlt = new Set<string>();
  for (const ereignis of beispiele)
    satz(ereignis, namen, (schluessel) => {
      erzaehlt.add(schluessel);
      return schluessel;
    });
  expect(schluesselVon('kierki').filter((schluessel) => schluessel.startsWith('satz.') && !erzaehlt.has(schluessel))).toEqual([]);
});

describe.each(['de', 'en'] as const)('the sentences in %s', (sprache) => {
  const t = uebersetzer('kierki', sprache);
  const erzaehle = (ereignis: Spielereignis): string => satz(ereignis, namen, t) ?? '';

  it.each(beispiele.map((ereignis, i) => [ereignis.__typename, i] as const))('tell %s, sample %i', (_, i) => {
    expect(erzaehle(beispiele[i] as Spielereignis)).toMatch(/^[\p{Lu}].*\.$/u);
  });

  it('tell different things in different words', () => {
    expect(new Set(beispiele.map(erzaehle)).size).toBe(beispiele.length);
  });

  it('name cards, and points with their sign', () => {
    expect(erzaehle(beispiele[6] as Spielereignis)).toContain(sprache === 'de' ? 'Pik-10' : '10 of spades');
    expect(erzaehle(beispiele[7] as Spielereignis)).toMatch(/Carla.*4.*−80/);
    expect(erzaehle(beispiele[16] as Spielereignis)).toContain('Annika −40, Ben −60, Carla 0, Dan −160');
  });

  it('tell no card of a hand', () => {
    expect(erzaehle(beispiele[3] as Spielereignis)).not.toMatch(/Herz|Pik|hearts|spades/);
  });

  it('pass over kinds that came after this page', () => {
    expect(satz({ __typename: 'KierkiNochNichtErfunden', kind } as unknown as Spielereignis, namen, t)).toBeNull();
  });
});
