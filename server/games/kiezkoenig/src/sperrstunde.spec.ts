import { describe, expect, it } from '@jest/globals';
import { dice } from '@tavern-jack/kernel/testing';
import { kiezkoenig } from './index.js';
import { ohneZufall } from './testing/ohne-zufall.js';
import { stellung, wuerfeln } from './testing/stellung.js';

describe('Spielende: Sperrstunde nach zehn Runden', () => {
  it('640 Taler, der Krug mit Happy Hour (180) und das Neonlicht (200): das Vermögen ist 1020', () => {
    const { state } = stellung({ taler: [640, 0], kneipen: { 5: [0, 1], 13: 0 } });
    expect(kiezkoenig.view(state, 1).spieler[0]?.vermoegen).toBe(1020);
    expect(kiezkoenig.standing(state)[0]).toEqual({ seat: 0, score: 1020, place: 1 });
  });

  it('nach dem letzten Zug der zehnten Runde ist Schluss: wer das meiste hat, ist Kiezkönig', () => {
    const after = stellung({ taler: [500, 640], kneipen: { 5: [1, 1], 13: 1 }, amZug: 1, runde: 10 })
      .when(1, wuerfeln, ...dice(2, 3))
      .brings({ type: 'sperrstunde', vermoegen: [500, 1020], koenige: [1] });
    expect(kiezkoenig.prompts(after)).toEqual([]);
    expect(kiezkoenig.outcome(after)).toEqual({
      standing: [
        { seat: 1, score: 1020, place: 1 },
        { seat: 0, score: 500, place: 2 },
      ],
      winners: [1],
    });
    expect(kiezkoenig.decide(after, 0, wuerfeln, ohneZufall)).toMatchObject({ ok: false, rejection: { code: 'PARTIE_VORBEI' } });
  });

  it('gleich viel Vermögen: die Krone wird geteilt, und beide stehen auf Platz 1', () => {
    const after = stellung({ taler: [300, 300, 75], amZug: 2, runde: 10 })
      .when(2, wuerfeln, ...dice(1, 1))
      .brings({ type: 'sperrstunde', vermoegen: [300, 300, 75], koenige: [0, 1] });
    expect(kiezkoenig.outcome(after)?.standing.map((line) => line.place)).toEqual([1, 1, 3]);
  });

  it('Lange Nacht: 15 Runden statt 10, und das ist kein offizielles Spiel', () => {
    const lage = stellung({ taler: [0, 0], amZug: 1, runde: 10, langeNacht: true });
    expect(kiezkoenig.view(lage.state, 0)).toMatchObject({ runde: 10, runden: 15 });
    lage.when(1, wuerfeln, ...dice(1, 1)).brings({ type: 'zugBegonnen', runde: 11, seat: 0 });
    stellung({ taler: [0, 0], amZug: 1, runde: 15, langeNacht: true })
      .when(1, wuerfeln, ...dice(1, 1))
      .brings({ type: 'sperrstunde', vermoegen: [0, 0], koenige: [0, 1] });
    expect(kiezkoenig.manifest.presets.map(({ id, options }) => [id, kiezkoenig.manifest.isOfficial(options)])).toEqual([
      ['offiziell', true],
      ['langeNacht', false],
    ]);
  });

  it('der Pot im Verhältnis zum Vermögen: doppelt so viel bringt doppelt so viel; haben alle nichts, gleiche Teile', () => {
    const outcome = (...scores: readonly number[]) => ({
      standing: scores.map((score, seat) => ({ seat, score, place: 1 })),
      winners: [0],
    });
    expect(kiezkoenig.potWeights(outcome(1000, 2000))).toEqual([1000, 2000]);
    expect(kiezkoenig.potWeights(outcome(0, 0, 0))).toEqual([1, 1, 1]);
  });
});
