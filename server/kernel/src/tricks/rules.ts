import { type Card, type Suit, suitOf } from '../cards/card.js';
import { above, below, both, type CardSet, EVERY_CARD, either, isEmpty, NO_CARDS, suitSet, without } from '../cards/card-set.js';
import { type TrickTable, turnOf, winningPlace } from './table.js';

/** What lies on the table when a card must be played. Everything in it is public. */
export interface Situation {
  /** The suit that was led; undefined for the leader. */
  readonly led: Suit | undefined;
  /** The card that wins the trick so far; undefined for the leader. */
  readonly best: Card | undefined;
  readonly trump: Suit | null;
  /** Bits by suit, as in `TrickTable`. */
  readonly discarded: number;
}

/**
 * One duty: the cards that it wants played now. Who holds any of them must play one of them; who holds none is free of
 * this duty. It asks nothing but the situation, never the hand: that is what lets the same duty say what may be played
 * and what somebody who played otherwise cannot hold.
 */
export type Duty = (situation: Situation) => CardSet;

/** The duties of a game, the first one first. Each narrows what the earlier ones left. */
export interface TrickRules {
  readonly leading: readonly Duty[];
  readonly following: readonly Duty[];
}

/** Farbe bedienen: the suit that was led. */
export const followSuit: Duty = ({ led }) => (led === undefined ? EVERY_CARD : suitSet(led));

/** Trumpfen: any trump, for who cannot follow suit. Comes after `followSuit`. */
export const mustTrump: Duty = ({ trump }) => (trump === null ? EVERY_CARD : suitSet(trump));

/**
 * Trumpfen, übertrumpfen, and on a trump lead überbieten: a trump that takes the trick. Comes after `followSuit`; who
 * cannot beat a trump that lies is free to play anything that earlier duties leave.
 */
export const mustOvertrump: Duty = ({ trump, best }) => {
  if (trump === null || best === undefined) return EVERY_CARD;
  return suitOf(best) === trump ? above(best) : suitSet(trump);
};

/** Strafkarten: one of these, if it cannot win the trick: of another suit than led, or lower than the card that wins so far. */
export const mustShed = (penalties: CardSet): Duty => {
  const off = SUIT_SETS.map((suit) => without(penalties, suit));
  return ({ led, best }) => {
    if (led === undefined || best === undefined) return EVERY_CARD;
    return either(off[led] ?? NO_CARDS, both(penalties, suitOf(best) === led ? below(best) : suitSet(led)));
  };
};

/** A suit that may be led only by who holds nothing else. */
export const notLed = (suit: Suit): Duty => {
  const others = without(EVERY_CARD, suitSet(suit));
  return () => others;
};

/** The same, until a card of the suit has been discarded on another one. */
export const notLedUntilDiscarded = (suit: Suit): Duty => {
  const others = without(EVERY_CARD, suitSet(suit));
  return ({ discarded }) => (discarded & (1 << suit) ? EVERY_CARD : others);
};

const SUIT_SETS: readonly CardSet[] = [suitSet(0), suitSet(1), suitSet(2), suitSet(3)];

export function situationOf({ trick, trump, discarded }: Pick<TrickTable, 'trick' | 'trump' | 'discarded'>): Situation {
  const led = trick[0];
  if (led === undefined) return { led: undefined, best: undefined, trump, discarded };
  return { led: suitOf(led), best: trick[winningPlace(trick, trump)], trump, discarded };
}

/** The cards of a hand that may be played now; empty only for an empty hand. */
export function playable(hand: CardSet, situation: Situation, rules: TrickRules): CardSet {
  let left = hand;
  for (const duty of situation.led === undefined ? rules.leading : rules.following) {
    const wanted = both(left, duty(situation));
    if (!isEmpty(wanted)) left = wanted;
  }
  return left;
}

/** The cards that whose turn it is may play. */
export const playableAt = (table: TrickTable, rules: TrickRules): CardSet =>
  playable(table.hands[turnOf(table)] ?? NO_CARDS, situationOf(table), rules);
