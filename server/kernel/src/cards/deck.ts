import { ALL_CARDS, type Card, rankOf } from './card.js';
import { type CardSet, has, setOf } from './card-set.js';

/** The cards of a game: all 52, from a lowest rank on, less some single cards. */
export function deckOf({ lowest = 2, out = [] }: { readonly lowest?: number; readonly out?: readonly Card[] } = {}): readonly Card[] {
  return ALL_CARDS.filter((card) => rankOf(card) >= lowest && !out.includes(card));
}

/** Whether these hands hold every card of the deck once and nothing else. */
export function isDealt(deck: readonly Card[], hands: readonly CardSet[]): boolean {
  const held = setOf(deck);
  const once = deck.every((card) => hands.filter((hand) => has(hand, card)).length === 1);
  return once && hands.every((hand) => hand.every((mask, suit) => (mask & ~(held[suit] ?? 0)) === 0));
}
