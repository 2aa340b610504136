import type { Outcome, Seat, Standing } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { type KingState, laeuft, regelnOf, standOf } from './partie.js';

/** Writes the finished game on the score sheet; after the last one the match is over. */
export function wertet(ablauf: Ablauf): void {
  const { spiel } = ablauf.state;
  if (!spiel?.kontrakt) throw new RangeError('no game to score');
  const ergebnis = spiel.punkte;
  const stand = standOf(ablauf.state).map((bisher, seat) => bisher + (ergebnis[seat] ?? 0));
  ablauf.tut({ type: 'spielGewertet', spielNummer: spiel.nummer, kontrakt: spiel.kontrakt, ergebnis, stand });
  if (spiel.nummer === regelnOf(ablauf.state).spiele) ablauf.tut({ type: 'partieBeendet', endstand: stand, sieger: vorn(stand) });
}

const vorn = (stand: readonly number[]): readonly Seat[] => {
  const meiste = Math.max(...stand);
  return stand.flatMap((punkte, seat) => (punkte === meiste ? [seat] : []));
};

/** What all games that are not over will bring to all players together: with the totals it sums to zero. */
export function nochZuVergeben(state: KingState): number {
  const { anzahl, summen } = regelnOf(state);
  const alle = (Object.keys(anzahl) as (keyof typeof anzahl)[]).reduce((sum, kontrakt) => sum + anzahl[kontrakt] * summen[kontrakt], 0);
  return state.zettel.reduce((rest, { kontrakt }) => rest - summen[kontrakt], alle);
}

/** The ranking as things stand, points of the running game included: most points first, equal points share a place. */
export function standing(state: KingState): Standing {
  const jetzt = laeuft(state) ? state.spiel?.punkte : undefined;
  const scores = standOf(state).map((punkte, seat) => punkte + (jetzt?.[seat] ?? 0));
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter((other) => other > score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export const outcome = (state: KingState): Outcome | undefined =>
  state.sieger ? { standing: standing(state), winners: state.sieger } : undefined;

/** In proportion to the points above the lowest score at the table; if all are equal, equal shares. */
export function potWeights({ standing: lines }: Outcome): readonly number[] {
  const lowest = Math.min(...lines.map(({ score }) => score));
  const above = lines.map((_, seat) => (lines.find((line) => line.seat === seat)?.score ?? lowest) - lowest);
  return above.every((weight) => weight === 0) ? above.map(() => 1) : above;
}
