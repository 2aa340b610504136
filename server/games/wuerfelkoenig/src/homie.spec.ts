import { describe, expect, it } from '@jest/globals';
import { drawsFrom, type HomieLevel } from '@tavern-jack/kernel';
import { playout, seededSource } from '@tavern-jack/kernel/testing';
import { erfuellt, wurfbild } from './bedingung.js';
import { type Buerger, type Move, type View, type WuerfelkoenigState, wuerfelkoenig } from './index.js';
import { gedruckt } from './karten.js';
import { kartenwerte } from './kartenwert.js';
import { nuetzliche } from './nuetzlich.js';
import { nehmen, type Stellung, schenken, stellung, wuerfeln } from './testing/stellung.js';

const waehlt = (level: HomieLevel, state: WuerfelkoenigState, seed = 1): Move =>
  wuerfelkoenig.homie(level)(wuerfelkoenig.view(state, 0), 0, wuerfelkoenig.legalMoves(state, 0), drawsFrom(seededSource(seed)));
const nachWurf = (wurf: number, wuerfel: readonly number[], lage: Stellung = {}) =>
  stellung(lage).and({ type: 'gewuerfelt', seat: 0, wurf, behalten: [], wuerfel }).state;
const mit = (...reihe: readonly [Buerger, Buerger]): readonly Buerger[] => [...reihe, 'GNOM_6_BLAU', 'ELFE_6', 'ZWERG_5X6'];

/** Share of wins, in per cent, of seat 0 against one other seat; the starting seat goes round. */
function siege(level: HomieLevel, gegen: HomieLevel, partien: number): number {
  let siege = 0;
  const gemischt = {
    ...wuerfelkoenig,
    homie: () => (view: View, seat: number, moves: readonly Move[], draws: ReturnType<typeof drawsFrom>) =>
      wuerfelkoenig.homie(seat === 0 ? level : gegen)(view, seat, moves, draws),
  };
  for (let seed = 0; seed < partien; seed++) {
    const match = { seed: 7919 * seed, seats: { count: 2, startingSeat: seed % 2 }, options: { chancen: false } };
    const ende = [...playout(gemischt, match, level)].at(-1)?.after;
    const winners = (ende && wuerfelkoenig.outcome(ende)?.winners) ?? [];
    if (winners.includes(0)) siege += 1 / winners.length;
  }
  return (100 * siege) / partien;
}

describe('Homies: drei Stärken', () => {
  it('Leicht spielt nach Laune: in derselben Lage mal so, mal so', () => {
    const state = nachWurf(1, [2, 2, 2, 1, 3, 5], { reihe: mit('ORK_3', 'ZWERG_3X1') });
    const zuege = new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(waehlt('LEICHT', state, seed))));
    expect(zuege).toContain(JSON.stringify(nehmen(0)));
    expect(zuege.size).toBeGreaterThan(3);
  });

  it('Normal spielt auf ein Ziel: mit drei 1 und zwei Würfen auf den Zwerg zu 10, nicht auf den Kobold zu 1', () => {
    const state = nachWurf(1, [1, 1, 1, 1, 3, 4], { reihe: mit('ZWERG_5X1', 'KOBOLD_4') });
    expect(waehlt('NORMAL', state)).toEqual(wuerfeln(0, 1, 2, 3));
  });

  it('Normal nimmt sein Ziel, sobald es erfüllt ist, und nach dem letzten Wurf die wertvollste Karte', () => {
    expect(waehlt('NORMAL', nachWurf(1, [1, 1, 1, 1, 1, 4], { reihe: mit('ORK_3', 'ZWERG_5X1') }))).toEqual(nehmen(1));
    expect(waehlt('NORMAL', nachWurf(3, [1, 1, 1, 2, 3, 4], { reihe: mit('ORK_3', 'ZWERG_3X1') }))).toEqual(nehmen(1));
  });

  it.each(['NORMAL', 'SCHWER'] as const)('%s schenkt den Drachen dem, der führt', (level) => {
    const { state } = stellung({ seats: 3, reihe: mit('DRACHE_30', 'ORK_3'), reiche: [[], ['ZWERG_3X1'], ['ZWERG_4X6']] }).and({
      type: 'buergerGenommen',
      seat: 0,
      platz: 0,
      buerger: 'DRACHE_30',
      hypnotisiert: false,
    });
    expect(waehlt(level, state)).toEqual(schenken(2));
  });

  it('Normal holt gegen Leicht und Schwer gegen Normal deutlich mehr als die Hälfte der Siege', () => {
    expect(siege('NORMAL', 'LEICHT', 100)).toBeGreaterThan(75);
    expect(siege('SCHWER', 'NORMAL', 30)).toBeGreaterThan(50);
  }, 120_000);
});

describe('Schwer rechnet den Zug zu Ende', () => {
  /** The worth of a keep with one roll left, by counting every throw one by one. */
  function ausgezaehlt(state: WuerfelkoenigState, behalten: readonly number[]): number {
    const { karten, strafe } = kartenwerte(wuerfelkoenig.view(state, 0), 0);
    const frei = [0, 1, 2, 3, 4, 5].filter((i) => !behalten.includes(i));
    const wuerfe = 6 ** frei.length;
    let summe = 0;
    for (let zahl = 0; zahl < wuerfe; zahl++) {
      const wuerfel = [...(state.zug.wuerfel ?? [])];
      let rest = zahl;
      for (const i of frei) {
        wuerfel[i] = 1 + (rest % 6);
        rest = (rest - (rest % 6)) / 6;
      }
      const bild = wurfbild(wuerfel);
      const [beste = strafe] = karten
        .filter((_, platz) => erfuellt(bild, gedruckt(state.tisch.reihe[platz] as Buerger)))
        .sort((a, b) => b - a);
      summe += beste;
    }
    return summe / wuerfe;
  }

  it.each<[readonly number[], readonly Buerger[]]>([
    [
      [1, 1, 1, 4, 5, 6],
      ['ZWERG_5X1', 'ORK_3_2', 'GNOM_4_ROT', 'DRACHE_25', 'FEE_2ROT_2GRUEN'],
    ],
    [
      [2, 3, 4, 5, 5, 1],
      ['ELFE_6', 'ORK_5', 'KOBOLD_5', 'HYPNOTISEUR', 'ZWERG_5X6'],
    ],
  ])(
    'vor dem letzten Wurf mit %j behält er von allen Mengen aus zwei bis fünf Würfeln die, die im Mittel am meisten bringt',
    (wuerfel, reihe) => {
      const state = nachWurf(2, wuerfel, { reihe });
      const gewaehlt = waehlt('SCHWER', state);
      const rollen = wuerfelkoenig
        .legalMoves(state, 0)
        .flatMap((move) => (move.type === 'wuerfeln' && move.behalten.length > 1 ? [move] : []));
      const beste = Math.max(...rollen.map(({ behalten }) => ausgezaehlt(state, behalten)));
      expect(gewaehlt.type).toBe('wuerfeln');
      expect(gewaehlt.type === 'wuerfeln' && ausgezaehlt(state, gewaehlt.behalten)).toBeCloseTo(beste, 9);
    },
  );

  it('die Strafe zählt mit: mit vier 6 nimmt er lieber den sicheren Schnösel zu 5, als für den Zwerg zu 10 zu würfeln', () => {
    const reihe = mit('SCHNOESEL_GERADE', 'ORK_5');
    expect(waehlt('SCHWER', nachWurf(2, [6, 6, 6, 6, 2, 4], { reihe }))).toEqual(nehmen(0));
  });

  it('der Ort zählt mit: der Ork zu 2 unter dem Orkdorf ist ihm mehr wert als ein Zwerg zu 4 ohne Ort, wenn dort 3 Punkte liegen', () => {
    const reihe: readonly Buerger[] = ['ZWERG_3X1', 'GNOM_6_BLAU', 'ELFE_6', 'ORK_3', 'ZWERG_5X6'];
    expect(waehlt('SCHWER', nachWurf(3, [1, 1, 1, 2, 3, 5], { reihe, orte: [3, 3, 3, 2, 3] }))).toEqual(nehmen(3));
    expect(
      waehlt('SCHWER', nachWurf(3, [1, 1, 1, 2, 3, 5], { reihe: ['ZWERG_3X1', 'GNOM_6_BLAU', 'ELFE_6', 'ZWERG_5X6', 'ORK_3'] })),
    ).toEqual(nehmen(0));
  });

  it('Feen zählen gestaffelt: die vierte Fee bringt 7 und geht vor einem Zwerg zu 6', () => {
    const reihe = mit('ZWERG_4X3', 'FEE_2GRUEN_2BLAU');
    const feen = (anzahl: number): Buerger[] => (['FEE_2ROT_2GRUEN', 'FEE_3ROT_2BLAU', 'FEE_2ROT_3GRUEN'] as const).slice(0, anzahl);
    const state = (anzahl: number) => nachWurf(3, [2, 3, 3, 3, 3, 4], { reihe, reiche: [feen(anzahl)] });
    expect(waehlt('SCHWER', state(3))).toEqual(nehmen(1));
    expect(waehlt('SCHWER', state(0))).toEqual(nehmen(0));
  });

  it('das Ende zählt mit: den letzten Ort nimmt er, wenn er damit gewinnt, und lässt ihn, wenn er zurückliegt', () => {
    const reihe: readonly Buerger[] = ['ZWERG_3X1', 'GNOM_6_BLAU', 'ELFE_6', 'ORK_3', 'ZWERG_5X6'];
    const lage = (...reiche: readonly (readonly Buerger[])[]) => nachWurf(3, [1, 1, 1, 2, 3, 5], { reihe, reiche, orte: [3, 3, 3, 1, 3] });
    expect(waehlt('SCHWER', lage(['ZWERG_4X6'], []))).toEqual(nehmen(3));
    expect(waehlt('SCHWER', lage([], ['ZWERG_5X1', 'GNOM_5_ROT']))).toEqual(nehmen(0));
  });
});

describe('Was man ohne Rechnen zur Seite legt', () => {
  it.each<[Buerger, readonly number[], readonly number[]]>([
    ['SCHNOESEL_GERADE', [1, 2, 3, 4, 5, 6], [1, 3, 5]],
    ['SCHNOESEL_UNGERADE', [1, 2, 3, 4, 5, 6], [0, 2, 4]],
    ['ELFE_4', [6, 3, 4, 4, 5, 3], [0, 1, 2, 4]],
    ['ZWERG_3X1', [1, 3, 4, 1, 5, 1], [0, 3, 5]],
    ['GNOM_4_ROT', [3, 4, 1, 2, 3, 3], [0, 1, 2]],
    ['ORK_3_2', [2, 2, 2, 2, 5, 5], [0, 1, 2, 4, 5]],
    ['KOBOLD_5', [1, 6, 2, 3, 3, 1], [0, 1, 2, 4]],
    ['FEE_2ROT_2GRUEN', [3, 3, 1, 3, 3, 3], [0, 1, 3]],
    ['HYPNOTISEUR', [1, 2, 3, 4, 5, 6], [0, 1]],
    ['DRACHE_25', [1, 2, 3, 4, 5, 6], [4, 5]],
  ])('für %s bei %j', (buerger, wuerfel, behalten) => {
    expect(nuetzliche(wuerfel, gedruckt(buerger))).toEqual(behalten);
  });
});
