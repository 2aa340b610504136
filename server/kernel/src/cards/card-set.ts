import { type Card, cardOf, type Karte, karteOf, rankOf, SUITS, type Suit, suitOf } from './card.js';

/**
 * A set of cards as one mask of ranks by suit: bit 2 is the deuce, bit 14 the ace. Plain JSON, and "the suit that was
 * led", "everything above this card" or "the penalty cards in hand" are an `and` of four numbers.
 */
export type CardSet = readonly [number, number, number, number];

export const NO_CARDS: CardSet = [0, 0, 0, 0];
const ALL_RANKS = 0x7ffc;
export const EVERY_CARD: CardSet = [ALL_RANKS, ALL_RANKS, ALL_RANKS, ALL_RANKS];

/** The bit of a card in its suit's mask. */
export const bitOf = (card: Card): number => 1 << (card & 15);

export function setOf(cards: Iterable<Card>): CardSet {
  const set: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cards) set[suitOf(card)] |= bitOf(card);
  return set;
}

export const has = (set: CardSet, card: Card): boolean => (set[suitOf(card)] & bitOf(card)) !== 0;
export const isEmpty = (set: CardSet): boolean => (set[0] | set[1] | set[2] | set[3]) === 0;

export const both = (a: CardSet, b: CardSet): CardSet => [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]];
export const either = (a: CardSet, b: CardSet): CardSet => [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]];
/** The cards of `a` that are not in `b`. */
export const without = (a: CardSet, b: CardSet): CardSet => [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3]];

/** The same cards without this one. */
export function withoutCard(set: CardSet, card: Card): CardSet {
  const gone = ~bitOf(card);
  switch (suitOf(card)) {
    case 0:
      return [set[0] & gone, set[1], set[2], set[3]];
    case 1:
      return [set[0], set[1] & gone, set[2], set[3]];
    case 2:
      return [set[0], set[1], set[2] & gone, set[3]];
    case 3:
      return [set[0], set[1], set[2], set[3] & gone];
  }
}

/** All cards of one suit. */
const WHOLE_SUITS: readonly CardSet[] = SUITS.map((suit) => SUITS.map((s) => (s === suit ? ALL_RANKS : 0)) as unknown as CardSet);
export const suitSet = (suit: Suit): CardSet => WHOLE_SUITS[suit] as CardSet;
/** All cards of these ranks. */
export const rankSet = (...ranks: readonly number[]): CardSet => setOf(SUITS.flatMap((suit) => ranks.map((rank) => cardOf(suit, rank))));
/** The cards of this card's suit that are higher. */
export const above = (card: Card): CardSet => maskIn(suitOf(card), ALL_RANKS & ~((bitOf(card) << 1) - 1));
/** The cards of this card's suit that are lower. */
export const below = (card: Card): CardSet => maskIn(suitOf(card), ALL_RANKS & (bitOf(card) - 1));

const maskIn = (suit: Suit, mask: number): CardSet => [
  suit === 0 ? mask : 0,
  suit === 1 ? mask : 0,
  suit === 2 ? mask : 0,
  suit === 3 ? mask : 0,
];

/** How many ranks a mask holds. */
export function countIn(mask: number): number {
  let rest = mask;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}
export const sizeOf = (set: CardSet): number => countIn(set[0]) + countIn(set[1]) + countIn(set[2]) + countIn(set[3]);

/** The lowest and the highest rank in a mask that is not empty. */
export const lowestIn = (mask: number): number => 31 - Math.clz32(mask & -mask);
export const highestIn = (mask: number): number => 31 - Math.clz32(mask);

/** The cards of a set, by suit from low to high. */
export function cardsIn(set: CardSet): Card[] {
  const cards: Card[] = [];
  for (const suit of SUITS) for (let rest = set[suit]; rest !== 0; rest &= rest - 1) cards.push(cardOf(suit, lowestIn(rest)));
  return cards;
}

/** The cards as a hand is fanned: by suit, black and red by turns, each from high to low. */
export const fanned = (set: CardSet): Karte[] =>
  cardsIn(set)
    .sort((a, b) => suitOf(a) - suitOf(b) || rankOf(b) - rankOf(a))
    .map(karteOf);
