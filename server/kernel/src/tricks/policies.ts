import { type Card, cardOf, SUITS, type Suit, suitOf } from '../cards/card.js';
import { above, both, type CardSet, countIn, highestIn, isEmpty, lowestIn, setOf, suitSet, without } from '../cards/card-set.js';
import type { Seat } from '../game-module.js';
import type { Situation } from './rules.js';
import type { TrickTable } from './table.js';

/** A card must be chosen. A policy looks at its own hand and at what lies on the table, never at the other hands. */
export interface Turn {
  readonly seat: Seat;
  readonly hand: CardSet;
  /** The cards of the hand that may be played; not empty. */
  readonly choices: CardSet;
  readonly situation: Situation;
  readonly table: TrickTable;
}

/** A quick way to choose a card, good enough to play a deal to its end thousands of times. */
export type Policy = (turn: Turn) => Card;

const isLast = ({ table }: Turn): boolean => table.trick.length === table.hands.length - 1;

/** The highest or lowest card of a set that is not empty: by rank first, of equal ranks from the first suit. */
export function highestOf(cards: CardSet): Card {
  let best = -1;
  for (const suit of SUITS)
    if (cards[suit] && (best < 0 || highestIn(cards[suit]) > (best & 15))) best = cardOf(suit, highestIn(cards[suit]));
  return best;
}
export function lowestOf(cards: CardSet): Card {
  let best = -1;
  for (const suit of SUITS)
    if (cards[suit] && (best < 0 || lowestIn(cards[suit]) < (best & 15))) best = cardOf(suit, lowestIn(cards[suit]));
  return best;
}

/** The cards of a choice that would take the trick as it lies. */
const takers = (choices: CardSet, { best, trump }: Situation): CardSet => {
  if (best === undefined) return choices;
  const higher = both(choices, above(best));
  if (trump === null || suitOf(best) === trump) return higher;
  return SUITS.map((suit) => (suit === trump ? choices[trump] : higher[suit])) as unknown as CardSet;
};

/**
 * Gets by without what costs: leads low, ducks as high as it can, throws away what is dangerous. `dangerous` are the cards
 * that cost points; without any, every trick costs. The last one takes a trick without them, to be rid of a high card.
 */
export const duck = (dangerous: CardSet): Policy => {
  const everyTrick = isEmpty(dangerous);
  const orElse = (preferred: CardSet, all: CardSet): CardSet => (isEmpty(preferred) ? all : preferred);
  return (turn) => {
    const { choices, situation, table } = turn;
    const harmless = orElse(without(choices, dangerous), choices);
    if (situation.best === undefined) return lowestOf(harmless);
    const losing = without(choices, takers(choices, situation));
    if (isLast(turn) && !everyTrick && choices[situation.led as Suit] && isEmpty(both(setOf(table.trick), dangerous)))
      return highestOf(harmless);
    if (!isEmpty(losing)) return highestOf(orElse(both(losing, dangerous), losing));
    return isLast(turn) ? highestOf(harmless) : lowestOf(harmless);
  };
};

/** Goes for tricks: leads from the top, takes as cheaply as the last one can, and gives away the lowest card otherwise. */
export const grab: Policy = (turn) => {
  const { choices, situation, hand } = turn;
  if (situation.best === undefined) return leadToWin(choices, hand, situation.trump);
  const winning = takers(choices, situation);
  const cheap = lowestOf(situation.trump === null ? choices : plainFirst(choices, situation.trump));
  if (isEmpty(winning)) return cheap;
  if (isLast(turn) || situation.led === undefined) return lowestTaker(winning, situation);
  const trumping = situation.trump !== null && suitOf(situation.best) !== situation.trump && situation.led !== situation.trump;
  if (trumping && winning[situation.trump as Suit]) return lowestOf(both(winning, suitSet(situation.trump as Suit)));
  const top = highestOf(winning);
  // A middling card would only be beaten behind it: better kept.
  return (top & 15) >= 12 || isEmpty(without(choices, winning)) ? top : lowestOf(without(choices, winning));
};

const plainFirst = (choices: CardSet, trump: Suit): CardSet => {
  const plain = without(choices, suitSet(trump));
  return isEmpty(plain) ? choices : plain;
};

const lowestTaker = (winning: CardSet, { led, trump }: Situation): Card => {
  const inSuit = led === undefined ? winning : both(winning, suitSet(led));
  if (!isEmpty(inSuit)) return lowestOf(inSuit);
  return lowestOf(trump === null ? winning : both(winning, suitSet(trump)));
};

/** Long trumps first, then the highest card that is left, of the longer suit. */
function leadToWin(choices: CardSet, hand: CardSet, trump: Suit | null): Card {
  if (trump !== null && choices[trump] && countIn(hand[trump]) >= 4) return cardOf(trump, highestIn(choices[trump]));
  let best = -1;
  let worth = -1;
  for (const suit of SUITS) {
    if (!choices[suit]) continue;
    const here = highestIn(choices[suit]) * 16 + countIn(hand[suit]) - (suit === trump ? 24 : 0);
    if (here > worth) [best, worth] = [cardOf(suit, highestIn(choices[suit])), here];
  }
  return best;
}
