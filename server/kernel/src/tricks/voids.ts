import { type Card, suitOf } from '../cards/card.js';
import { bitOf, both, type CardSet, EVERY_CARD, either, NO_CARDS, setOf, without } from '../cards/card-set.js';
import type { Seat } from '../game-module.js';
import { type Situation, situationOf, type TrickRules } from './rules.js';
import { played, seatAfter, type TrickTable } from './table.js';

/**
 * The cards that nobody can have held who played this card: a duty that wanted other cards than this one was not met, so
 * none of those were in the hand. Exact for one play, because duties do not look at the hand.
 */
export function ruledOut(card: Card, situation: Situation, rules: TrickRules): CardSet {
  let level = EVERY_CARD;
  let out = NO_CARDS;
  for (const duty of situation.led === undefined ? rules.leading : rules.following) {
    const wanted = both(level, duty(situation));
    if (wanted[suitOf(card)] & bitOf(card)) {
      level = wanted;
    } else {
      out = either(out, wanted);
      level = without(level, wanted);
    }
  }
  return out;
}

/** What everybody at the table could work out, by seat: cards that this seat cannot hold any more. */
export type Impossible = readonly CardSet[];

/** Adds what a play showed. `table` is the table before the card was laid. */
export function learned(
  known: Impossible,
  seat: Seat,
  card: Card,
  table: Pick<TrickTable, 'trick' | 'trump' | 'discarded'>,
  rules: TrickRules,
): Impossible {
  const now = [...known];
  now[seat] = either(either(known[seat] ?? NO_CARDS, ruledOut(card, situationOf(table), rules)), setOf([card]));
  return now;
}

/** What a deal's plays showed so far, replayed from its tricks and the one on the table. */
export function shown(
  start: Pick<TrickTable, 'trump' | 'direction'> & { readonly leader: Seat; readonly seats: number },
  cards: readonly Card[],
  rules: TrickRules,
): { readonly impossible: Impossible; readonly table: TrickTable } {
  let table: TrickTable = { ...start, hands: Array.from({ length: start.seats }, () => NO_CARDS), trick: [], discarded: 0 };
  let impossible: Impossible = table.hands;
  for (const card of cards) {
    impossible = learned(impossible, seatAfter(table.leader, table.trick.length, start.direction, start.seats), card, table, rules);
    table = played(table, card).table;
  }
  return { impossible, table };
}
