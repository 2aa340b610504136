import type { Draws, Seat } from '@tavern-jack/kernel';
import type { View } from './view.js';
import type { Move } from './zug.js';

/** A computer opponent: sees what its seat sees, and picks one of the legal moves. */
export type Homie = (view: View, seat: Seat, legalMoves: readonly Move[], draws: Draws) => Move;
