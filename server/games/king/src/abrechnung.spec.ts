import { describe, expect, it } from '@jest/globals';
import { Given, playout } from '@tavern-jack/kernel/testing';
import { king } from './index.js';
import type { Kontrakt } from './kontrakt.js';
import { OFFIZIELL } from './optionen.js';
import { initial, type KingState } from './partie.js';

const NAMEN = ['Anna', 'Ben', 'Carla', 'Dan'];

/** A match with these lines on its sheet, the last game just dealt. */
function nach(ergebnisse: readonly (readonly number[])[]): KingState {
  const stand = [0, 0, 0, 0];
  const zettel = ergebnisse.map((ergebnis, at) => {
    for (const [seat, punkte] of ergebnis.entries()) stand[seat] = (stand[seat] ?? 0) + punkte;
    const kontrakt: Kontrakt = at < 6 ? 'STICHE' : 'TRUMPF';
    return { kontrakt, geber: at % 4, ansager: at % 4, trumpf: null, ergebnis, stand: [...stand] };
  });
  return { ...initial(OFFIZIELL), seats: 4, zettel };
}

describe('Abrechnung', () => {
  it('Beispiel: -9, -17, -12, -14 und 14, 12, 15, 11 Stiche ergeben +5, -5, +3, -3', () => {
    const state = nach([
      [-9, -17, -12, -14],
      [14, 12, 15, 11],
    ]);
    expect(king.standing(state).map(({ seat, score, place }) => [NAMEN[seat], score, place])).toEqual([
      ['Anna', 5, 1],
      ['Carla', 3, 2],
      ['Dan', -3, 3],
      ['Ben', -5, 4],
    ]);
  });

  it('nach jedem Spiel steht der Stand jedes Spielers da: nach sechs Spielen zusammen -52, am Ende null', () => {
    const steps = [...playout(king, { seed: 9, options: OFFIZIELL, seats: { count: 4, startingSeat: 0 } })];
    const zettel = king.view(steps.at(-1)?.after as KingState, 'spectator').zettel;
    const summen = zettel.map(({ stand }) => stand.reduce((sum, punkte) => sum + punkte, 0));
    expect(summen).toEqual([-13, -26, -34, -42, -47, -52, -39, -26, -13, 0]);
    expect(zettel.map(({ spielNummer }) => spielNummer)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { after } of steps) {
      const view = king.view(after, 'spectator');
      expect(view.nochZuVergeben + view.spieler.reduce((sum, { gesamt }) => sum + gesamt, 0)).toBe(0);
    }
  });
});

describe('Spielende', () => {
  it('es gewinnt, wer die meisten Punkte hat; bei Gleichstand gewinnen beide', () => {
    const gleich = new Given(king, nach([[5, 5, -4, -6]])).and({ type: 'partieBeendet', endstand: [5, 5, -4, -6], sieger: [0, 1] });
    expect(king.outcome(gleich.state)?.winners).toEqual([0, 1]);
    expect(king.outcome(gleich.state)?.standing.map(({ place }) => place)).toEqual([1, 1, 3, 4]);
    expect(king.prompts(gleich.state)).toEqual([]);
    for (let seed = 0; seed < 3; seed++) {
      const end = [...playout(king, { seed, options: OFFIZIELL, seats: { count: 3, startingSeat: 0 } })].at(-1);
      const beendet = end?.events.at(-1);
      if (beendet?.type !== 'partieBeendet') throw new Error('not over');
      const meiste = Math.max(...beendet.endstand);
      expect(beendet.sieger).toEqual(beendet.endstand.flatMap((punkte, seat) => (punkte === meiste ? [seat] : [])));
    }
  });

  it('der Pot: im Verhältnis der Punkte über dem niedrigsten Stand, bei lauter gleichen zu gleichen Teilen', () => {
    const weights = (...stand: readonly number[]) => {
      const state = new Given(king, nach([stand])).and({ type: 'partieBeendet', endstand: stand, sieger: [0] }).state;
      const outcome = king.outcome(state);
      return outcome && king.potWeights(outcome);
    };
    expect(weights(5, -5, 3, -3)).toEqual([10, 0, 8, 2]);
    expect(weights(0, 0, 0, 0)).toEqual([1, 1, 1, 1]);
  });
});
