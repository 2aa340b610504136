import type { Draws, Outcome, Seat, Standing } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { type KronenduellState, SEATS } from './partie.js';
import { beginntPartie } from './vorbereitung.js';

/**
 * A drawn game is played again; after this many in a row the duel is shared. A bound must stand, or two who want to
 * could play for ever; at under one drawn game in ten nobody who plays to win ever meets it.
 */
export const PARTIEN_HOECHSTENS = 10;

/** Heading "Spielende": enough coins, or a 2 that catches the 8. */
export function gewinntDuell(ablauf: Ablauf, seat: Seat, durchFalle: boolean): void {
  ablauf.tut({ type: 'duellGewonnen', seat, durchFalle, stand: ablauf.state.stand });
}

/** All eight rounds are over: nobody gets what is still adjourned, and it is played again. */
export function endetPartie(ablauf: Ablauf, draws: Draws): void {
  const { partie, stand } = ablauf.state;
  ablauf.tut({ type: 'partieUnentschieden', partie, stand });
  if (partie < PARTIEN_HOECHSTENS) beginntPartie(ablauf, draws);
  else ablauf.tut({ type: 'duellUnentschieden', partien: partie });
}

/**
 * The ranking: by coins while the duel runs, by the winner at its end. The score is always the coins of the game, so
 * a winner by the trap may have fewer than the loser.
 */
export function standing(state: KronenduellState): Standing {
  const vorn = (seat: Seat): number => (state.ende ? Number(state.ende.sieger.includes(seat)) : (state.stand[seat] ?? 0));
  return SEATS.map((seat) => ({
    seat,
    score: state.stand[seat] ?? 0,
    place: 1 + SEATS.filter((other) => vorn(other) > vorn(seat)).length,
  })).sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export const outcome = (state: KronenduellState): Outcome | undefined =>
  state.ende ? { standing: standing(state), winners: state.ende.sieger } : undefined;

/** The winner takes the pot; a shared duel shares it. */
export const potWeights = ({ winners }: Outcome): readonly number[] => SEATS.map((seat) => Number(winners.includes(seat)));
