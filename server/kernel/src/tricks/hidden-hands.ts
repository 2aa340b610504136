import { type Card, SUITS, suitOf } from '../cards/card.js';
import { bitOf, type CardSet, cardsIn, has } from '../cards/card-set.js';
import type { Draws } from '../draws.js';
import type { Seat } from '../game-module.js';
import type { Impossible } from './voids.js';

/** A quick number from 0 to n - 1. */
export type Below = (n: number) => number;

/**
 * Quick chance for thinking: one honest draw starts a xorshift of its own. Slightly uneven for large n, which thinking
 * does not mind; never for anything that happens at the table.
 */
export function quickChance(draws: Draws): Below {
  let bits = draws.below(0x7fffffff) + 1;
  return (n) => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return Math.floor(((bits >>> 0) / 0x1_0000_0000) * n);
  };
}

/** What somebody does not know: cards that he has not seen, how many of them each seat holds, and what it cannot hold. */
export interface Hidden {
  readonly unseen: CardSet;
  /** Hidden cards by seat; 0 for a seat whose hand is known. They may be fewer than the unseen cards: the rest lies aside. */
  readonly counts: readonly number[];
  readonly impossible: Impossible;
}

/** Deals the unseen cards again and again, each time anew, in agreement with all that is known. */
export class HiddenHands {
  readonly #cards: readonly Card[];
  readonly #seatsOf: readonly (readonly Seat[])[];
  readonly #counts: readonly number[];

  constructor({ unseen, counts, impossible }: Hidden) {
    const held = counts.reduce((sum, count) => sum + count, 0);
    const cards = cardsIn(unseen);
    if (held > cards.length) throw new RangeError(`${held} hidden cards, but only ${cards.length} unseen`);
    const aside = counts.length;
    this.#counts = [...counts, cards.length - held];
    const open = this.#counts.flatMap((count, seat) => (count > 0 ? [seat] : []));
    const seatsOf = cards.map((card) => open.filter((seat) => seat === aside || !has(impossible[seat] as CardSet, card)));
    // Cards with few possible homes choose first; equally free ones in the random order of each deal.
    const order = cards.map((_, at) => at).sort((a, b) => (seatsOf[a]?.length ?? 0) - (seatsOf[b]?.length ?? 0));
    this.#cards = order.map((at) => cards[at] as Card);
    this.#seatsOf = order.map((at) => seatsOf[at] ?? []);
  }

  /** Hands by seat; empty for seats without hidden cards. Throws RangeError if what is known contradicts itself. */
  deal(below: Below): readonly CardSet[] {
    const left = [...this.#counts];
    const home = this.#cards.map(() => -1);
    for (const at of this.#order(below)) {
      const seats = this.#seatsOf[at] as readonly Seat[];
      const seat = drawn(seats, left, below) ?? seats.find((full) => this.#makeRoom(full, home, left, new Set([full])));
      if (seat === undefined) throw new RangeError('no deal agrees with what is known');
      home[at] = seat;
      left[seat] = (left[seat] as number) - 1;
    }
    return this.#handsFrom(home);
  }

  /** Random within the cards that have equally many homes. */
  #order(below: Below): number[] {
    const order = this.#cards.map((_, at) => at);
    for (let end = order.length - 1; end > 0; end--) {
      const choices = this.#seatsOf[end]?.length;
      let start = end;
      while (start > 0 && this.#seatsOf[start - 1]?.length === choices) start--;
      const other = start + below(end - start + 1);
      [order[end], order[other]] = [order[other] as number, order[end] as number];
    }
    return order;
  }

  /** Moves a card out of a full hand into another one, through others if need be, and says whether that could be done. */
  #makeRoom(seat: Seat, home: number[], left: number[], tried: Set<Seat>): boolean {
    for (const [at, where] of home.entries()) {
      if (where !== seat) continue;
      for (const other of this.#seatsOf[at] as readonly Seat[]) {
        if (tried.has(other)) continue;
        tried.add(other);
        if ((left[other] as number) === 0 && !this.#makeRoom(other, home, left, tried)) continue;
        home[at] = other;
        left[other] = (left[other] as number) - 1;
        left[seat] = (left[seat] as number) + 1;
        return true;
      }
    }
    return false;
  }

  #handsFrom(home: readonly number[]): CardSet[] {
    const hands = this.#counts.slice(0, -1).map(() => SUITS.map(() => 0) as [number, number, number, number]);
    for (const [at, card] of this.#cards.entries()) {
      const hand = hands[home[at] as number];
      if (hand) hand[suitOf(card)] |= bitOf(card);
    }
    return hands;
  }
}

/** A seat with room, each as likely as it has room. */
function drawn(seats: readonly Seat[], left: readonly number[], below: Below): Seat | undefined {
  let room = 0;
  for (const seat of seats) room += left[seat] as number;
  if (room === 0) return undefined;
  let at = below(room);
  for (const seat of seats) {
    at -= left[seat] as number;
    if (at < 0) return seat;
  }
  return undefined;
}
