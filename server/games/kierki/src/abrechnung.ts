import type { Draws, Outcome, Seat, Standing } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { beginntSpiel } from './geben.js';
import { type KierkiState, seatsOf, standOf } from './partie.js';
import { planFor } from './spiele.js';

/** The game goes on the score sheet; the next one begins, or the match ends. */
export function wertet(ablauf: Ablauf, draws: Draws): void {
  const { spielNummer, spielpunkte, options, mitspieler } = ablauf.state;
  const stand = standOf(ablauf.state).map((bisher, seat) => bisher + (spielpunkte[seat] ?? 0));
  ablauf.tut({ type: 'spielGewertet', spielNummer, ergebnis: spielpunkte, stand });
  if (spielNummer < planFor(options, mitspieler).length) beginntSpiel(ablauf, spielNummer + 1, draws);
  else endet(ablauf, stand);
}

/** Who has most points wins, also several together. */
function endet(ablauf: Ablauf, stand: readonly number[]): void {
  const meiste = Math.max(...stand);
  ablauf.tut({ type: 'partieBeendet', stand, sieger: seatsOf(ablauf.state).filter((seat) => stand[seat] === meiste) });
}

/** The ranking by running totals; equal totals share a place. */
export function standing(state: KierkiState): Standing {
  const stand = standOf(state);
  const punkte = (seat: Seat): number => stand[seat] ?? 0;
  return seatsOf(state)
    .map((seat) => ({ seat, score: punkte(seat), place: 1 + stand.filter((andere) => andere > punkte(seat)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export const outcome = (state: KierkiState): Outcome | undefined =>
  state.sieger ? { standing: standing(state), winners: state.sieger } : undefined;

/** In proportion to what each has above the lowest score at the table; all equal: equal shares. */
export function potWeights({ standing }: Outcome): readonly number[] {
  const tiefster = Math.min(...standing.map(({ score }) => score));
  const weights = standing.map(() => 0);
  for (const { seat, score } of standing) weights[seat] = score - tiefster;
  return weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
}
