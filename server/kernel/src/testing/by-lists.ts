import { type Card, rankOf, suitOf } from '../cards/card.js';

/**
 * Who wins a trick, told by plain comparison of all its cards: the place, in playing order, of the highest trump, or else of
 * the highest card of the suit that was led. Shares nothing with the rules, so that it can check them.
 */
export function placeThatWins(cards: readonly Card[], trump: number | null): number {
  const [led = 0] = cards;
  const worth = (card: Card): number => (suitOf(card) === trump ? 200 : suitOf(card) === suitOf(led) ? 100 : 0) + rankOf(card);
  const most = Math.max(...cards.map(worth));
  return cards.findIndex((card) => worth(card) === most);
}

/** What follows the suit that was led; all cards, if none does or nothing was led. */
export function followingSuit(hand: readonly Card[], trick: readonly Card[]): readonly Card[] {
  const [led] = trick;
  const following = hand.filter((card) => led !== undefined && suitOf(card) === suitOf(led));
  return following.length > 0 ? following : hand;
}
