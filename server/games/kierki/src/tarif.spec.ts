import { describe, expect, it } from '@jest/globals';
import { cardIn, setOf } from '@tavern-jack/kernel';
import { kontrakteFor, kontraktFor, summeFor } from './kontrakt.js';
import type { Spiel } from './spiele.js';
import { stichpunkte, type Tarif, tarifFor } from './tarif.js';
import { karten, OFFIZIELL } from './testing/stellung.js';

const alles = (kurz: string) => setOf(karten(kurz).map(cardIn));
const summe = (mitspieler: number, spiel: Spiel) => summeFor(kontraktFor(OFFIZIELL, mitspieler, spiel), mitspieler);
const offiziell = (spiel: Spiel, mitspieler: number) => tarifFor(spiel, mitspieler, 'SIEBTER_UND_LETZTER');
const plan = (mitspieler: number) => kontrakteFor(OFFIZIELL, mitspieler).map((kontrakt) => summeFor(kontrakt, mitspieler));
const zusammen = (zahlen: readonly number[]) => zahlen.reduce((a, b) => a + b, 0);

type Zeile = readonly [Spiel, Partial<Tarif>, number];
const ZU_VIERT: readonly Zeile[] = [
  ['STICHE', { jeStich: -20 }, -260],
  ['HERZEN', { jeHerz: -20 }, -260],
  ['DAMEN', { jeDame: -60 }, -240],
  ['HERREN', { jeHerr: -30 }, -240],
  ['HERZ_KOENIG', { herzKoenig: -150 }, -150],
  [
    'LETZTER_STICH',
    {
      zaehlstiche: [
        { stichNummer: 7, wert: -75 },
        { stichNummer: 13, wert: -75 },
      ],
    },
    -150,
  ],
  ['ROZBOJNIK', { jeStich: -20, jeHerz: -20, jeDame: -60, jeHerr: -30, herzKoenig: -150 }, -1300],
  ['TRUMPF', { jeStich: 25 }, 325],
  ['LOTERYJKA', { fuerFertige: [800, 500] }, 1300],
];
const ZU_DRITT: readonly Zeile[] = [
  ['STICHE', { jeStich: -15 }, -255],
  ['HERZEN', { jeHerz: -20 }, -260],
  ['DAMEN', { jeDame: -60 }, -240],
  ['HERREN', { jeHerr: -30 }, -240],
  ['HERZ_KOENIG', { herzKoenig: -140 }, -140],
  [
    'LETZTER_STICH',
    {
      zaehlstiche: [
        { stichNummer: 7, wert: -70 },
        { stichNummer: 17, wert: -70 },
      ],
    },
    -140,
  ],
  ['ROZBOJNIK', { jeStich: -15, jeHerz: -20, jeDame: -60, jeHerr: -30, herzKoenig: -140 }, -1275],
  ['TRUMPF', { jeStich: 25 }, 425],
  ['LOTERYJKA', { fuerFertige: [790, 485] }, 1275],
];

describe('Was die Spiele kosten und bringen', () => {
  it.each(ZU_VIERT)('zu viert %s: %j, zusammen %i', (spiel, tarif, gesamt) => {
    expect(offiziell(spiel, 4)).toMatchObject(tarif);
    expect(summe(4, spiel)).toBe(gesamt);
  });

  it.each(ZU_DRITT)('zu dritt %s: %j, zusammen %i', (spiel, tarif, gesamt) => {
    expect(offiziell(spiel, 3)).toMatchObject(tarif);
    expect(summe(3, spiel)).toBe(gesamt);
  });

  it('die Spiele 1–6 kosten zusammen −1300, der Rozbójnik noch einmal −1300, die Plusspiele bringen +2600', () => {
    expect(zusammen(plan(4).slice(0, 6))).toBe(-1300);
    expect(plan(4)[6]).toBe(-1300);
    expect(zusammen(plan(4).slice(7))).toBe(2600);
    expect(zusammen(plan(4))).toBe(0);
  });

  it('zu dritt kosten sie −1275 und −1275, die Plusspiele bringen +2550', () => {
    expect(zusammen(plan(3).slice(0, 6))).toBe(-1275);
    expect(plan(3)[6]).toBe(-1275);
    expect(zusammen(plan(3).slice(7))).toBe(2550);
  });

  it('beim Rozbójnik kostet ein Stich mit dem Herz-König mindestens −220: 20 + 20 + 30 + 150', () => {
    const rozbojnik = offiziell('ROZBOJNIK', 4);
    expect(stichpunkte(rozbojnik, 1, alles('HK P2 X3 K4'))).toBe(-220);
    expect(stichpunkte(rozbojnik, 1, alles('P2 P3 X3 K4'))).toBe(-20);
    expect(stichpunkte(rozbojnik, 7, alles('HK HD HB H2'))).toBe(-220 - 75 - (60 + 20) - (30 + 20) - 20);
    expect(stichpunkte(offiziell('ROZBOJNIK', 3), 17, alles('HK P2 X3'))).toBe(-15 - 20 - 30 - 140 - 70);
  });

  it('König oder Bube zählt −30, der Herz-König auch; bei „Kein Herz-König“ zählt er allein', () => {
    expect(stichpunkte(offiziell('HERREN', 4), 1, alles('X10 XD HK XB'))).toBe(-60);
    expect(stichpunkte(offiziell('HERZ_KOENIG', 4), 1, alles('HK HD HB H2'))).toBe(-150);
  });
});

describe('Varianten: das letzte Minusspiel', () => {
  it.each([
    ['NUR_LETZTER', 4, [[13, -150]]],
    ['NUR_LETZTER', 3, [[17, -140]]],
    [
      'LETZTE_ZWEI',
      4,
      [
        [12, -75],
        [13, -75],
      ],
    ],
    [
      'LETZTE_ZWEI',
      3,
      [
        [16, -70],
        [17, -70],
      ],
    ],
  ] as const)('%s zu %i: %j, auch im Rozbójnik', (letzteStiche, mitspieler, stiche) => {
    for (const spiel of ['LETZTER_STICH', 'ROZBOJNIK'] as const) {
      const { zaehlstiche } = tarifFor(spiel, mitspieler, letzteStiche);
      expect(zaehlstiche.map(({ stichNummer, wert }) => [stichNummer, wert])).toEqual(stiche);
    }
  });

  it('an der Summe ändert sie nichts', () => {
    for (const letzteStiche of ['NUR_LETZTER', 'LETZTE_ZWEI'] as const) {
      for (const mitspieler of [3, 4]) {
        const summen = kontrakteFor({ ...OFFIZIELL, letzteStiche }, mitspieler).map((kontrakt) => summeFor(kontrakt, mitspieler));
        expect(summen).toEqual(plan(mitspieler));
      }
    }
  });
});
