import { describe, expect, it } from '@jest/globals';
import { gerollt, gewaehlt, rollwerte } from './bestes-spiel.js';
import { chanceAuf, trefferOf } from './chancen.js';
import { type Buerger, wuerfelkoenig } from './index.js';
import { stellung } from './testing/stellung.js';
import { wurfnummer } from './wurfraum.js';

/** The decisions' table: the chance within three and within four rolls. */
const TABELLE: readonly (readonly [chanceIn3: number, chanceIn4: number, ...buerger: Buerger[]])[] = [
  [0.449, 0.679, 'SCHNOESEL_GERADE', 'SCHNOESEL_UNGERADE'],
  [0.788, 0.897, 'ELFE_4'],
  [0.518, 0.681, 'ELFE_5'],
  [0.197, 0.311, 'ELFE_6'],
  [0.5, 0.689, 'ZWERG_3X1', 'ZWERG_3X3', 'ZWERG_3X4'],
  [0.21, 0.378, 'ZWERG_4X3', 'ZWERG_4X4', 'ZWERG_4X6'],
  [0.052, 0.127, 'ZWERG_5X1', 'ZWERG_5X6'],
  [0.932, 0.984, 'GNOM_3_GRUEN'],
  [0.751, 0.904, 'GNOM_4_ROT', 'GNOM_4_GRUEN'],
  [0.428, 0.661, 'GNOM_5_ROT', 'GNOM_5_BLAU'],
  [0.121, 0.267, 'GNOM_6_BLAU'],
  [0.949, 0.983, 'ORK_2_2'],
  [0.889, 0.954, 'ORK_3'],
  [0.761, 0.878, 'ORK_3_2'],
  [0.501, 0.68, 'ORK_4'],
  [0.273, 0.388, 'ORK_2_2_2'],
  [0.157, 0.293, 'ORK_5'],
  [0.195, 0.313, 'ORK_4_2'],
  [0.926, 0.978, 'KOBOLD_4'],
  [0.64, 0.818, 'KOBOLD_5'],
  [0.219, 0.394, 'KOBOLD_6'],
  [0.555, 0.7, 'LEHRLING_2ROT_2GRUEN_2BLAU'],
  [0.389, 0.571, 'LEHRLING_3ROT_3BLAU'],
  [0.922, 0.976, 'FEE_2ROT_2GRUEN', 'FEE_2GRUEN_2BLAU'],
  [0.73, 0.873, 'FEE_3ROT_2BLAU', 'FEE_2ROT_3GRUEN', 'FEE_2GRUEN_3BLAU'],
  [0.382, 0.602, 'HYPNOTISEUR'],
  [0.87, 0.961, 'DRACHE_25'],
  [0.612, 0.81, 'DRACHE_28'],
  [0.382, 0.602, 'DRACHE_30'],
];

describe('Die Chance, eine Bedingung bei bestem Spiel zu erfüllen', () => {
  it('alle 40 Karten stehen in der Tabelle', () => expect(TABELLE.flatMap(([, , ...buerger]) => buerger)).toHaveLength(40));

  it.each(TABELLE)('in drei Würfen %d, in vier %d: %s', (drei, vier, ...buerger) => {
    for (const b of buerger) {
      // The table's third digit may be off by one.
      expect(Math.abs(chanceAuf(b, null, 3) - drei)).toBeLessThan(0.001);
      expect(Math.abs(chanceAuf(b, null, 4) - vier)).toBeLessThan(0.001);
    }
  });

  it('von Hand: sechs Blaue in einem Wurf sind (1/3)^6, fünf liegende und ein Wurf 1/3, zwei Würfe 5/9', () => {
    expect(chanceAuf('GNOM_6_BLAU', null, 1)).toBeCloseTo((1 / 3) ** 6, 12);
    expect(chanceAuf('GNOM_6_BLAU', [1, 6, 2, 5, 3, 1], 1)).toBeCloseTo(1 / 3, 12);
    expect(chanceAuf('GNOM_6_BLAU', [1, 6, 2, 5, 3, 1], 2)).toBeCloseTo(5 / 9, 12);
    expect(chanceAuf('GNOM_6_BLAU', [1, 6, 2, 5, 3, 1], 0)).toBe(0);
    expect(chanceAuf('GNOM_6_BLAU', [1, 6, 2, 5, 3, 4], 0)).toBe(1);
  });

  it('das Programm stimmt mit dem Auszählen aller Würfe überein: Zwerg 3x1, eine 1 liegt, fünf Würfel rollen', () => {
    const werte = rollwerte(Float64Array.from(trefferOf('ZWERG_3X1')), [1, 2, 3, 4, 5, 6]);
    const nochZwei = 1 - (5 / 6) ** 5 - 5 * (1 / 6) * (5 / 6) ** 4;
    expect(werte(0b000001)).toBeCloseTo(nochZwei, 12);
    expect(werte(0b000000)).toBeCloseTo(chanceAuf('ZWERG_3X1', null, 1), 12);
    expect(werte(0b111110)).toBe(0);
    expect(werte(0b111111)).toBe(0);
  });

  it('wenige Würfe oder alle: die Werte der 64 Mengen eines Wurfs sind dieselben', () => {
    const endwerte = Float64Array.from(trefferOf('GNOM_5_ROT'));
    const wuerfel = [3, 5, 1, 1, 2, 4];
    const beste = Math.max(...Array.from({ length: 64 }, (_, menge) => rollwerte(endwerte, wuerfel)(menge)));
    expect(beste).toBeCloseTo(gewaehlt(gerollt(endwerte))[wurfnummer(wuerfel)] ?? 0, 12);
  });

  it('zwei Würfel einer Art sind einander gleich', () => {
    expect(wurfnummer([1, 2, 3, 4, 5, 6])).toBe(wurfnummer([2, 1, 4, 3, 6, 5]));
    expect(wurfnummer([1, 2, 3, 4, 5, 6])).not.toBe(wurfnummer([3, 4, 1, 2, 5, 6]));
  });

  it('zum Üben steht die Chance an jeder offenen Karte, offiziell nirgends', () => {
    const chancen = (chance: boolean) =>
      wuerfelkoenig.view(stellung({ options: { chancen: chance } }).state, 0).reihe.map(({ karte }) => karte?.chance);
    expect(chancen(true)).toEqual(
      ['ZWERG_5X1', 'ZWERG_5X6', 'GNOM_6_BLAU', 'ELFE_6', 'ORK_5'].map((b) => chanceAuf(b as Buerger, null, 3)),
    );
    expect(chancen(false)).toEqual([null, null, null, null, null]);
  });
});
