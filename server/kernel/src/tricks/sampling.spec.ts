import { describe, expect, it } from '@jest/globals';
import { cardIn, HERZ, type Karte, PIK } from '../cards/card.js';
import { both, type CardSet, cardsIn, EVERY_CARD, isEmpty, NO_CARDS, setOf, sizeOf, suitSet, without } from '../cards/card-set.js';
import { cut, dealt } from '../cards/deal.js';
import { deckOf, isDealt } from '../cards/deck.js';
import { drawsFrom } from '../draws.js';
import { seededSource } from '../testing/seeded-source.js';
import { leaderTakesTheRest, stillOut } from './claim.js';
import { HiddenHands, quickChance } from './hidden-hands.js';
import { duck, grab } from './policies.js';
import { followSuit, mustOvertrump, notLedUntilDiscarded, playableAt, situationOf, type TrickRules } from './rules.js';
import { bestCard, playOut } from './sampling.js';
import { played, tableOf, turnOf } from './table.js';
import { shown } from './voids.js';

const hand = (...names: readonly Karte[]): CardSet => setOf(names.map(cardIn));
const draws = (seed: number) => drawsFrom(seededSource(seed));
const rules: TrickRules = { leading: [], following: [followSuit] };

/** Rules that look at everything a situation tells. */
const broken: TrickRules = { leading: [notLedUntilDiscarded(HERZ)], following: [followSuit, mustOvertrump] };

const randomDeal = (seed: number) => dealt(draws(seed).shuffle(deckOf()), [1, 2, 3, 0], [4, 4, 5]).map(setOf);

describe('dealing', () => {
  it('gives every card once, in packets from the top', () => {
    const pack = deckOf();
    const hands = dealt(pack, [1, 2, 3, 0], [4, 4, 5]);
    expect(hands[1]?.slice(0, 5)).toEqual([...pack.slice(0, 4), pack[16]]);
    expect(hands[0]?.at(-1)).toBe(pack.at(-1));
    expect(isDealt(pack, hands.map(setOf))).toBe(true);
    expect(isDealt(pack, [...hands.map(setOf).slice(1), hand('PIK_2')])).toBe(false);
    expect(() => dealt(pack, [0, 1, 2], [17])).toThrow(RangeError);
    expect(cut([1, 2, 3, 4], 1)).toEqual([2, 3, 4, 1]);
  });
});

describe('hidden hands', () => {
  it('every sampled deal agrees with what the plays of 200 random deals have shown, and can be the real one', () => {
    for (let seed = 0; seed < 200; seed++) {
      const chance = draws(seed);
      let table = tableOf(randomDeal(seed), { leader: 0 });
      const cards: number[] = [];
      for (let n = chance.below(48); n > 0; n--) {
        const card = chance.pick(cardsIn(playableAt(table, rules)));
        cards.push(card);
        table = played(table, card).table;
      }
      const { impossible } = shown({ leader: 0, seats: 4, trump: null, direction: 1 }, cards, rules);
      for (const [seat, cannot] of impossible.entries()) expect(isEmpty(both(cannot, table.hands[seat] ?? NO_CARDS))).toBe(true);
      const unseen = without(without(EVERY_CARD, setOf(cards)), table.hands[0] ?? NO_CARDS);
      const counts = table.hands.map((h, seat) => (seat === 0 ? 0 : sizeOf(h)));
      const below = quickChance(chance);
      for (let sample = 0; sample < 5; sample++) {
        const hands = new HiddenHands({ unseen, counts, impossible }).deal(below);
        expect(hands.map(sizeOf)).toEqual(counts);
        expect(isDealt(cardsIn(unseen), hands)).toBe(true);
        for (const [seat, held] of hands.entries()) expect(isEmpty(both(held, impossible[seat] ?? NO_CARDS))).toBe(true);
      }
    }
  });

  it('moves cards about when a hand fills up too early, and leaves what lies aside', () => {
    const unseen = hand('PIK_2', 'PIK_3', 'HERZ_2', 'HERZ_3', 'KARO_2');
    const impossible = [NO_CARDS, suitSet(PIK), suitSet(HERZ), NO_CARDS];
    for (let seed = 0; seed < 50; seed++) {
      const hands = new HiddenHands({ unseen, counts: [0, 2, 2, 0], impossible }).deal(quickChance(draws(seed)));
      expect(hands.map(sizeOf)).toEqual([0, 2, 2, 0]);
      expect(isEmpty(both(hands[1] ?? NO_CARDS, suitSet(PIK)))).toBe(true);
    }
  });

  it('all deals that agree are about equally likely', () => {
    const hands = new HiddenHands({
      unseen: hand('PIK_2', 'PIK_3', 'PIK_4'),
      counts: [0, 1, 1, 1],
      impossible: [0, 1, 2, 3].map(() => NO_CARDS),
    });
    const below = quickChance(draws(7));
    const seen = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const key = JSON.stringify(hands.deal(below));
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('knowledge that contradicts itself is an error', () => {
    const all = [NO_CARDS, suitSet(PIK)];
    expect(() => new HiddenHands({ unseen: hand('PIK_2'), counts: [0, 1], impossible: all }).deal(() => 0)).toThrow(RangeError);
    expect(() => new HiddenHands({ unseen: hand('PIK_2'), counts: [0, 2], impossible: all })).toThrow(RangeError);
  });
});

describe('the rest of the tricks', () => {
  it('is decided where no play changes who wins: checked by playing it out at random', () => {
    let decided = 0;
    for (let seed = 0; seed < 400; seed++) {
      const chance = draws(seed);
      const trump = seed % 2 ? PIK : null;
      let table = tableOf(randomDeal(seed), { leader: seed % 4, trump });
      while (!leaderTakesTheRest(table) && sizeOf(table.hands[turnOf(table)] ?? NO_CARDS) > 0) {
        table = played(table, chance.pick(cardsIn(playableAt(table, rules)))).table;
      }
      if (!leaderTakesTheRest(table)) continue;
      decided++;
      for (let n = 0; n < 5; n++) {
        const tricks = playOut(table, { rules, policy: ({ choices }) => chance.pick(cardsIn(choices)) });
        expect(tricks.every(({ winner }) => winner === table.leader)).toBe(true);
      }
    }
    expect(decided).toBeGreaterThan(100);
  });

  it('is open while somebody can trump, beat a card, or a trick lies', () => {
    const certain = tableOf([hand('PIK_A', 'HERZ_A'), hand('PIK_K', 'KARO_A')], { leader: 0 });
    expect(leaderTakesTheRest(certain)).toBe(true);
    expect(leaderTakesTheRest({ ...certain, trump: 3 })).toBe(false);
    expect(leaderTakesTheRest({ ...certain, trick: [cardIn('PIK_2')] })).toBe(false);
    expect(leaderTakesTheRest({ ...certain, leader: 1 })).toBe(false);
    expect(leaderTakesTheRest({ ...certain, hands: [hand('PIK_A'), hand('PIK_K')], trump: PIK })).toBe(true);
    expect(stillOut(certain, hand('PIK_K'))).toBe(true);
    expect(stillOut({ ...certain, trick: [cardIn('PIK_2')] }, hand('PIK_2'))).toBe(true);
    expect(stillOut(certain, hand('PIK_2'))).toBe(false);
  });
});

describe('thinking', () => {
  it('ducks a trick that costs and takes one that pays', () => {
    const own = hand('PIK_2', 'PIK_A');
    const table = { ...tableOf([own, NO_CARDS, NO_CARDS], { leader: 1 }), trick: [cardIn('PIK_9'), cardIn('PIK_10')] };
    const unseen = hand('PIK_3', 'HERZ_2', 'HERZ_3');
    const thought = { table, hidden: { unseen, counts: [0, 1, 1], impossible: [NO_CARDS, NO_CARDS, NO_CARDS] }, samples: 20 };
    const mine = (tricks: readonly { winner: number }[]) => tricks.slice(0, 1).filter(({ winner }) => winner === 0).length;
    const cards = cardsIn(own);
    expect(bestCard(thought, { rules, policy: grab, worth: mine }, cards, draws(1))).toBe(cardIn('PIK_A'));
    expect(bestCard(thought, { rules, policy: duck(NO_CARDS), worth: (t) => -mine(t) }, cards, draws(1))).toBe(cardIn('PIK_2'));
    expect(bestCard(thought, { rules, policy: grab, worth: mine }, [cardIn('PIK_2')], draws(1))).toBe(cardIn('PIK_2'));
    expect(() => bestCard(thought, { rules, policy: grab, worth: mine }, [], draws(1))).toThrow(RangeError);
  });

  it('a playout is the same as playing card by card', () => {
    for (let seed = 0; seed < 60; seed++) {
      const policy = seed % 2 ? grab : duck(suitSet(HERZ));
      const start = tableOf(randomDeal(seed), { leader: seed % 4, trump: seed % 3 === 0 ? null : PIK, direction: seed % 5 ? 1 : -1 });
      let table = start;
      const tricks = [];
      while (!isEmpty(table.hands[turnOf(table)] ?? NO_CARDS)) {
        const seat = turnOf(table);
        const turn = {
          seat,
          hand: table.hands[seat] ?? NO_CARDS,
          choices: playableAt(table, broken),
          situation: situationOf(table),
          table,
        };
        const next = played(table, policy(turn));
        table = next.table;
        if (next.trick) tricks.push(next.trick);
      }
      expect(playOut(start, { rules: broken, policy })).toEqual(tricks);
    }
  });

  it('policies play only what may be played, and the same draws bring the same thought', () => {
    for (let seed = 0; seed < 60; seed++) {
      for (const policy of [grab, duck(suitSet(HERZ))]) {
        const table = tableOf(randomDeal(seed), { leader: seed % 4, trump: seed % 3 === 0 ? null : PIK });
        const tricks = playOut(table, { rules, policy });
        expect(tricks).toHaveLength(13);
        expect(new Set(tricks.flatMap(({ cards }) => cards)).size).toBe(52);
      }
    }
  });
});
