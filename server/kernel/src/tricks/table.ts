import { type Card, type Suit, suitOf } from '../cards/card.js';
import { type CardSet, withoutCard } from '../cards/card-set.js';
import type { Seat } from '../game-module.js';

/** Which way play goes round: 1 to the left neighbour (clockwise), -1 to the right. */
export type Direction = 1 | -1;

/** A deal in play: everybody's cards and the trick on the table. Plain JSON, never changed in place. */
export interface TrickTable {
  /** Cards left, by seat. */
  readonly hands: readonly CardSet[];
  /** Who led to the trick on the table, or leads next. */
  readonly leader: Seat;
  /** The trick on the table in playing order; empty between two tricks, never complete. */
  readonly trick: readonly Card[];
  readonly trump: Suit | null;
  readonly direction: Direction;
  /** Suits of which a card was discarded on another suit in this deal, as bits by suit: what "hearts are broken" asks for. */
  readonly discarded: number;
}

/** A complete trick. */
export interface Trick {
  readonly leader: Seat;
  readonly winner: Seat;
  /** In playing order, from the leader on. */
  readonly cards: readonly Card[];
}

/** Whether a card takes the trick from the best one so far. */
export const beats = (card: Card, best: Card, trump: Suit | null): boolean =>
  suitOf(card) === suitOf(best) ? card > best : suitOf(card) === trump;

/** The place, in playing order, of the card that wins. Throws RangeError for no cards. */
export function winningPlace(cards: readonly Card[], trump: Suit | null): number {
  if (cards.length === 0) throw new RangeError('a trick without cards');
  let best = 0;
  for (let at = 1; at < cards.length; at++) if (beats(cards[at] as Card, cards[best] as Card, trump)) best = at;
  return best;
}

/** The seat so many places further round. */
export const seatAfter = (seat: Seat, places: number, direction: Direction, seats: number): Seat =>
  (((seat + direction * places) % seats) + seats) % seats;

/** Whose turn it is to play a card. */
export const turnOf = ({ leader, trick, direction, hands }: TrickTable): Seat => seatAfter(leader, trick.length, direction, hands.length);

/** The seats in playing order, beginning with this one. */
export const roundFrom = (seat: Seat, direction: Direction, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, places) => seatAfter(seat, places, direction, seats));

/** A table before the first trick. */
export const tableOf = (
  hands: readonly CardSet[],
  { leader, trump = null, direction = 1 }: { readonly leader: Seat; readonly trump?: Suit | null; readonly direction?: Direction },
): TrickTable => ({ hands, leader, trick: [], trump, direction, discarded: 0 });

/** The table after whose turn it is has played this card, and the trick if that completed it. Decides no rule. */
export function played(table: TrickTable, card: Card): { readonly table: TrickTable; readonly trick: Trick | undefined } {
  const { leader, trick, trump, direction } = table;
  const seats = table.hands.length;
  const hands = [...table.hands];
  const seat = turnOf(table);
  hands[seat] = withoutCard(hands[seat] as CardSet, card);
  const led = trick[0];
  const discarded = led === undefined || suitOf(led) === suitOf(card) ? table.discarded : table.discarded | (1 << suitOf(card));
  const cards = [...trick, card];
  if (cards.length < seats) return { table: { hands, leader, trick: cards, trump, direction, discarded }, trick: undefined };
  const winner = seatAfter(leader, winningPlace(cards, trump), direction, seats);
  return { table: { hands, leader: winner, trick: [], trump, direction, discarded }, trick: { leader, winner, cards } };
}
