import { type Card, suitOf } from '../cards/card.js';
import { type CardSet, isEmpty, withoutCard } from '../cards/card-set.js';
import type { Draws } from '../draws.js';
import { type Hidden, HiddenHands, quickChance } from './hidden-hands.js';
import type { Policy } from './policies.js';
import { playable, type Situation, situationOf, type TrickRules } from './rules.js';
import { beats, played, seatAfter, type Trick, type TrickTable, turnOf } from './table.js';

/** How a deal is played out to its end in thought. */
export interface Rollout {
  readonly rules: TrickRules;
  /** How everybody plays, oneself too. */
  readonly policy: Policy;
  /** What the tricks of a playout, from the one on the table on, are worth to whoever thinks. */
  readonly worth: (tricks: readonly Trick[]) => number;
  /** Looked at after each trick: nothing more can change. */
  readonly decided?: (table: TrickTable) => boolean;
}

/** A deal as one seat knows it, and how carefully to think about it. */
export interface Thought {
  /** The table; hands of seats with hidden cards are not looked at. */
  readonly table: TrickTable;
  readonly hidden: Hidden;
  /** How many deals of the hidden cards are tried; the only budget there is, because pure code knows no clock. */
  readonly samples: number;
}

/** One way to go on, and how it is played out and valued from there. */
export interface Alternative extends Rollout {
  /** The table after it, from one with all hands; and the trick, if it completed one. */
  readonly begin: (dealt: TrickTable) => { readonly table: TrickTable; readonly trick: Trick | undefined };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Plays on from here until the cards are gone or nothing can change, and gives the tricks. Works on one table that it
 * changes in place, because thinking spends nearly all of its time here; policies must not keep what they are shown.
 */
export function playOut(start: TrickTable, { rules, policy, decided }: Omit<Rollout, 'worth'>): readonly Trick[] {
  const tricks: Trick[] = [];
  const seats = start.hands.length;
  const hands = [...start.hands];
  let cards = [...start.trick];
  const table: Mutable<TrickTable> = { ...start, hands, trick: cards };
  const situation: Mutable<Situation> = situationOf(start);
  let seat = turnOf(start);
  for (let hand = hands[seat] as CardSet; !isEmpty(hand); hand = hands[seat] as CardSet) {
    const card = policy({ seat, hand, choices: playable(hand, situation, rules), situation, table });
    hands[seat] = withoutCard(hand, card);
    if (situation.led === undefined) situation.led = suitOf(card);
    else if (situation.led !== suitOf(card)) table.discarded = situation.discarded = situation.discarded | (1 << suitOf(card));
    if (situation.best === undefined || beats(card, situation.best, table.trump)) situation.best = card;
    cards.push(card);
    if (cards.length < seats) {
      seat = (seat + table.direction + seats) % seats;
      continue;
    }
    seat = seatAfter(table.leader, cards.indexOf(situation.best), table.direction, seats);
    tricks.push({ leader: table.leader, winner: seat, cards });
    table.leader = seat;
    table.trick = cards = [];
    situation.led = situation.best = undefined;
    if (decided?.(table)) break;
  }
  return tricks;
}

/** The mean worth of each alternative, all of them over the same deals of the hidden cards. */
export function meanWorth({ hidden, samples, table }: Thought, alternatives: readonly Alternative[], draws: Draws): readonly number[] {
  const below = quickChance(draws);
  const hidings = new HiddenHands(hidden);
  const sums = alternatives.map(() => 0);
  for (let sample = 0; sample < samples; sample++) {
    const dealt = hidings.deal(below);
    const hands = table.hands.map((hand, seat) => (hidden.counts[seat] ? (dealt[seat] as CardSet) : hand));
    for (const [at, alternative] of alternatives.entries()) sums[at] = (sums[at] as number) + worthOf({ ...table, hands }, alternative);
  }
  return sums.map((sum) => sum / samples);
}

function worthOf(whole: TrickTable, { begin, worth, ...how }: Alternative): number {
  const { table, trick } = begin(whole);
  if (!trick) return worth(playOut(table, how));
  return worth(how.decided?.(table) ? [trick] : [trick, ...playOut(table, how)]);
}

/** The card with the best mean worth; the first of equals. It must be the turn of the one who thinks. Throws RangeError for no cards. */
export function bestCard(thought: Thought, rollout: Rollout, cards: readonly Card[], draws: Draws): Card {
  const [only] = cards;
  if (only === undefined) throw new RangeError('no card to choose from');
  if (cards.length === 1) return only;
  const means = meanWorth(
    thought,
    cards.map((card) => ({ ...rollout, begin: (dealt) => played(dealt, card) })),
    draws,
  );
  return cards[means.indexOf(Math.max(...means))] as Card;
}
