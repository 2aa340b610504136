import { describe, expect, it } from '@jest/globals';
import { ereignisarten, uebersetzer } from '../kartentisch/textpruefung';
import { beispiele } from './beispiele';
import { fragesatz, lagesatz } from './fragesatz';
import { satz } from './saetze';
import type { Ansicht, Kontrakt, Spielereignis } from './typen';
import { kontraktname, wertsatz } from './worte';

const namen = ['Anna', 'Ben', 'Carla', 'Dan'];
const kind = '';
const austeilen = { kind, spielNummer: 3, geber: 1, ansager: 1, ausspieler: 2, gemischt: true, blaetter: [null, null, null, null] };
const ereignisse: readonly Spielereignis[] = [
  { __typename: 'KingPartieEroeffnet', kind, mitspieler: 4, ersterGeber: 1 },
  { __typename: 'KingAusgeteilt', ...austeilen, vorgegeben: 'KOENIGE_BUBEN' },
  { __typename: 'KingAusgeteilt', ...austeilen, vorgegeben: 'DAMEN', gemischt: false },
  { __typename: 'KingAusgeteilt', ...austeilen, vorgegeben: null },
  { __typename: 'KingKontraktAngesagt', kind, seat: 0, kontrakt: 'HERZ_KOENIG' },
  { __typename: 'KingGeboten', kind, seat: 2, gebot: 1 },
  { __typename: 'KingGeboten', kind, seat: 2, gebot: 3 },
  { __typename: 'KingGepasst', kind, seat: 3 },
  { __typename: 'KingTrumpfVerkauft', kind, seat: 1, kaeufer: 2, gebot: 3 },
  { __typename: 'KingTrumpfBehalten', kind, seat: 1 },
  { __typename: 'KingTrumpfBestimmt', kind, seat: 1, farbe: 'KARO', trumpfkarte: 'KARO_9' },
  { __typename: 'KingTrumpfBestimmt', kind, seat: 2, farbe: 'HERZ', trumpfkarte: null },
  { __typename: 'KingKarteGelegt', kind, seat: 0, spielkarte: 'KREUZ_10' },
  { __typename: 'KingStichGewonnen', kind, seat: 1, stichNummer: 2, zaehltFuer: 1, punkte: -2 },
  { __typename: 'KingStichGewonnen', kind, seat: 1, stichNummer: 2, zaehltFuer: 1, punkte: 0 },
  { __typename: 'KingStichGewonnen', kind, seat: 2, stichNummer: 1, zaehltFuer: 1, punkte: 1 },
  {
    __typename: 'KingRestEntschieden',
    kind,
    nehmer: 2,
    restgrund: 'ALLE_STICHE',
    reststiche: 3,
    restpunkte: [0, 0, 3, 0],
    restkarten: [['PIK_7'], ['KARO_9'], ['HERZ_A'], ['KREUZ_B']],
  },
  {
    __typename: 'KingRestEntschieden',
    kind,
    nehmer: null,
    restgrund: 'NICHTS_MEHR_ZU_HOLEN',
    reststiche: 1,
    restpunkte: [0, 0, 0, 0],
    restkarten: [[], [], [], []],
  },
  { __typename: 'KingSpielGewertet', kind, spielNummer: 6, kontrakt: 'ZWEI_STICHE', ergebnis: [-2, 0, -3, 0], stand: [-9, -17, -12, -14] },
  { __typename: 'KingPartieBeendet', kind, endstand: [5, -5, 3, -3], sieger: [0] },
  { __typename: 'KingPartieBeendet', kind, endstand: [4, -5, 4, -3], sieger: [0, 2] },
];

describe('the samples', () => {
  it('know every event of the contract', () => {
    const arten = ereignisarten('king');
    expect(arten.length).toBe(13);
    expect(new Set(ereignisse.map((ereignis) => ereignis.__typename))).toEqual(new Set(arten));
  });
});

describe.each(['de', 'en'] as const)('every event is told (%s)', (sprache) => {
  const t = uebersetzer('king', sprache);

  it.each(ereignisse.map((ereignis) => [ereignis.__typename, ereignis] as const))('%s', (_, ereignis) => {
    const gesagt = satz(ereignis, namen, t);
    expect(gesagt).toMatch(/^\S.*[.!]$/);
    expect(gesagt).not.toMatch(/[{}]|undefined|null|satz\./);
  });

  it('every position has a question and what counts', () => {
    for (const { view, frage } of Object.values(beispiele)) {
      if (frage) expect(fragesatz(frage.question, view, namen, t)).toMatch(/^\S.*[.?]$/);
      if (frage) expect(lagesatz(frage, view, namen, t) ?? 'nichts').not.toMatch(/[{}]|undefined/);
      for (const { kontrakt, kingTarif } of view.vorrat) expect(wertsatz(kontrakt, kingTarif, view, t)).toMatch(/[+−]\d/);
    }
  });
});

describe('auf Deutsch', () => {
  const t = uebersetzer('king', 'de');
  const sagt = (ereignis: Spielereignis) => satz(ereignis, namen, t);

  it('Ben bekommt den Stich und damit 2 Minuspunkte', () => {
    expect(sagt({ __typename: 'KingStichGewonnen', kind, seat: 1, stichNummer: 2, zaehltFuer: 1, punkte: -2 })).toBe(
      'Stich 2 geht an Ben: −2.',
    );
  });

  it('die ersten Stiche des Käufers zählen für den Geber', () => {
    expect(sagt({ __typename: 'KingStichGewonnen', kind, seat: 2, stichNummer: 1, zaehltFuer: 1, punkte: 1 })).toBe(
      'Stich 1 geht an Carla, zählt aber für Ben: +1.',
    );
  });

  it('Endstand: Anna +5', () => {
    expect(sagt({ __typename: 'KingPartieBeendet', kind, endstand: [5, -5, 3, -3], sieger: [0] })).toBe('Anna gewinnt mit +5.');
  });

  it('der Herz-König ist der Einzelkarte wegen anders zu nennen: etwa die Karo-10', () => {
    const view = beispiele.anfang?.view as Ansicht;
    const heisst = (kontrakt: Kontrakt, mehr: Partial<Ansicht['optionen']> = {}) =>
      kontraktname(kontrakt, { ...view, optionen: { ...view.optionen, ...mehr } }, t);
    expect(heisst('HERZ_KOENIG')).toBe('Kein Herz-König');
    expect(heisst('HERZ_KOENIG', { einzelkarte: 'KARO_10' })).toBe('Keine Karo-10');
    expect(heisst('ZWEI_STICHE')).toBe('Nicht den 7. und letzten Stich');
  });

  it('zu dritt ist es der 10. Stich, bei Rıfkı sind es die letzten beiden', () => {
    const view = beispiele.anfang?.view as Ansicht;
    const mit = (stichzahl: number, ...nummern: number[]): Ansicht => ({
      ...view,
      stichzahl,
      vorrat: view.vorrat.map((einer) => ({
        ...einer,
        kingTarif: { ...einer.kingTarif, zaehlstiche: nummern.map((stichNummer) => ({ stichNummer, wert: -3 })) },
      })),
    });
    expect(kontraktname('ZWEI_STICHE', mit(17, 10, 17), t)).toBe('Nicht den 10. und letzten Stich');
    expect(kontraktname('ZWEI_STICHE', mit(13, 12, 13), t)).toBe('Nicht die letzten zwei Stiche');
  });
});
