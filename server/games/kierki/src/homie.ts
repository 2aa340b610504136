import { type Card, cardIn, type Draws, farbeOf, type Seat, type Suit } from '@tavern-jack/kernel';
import type { Move } from './partie.js';
import type { View } from './view.js';

/** A computer opponent: sees what its seat sees, and picks one of the legal moves. */
export type Homie = (view: View, seat: Seat, legalMoves: readonly Move[], draws: Draws) => Move;

/** The three decisions of the game, each with the moves that are legal. */
export interface Spielart {
  trumpf(view: View, seat: Seat, draws: Draws): Suit;
  spielen(view: View, seat: Seat, cards: readonly Card[], draws: Draws): Card;
  anlegen(view: View, seat: Seat, cards: readonly Card[], draws: Draws): Card;
}

/** A homie that plays like this; what is the only legal move needs no thought. Throws RangeError without one. */
export const homieMit =
  (art: Spielart): Homie =>
  (view, seat, legalMoves, draws) => {
    const [first] = legalMoves;
    if (!first) throw new RangeError('no legal move');
    if (legalMoves.length === 1) return first;
    if (first.type === 'ansagen') return { type: first.type, trumpffarbe: farbeOf(art.trumpf(view, seat, draws)) };
    const cards = legalMoves.flatMap((move) => (move.type === 'ansagen' ? [] : [cardIn(move.spielkarte)]));
    const choose = first.type === 'spielen' ? art.spielen : art.anlegen;
    return legalMoves[cards.indexOf(choose(view, seat, cards, draws))] ?? first;
  };
