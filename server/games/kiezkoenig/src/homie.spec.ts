import { describe, expect, it } from '@jest/globals';
import { drawsFrom, type HomieLevel } from '@tavern-jack/kernel';
import { dice, openingOf, seededSource } from '@tavern-jack/kernel/testing';
import { besuche, WURFCHANCE } from './chancen.js';
import { type KiezkoenigState, kiezkoenig, type Move } from './index.js';
import { type Stellung, stellung, wuerfeln } from './testing/stellung.js';

const waehlt = (level: HomieLevel, state: KiezkoenigState, seed = 1): Move =>
  kiezkoenig.homie(level)(kiezkoenig.view(state, 0), 0, kiezkoenig.legalMoves(state, 0), drawsFrom(seededSource(seed)));
const amKrug = (lage: Stellung) => stellung(lage).when(0, wuerfeln, ...dice(2, 3)).state;

/** Share of crowns, in per cent, of one seat of a level against three of another; seat and starting seat go round. */
function kronen(level: HomieLevel, gegen: HomieLevel, partien: number): number {
  let kronen = 0;
  for (let i = 0; i < partien; i++) {
    const platz = i % 4;
    const match = { seed: 7919 * i, seats: { count: 4, startingSeat: Math.floor(i / 4) % 4 }, options: { langeNacht: false } };
    const [draws, moods] = [drawsFrom(seededSource(match.seed)), drawsFrom(seededSource(match.seed + 1))];
    let { state } = openingOf(kiezkoenig, match, draws);
    for (let [frage] = kiezkoenig.prompts(state); frage; [frage] = kiezkoenig.prompts(state)) {
      const { seat } = frage;
      const homie = kiezkoenig.homie(seat === platz ? level : gegen);
      const decision = kiezkoenig.decide(
        state,
        seat,
        homie(kiezkoenig.view(state, seat), seat, kiezkoenig.legalMoves(state, seat), moods),
        draws,
      );
      if (!decision.ok) throw new Error(decision.rejection.code);
      state = decision.events.reduce(kiezkoenig.evolve, state);
    }
    const winners = kiezkoenig.outcome(state)?.winners ?? [];
    if (winners.includes(platz)) kronen += 1 / winners.length;
  }
  return (100 * kronen) / partien;
}

describe('Homies: computer opponents in three strengths', () => {
  it('Leicht kauft nach Laune: in derselben Lage mal so, mal so', () => {
    const state = amKrug({ taler: [1000, 1100] });
    const zuege = new Set(Array.from({ length: 40 }, (_, seed) => waehlt('LEICHT', state, seed).type));
    expect(zuege).toEqual(new Set(['kaufen', 'lassen']));
  });

  it('Normal hält ein Polster von 150: mit 270 Talern kauft er den Krug zu 120, mit 265 nicht', () => {
    expect(waehlt('NORMAL', amKrug({ taler: [270, 0] }))).toEqual({ type: 'kaufen' });
    expect(waehlt('NORMAL', amKrug({ taler: [265, 0] }))).toEqual({ type: 'lassen' });
  });

  it('Normal übernimmt, wenn es ein ganzes Viertel bringt, und sonst nicht', () => {
    expect(waehlt('NORMAL', amKrug({ taler: [1000, 0], kneipen: { 5: 1, 6: 0, 7: 0 } }))).toEqual({ type: 'uebernehmen' });
    expect(waehlt('NORMAL', amKrug({ taler: [1000, 0], kneipen: { 5: 1, 6: 0 } }))).toEqual({ type: 'lassen' });
  });

  it('Schwer baut dort aus, wo es am meisten bringt: die Goldene Meile vor dem Hörsaal 3', () => {
    expect(waehlt('SCHWER', stellung({ taler: [500, 0], kneipen: { 1: 0, 15: 0 }, feld: [0, 6] }).state)).toEqual({
      type: 'ausbauen',
      feld: 15,
    });
  });

  it('Schwer denkt an das Risiko: vor einem Kiez mit Zapfanlage behält er sein Bargeld, ohne die Gefahr baut er aus', () => {
    const lage = { taler: [620, 0], feld: [7, 0], runde: 10 } satisfies Stellung;
    const hafen = { 10: [0, 1], 11: [0, 2] } as const;
    const kiez = { 13: [1, 2], 14: [1, 2], 15: [1, 2] } as const;
    expect(waehlt('SCHWER', stellung({ ...lage, kneipen: hafen }).state)).toEqual({ type: 'ausbauen', feld: 10 });
    expect(waehlt('SCHWER', stellung({ ...lage, kneipen: { ...hafen, ...kiez } }).state)).toEqual(wuerfeln);
  });

  it('die Würfelchancen: 7 kommt in 6 von 36 Würfen, und alle zusammen ergeben 1', () => {
    expect(WURFCHANCE[7]).toBeCloseTo(6 / 36);
    expect(WURFCHANCE.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(besuche(1, 0, 7)).toBeCloseTo(6 / 36 + (3 / 36) * (1 / 14));
    expect(besuche(0, 0, 7)).toBe(0);
  });

  it('Normal holt gegen drei Leichte und Schwer gegen drei Normale deutlich mehr Kronen als ein Viertel', () => {
    expect(kronen('NORMAL', 'LEICHT', 200)).toBeGreaterThan(50);
    expect(kronen('SCHWER', 'NORMAL', 200)).toBeGreaterThan(30);
  }, 120_000);
});
