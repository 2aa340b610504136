import { describe, expect, it } from '@jest/globals';
import { playout } from '@tavern-jack/kernel/testing';
import { rentz } from './index.js';
import { ALLE, verteilt } from './testing/lage.js';

const ende = (stand: readonly number[]) => {
  const sieger = stand.flatMap((punkte, seat) => (punkte === Math.max(...stand) ? [seat] : []));
  const { state } = verteilt(stand.map(() => '')).and(
    { type: 'angesagt', seat: 0, spiel: 'WHIST', blind: false },
    { type: 'gabeGewertet', gabe: 8 * stand.length, ansager: 0, spiel: 'WHIST', blind: false, vorzeitig: false, ergebnis: stand, stand },
    { type: 'partieBeendet', stand, sieger },
  );
  return rentz.outcome(state);
};

describe('Wer die meisten Punkte hat, gewinnt', () => {
  it('die Rangfolge geht nach Punkten', () => {
    expect(ende([120, -340, 560, 560])).toEqual({
      winners: [2, 3],
      standing: [
        { seat: 2, score: 560, place: 1 },
        { seat: 3, score: 560, place: 1 },
        { seat: 0, score: 120, place: 3 },
        { seat: 1, score: -340, place: 4 },
      ],
    });
  });

  it('während der Gabe zählen ihre Punkte schon mit', () => {
    const lage = verteilt(['', '', '', '']).and(
      { type: 'angesagt', seat: 0, spiel: 'RENTZ', blind: false },
      { type: 'ausgestiegen', seat: 3, fertigAls: 1, platzpunkte: 300 },
    );
    expect(rentz.standing(lage.state)[0]).toEqual({ seat: 3, score: 300, place: 1 });
    expect(rentz.outcome(lage.state)).toBeUndefined();
  });

  it.each([
    [
      [120, -340, 560, 560],
      [460, 0, 900, 900],
    ],
    [
      [-50, -20, -80],
      [30, 60, 0],
    ],
    [
      [70, 70, 70],
      [1, 1, 1],
    ],
  ])('der Topf geht nach dem Abstand zum Letzten: %j gibt %j; alle gleich: gleiche Teile', (stand, anteile) => {
    const outcome = ende(stand);
    expect(outcome && rentz.potWeights(outcome)).toEqual(anteile);
  });

  it('nach dem letzten Spiel ist Schluss, mit jeder Spielerzahl', () => {
    for (const count of [3, 4, 5, 6]) {
      const steps = [
        ...playout(rentz, { seed: count, seats: { count, startingSeat: 1 }, options: ALLE[count % 3] ?? rentz.manifest.defaults }),
      ];
      const last = steps.at(-1);
      expect(last?.events.at(-1)?.type).toBe('partieBeendet');
      expect(last && rentz.prompts(last.after)).toEqual([]);
      expect(last && rentz.view(last.after, 'spectator').zettel).toHaveLength(8 * count);
      expect(steps.length).toBeLessThan(rentz.manifest.maxMoves(rentz.manifest.defaults, count));
    }
  });
});
