import type { Draws, Seat } from '@tavern-jack/kernel';
import type { Move } from './partie.js';
import type { View } from './view.js';

/** A computer opponent: sees what its seat sees, and picks one of the legal moves. */
export type Homie = (view: View, seat: Seat, legalMoves: readonly Move[], draws: Draws) => Move;

/** The legal move with this rank. Throws RangeError if there is none. */
export function waehle(legalMoves: readonly Move[], rang: number): Move {
  const move = legalMoves.find((m) => m.rang === rang);
  if (!move) throw new RangeError(`${rang} is not legal now`);
  return move;
}
