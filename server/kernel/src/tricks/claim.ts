import type { Suit } from '../cards/card.js';
import { both, type CardSet, either, highestIn, isEmpty, lowestIn, NO_CARDS } from '../cards/card-set.js';
import type { Seat } from '../game-module.js';
import type { TrickTable } from './table.js';

/**
 * Whether the leader wins every trick that is left, whatever anybody plays: each of his cards is higher than all that the
 * others hold in its suit, and nobody else can trump (or he has nothing but trumps). Only between two tricks.
 */
export function leaderTakesTheRest({ hands, leader, trick, trump }: TrickTable): boolean {
  const own = hands[leader] ?? NO_CARDS;
  if (trick.length > 0 || isEmpty(own)) return false;
  const others = othersThan(hands, leader);
  const safe = own.every((mask, suit) => mask === 0 || highestIn(others[suit] ?? 0) < lowestIn(mask));
  return safe && (trump === null || others[trump] === 0 || onlyIn(own, trump));
}

const othersThan = (hands: readonly CardSet[], seat: Seat): CardSet =>
  hands.reduce((all, hand, s) => (s === seat ? all : either(all, hand)), NO_CARDS);

const onlyIn = (cards: CardSet, suit: Suit): boolean => cards.every((mask, s) => s === suit || mask === 0);

/** Whether any of these cards is still in a hand or in the trick on the table. */
export const stillOut = ({ hands, trick }: TrickTable, cards: CardSet): boolean =>
  hands.some((hand) => !isEmpty(both(hand, cards))) || trick.some((card) => ((cards[(card >> 4) as Suit] >> (card & 15)) & 1) === 1);
