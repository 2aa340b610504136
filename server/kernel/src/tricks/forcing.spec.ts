import { describe, expect, it } from '@jest/globals';
import { ALL_CARDS, BUBE, type Card, cardIn, HERZ, KARTEN, type Karte, KOENIG, karteOf, rankOf, suitOf } from '../cards/card.js';
import { cardsIn, has, rankSet, setOf, suitSet } from '../cards/card-set.js';
import { drawsFrom } from '../draws.js';
import { seededSource } from '../testing/seeded-source.js';
import {
  followSuit,
  mustOvertrump,
  mustShed,
  mustTrump,
  notLed,
  notLedUntilDiscarded,
  playable,
  situationOf,
  type TrickRules,
} from './rules.js';
import { winningPlace } from './table.js';
import { ruledOut } from './voids.js';

const cards = (...names: readonly Karte[]): readonly Card[] => names.map(cardIn);
const legal = (hand: readonly Karte[], trick: readonly Karte[], rules: TrickRules, trump: 0 | 1 | 2 | 3 | null = null, discarded = 0) =>
  cardsIn(playable(setOf(cards(...hand)), situationOf({ trick: cards(...trick), trump, discarded }), rules)).map(karteOf);

const kingsAndJacks = rankSet(KOENIG, BUBE);

describe('the duties one by one', () => {
  const free: TrickRules = { leading: [], following: [followSuit] };
  it('follow suit, or play anything', () => {
    expect(legal(['PIK_2', 'HERZ_3', 'HERZ_K'], ['HERZ_A'], free)).toEqual(['HERZ_3', 'HERZ_K']);
    expect(legal(['PIK_2', 'KARO_3'], ['HERZ_A'], free)).toEqual(['PIK_2', 'KARO_3']);
    expect(legal(['PIK_2', 'HERZ_3'], [], free)).toEqual(['PIK_2', 'HERZ_3']);
  });

  const overtrump: TrickRules = { leading: [], following: [followSuit, mustOvertrump] };
  it('trumps led: beat the highest if you can; a void must trump and overtrump if it can', () => {
    expect(legal(['HERZ_3', 'HERZ_9', 'HERZ_K'], ['HERZ_8'], overtrump, HERZ)).toEqual(['HERZ_9', 'HERZ_K']);
    expect(legal(['HERZ_3', 'HERZ_5', 'PIK_A'], ['HERZ_8'], overtrump, HERZ)).toEqual(['HERZ_3', 'HERZ_5']);
    expect(legal(['HERZ_3', 'HERZ_9', 'KARO_A'], ['PIK_8', 'HERZ_5'], overtrump, HERZ)).toEqual(['HERZ_9']);
    expect(legal(['HERZ_3', 'KARO_A'], ['PIK_8', 'HERZ_5'], overtrump, HERZ)).toEqual(['HERZ_3', 'KARO_A']);
    expect(legal(['HERZ_3', 'HERZ_9', 'KARO_A'], ['PIK_8'], overtrump, HERZ)).toEqual(['HERZ_3', 'HERZ_9']);
    expect(legal(['PIK_3', 'PIK_A', 'HERZ_A'], ['PIK_8', 'HERZ_5'], overtrump, HERZ)).toEqual(['PIK_3', 'PIK_A']);
  });

  const trump: TrickRules = { leading: [], following: [followSuit, mustTrump] };
  it('trumping without the duty to overtrump', () => {
    expect(legal(['HERZ_3', 'HERZ_9', 'KARO_A'], ['PIK_8', 'HERZ_5'], trump, HERZ)).toEqual(['HERZ_3', 'HERZ_9']);
    expect(legal(['HERZ_3', 'HERZ_9'], ['HERZ_8'], trump, HERZ)).toEqual(['HERZ_3', 'HERZ_9']);
  });

  const shed: TrickRules = { leading: [], following: [followSuit, mustShed(kingsAndJacks)] };
  it('a penalty card goes under a higher card of its suit, or on another suit', () => {
    expect(legal(['PIK_B', 'PIK_2', 'PIK_A'], ['PIK_D'], shed)).toEqual(['PIK_B']);
    expect(legal(['PIK_K', 'PIK_2'], ['PIK_D'], shed)).toEqual(['PIK_2', 'PIK_K']);
    expect(legal(['KARO_B', 'HERZ_A'], ['PIK_D'], shed)).toEqual(['KARO_B']);
    expect(legal(['KARO_2', 'HERZ_A'], ['PIK_D'], shed)).toEqual(['HERZ_A', 'KARO_2']);
  });

  it('a suit that is led last, or only after a discard', () => {
    const last: TrickRules = { leading: [notLed(HERZ)], following: [followSuit] };
    expect(legal(['HERZ_2', 'PIK_3'], [], last)).toEqual(['PIK_3']);
    expect(legal(['HERZ_2', 'HERZ_3'], [], last)).toEqual(['HERZ_2', 'HERZ_3']);
    const broken: TrickRules = { leading: [notLedUntilDiscarded(HERZ)], following: [followSuit] };
    expect(legal(['HERZ_2', 'PIK_3'], [], broken)).toEqual(['PIK_3']);
    expect(legal(['HERZ_2', 'PIK_3'], [], broken, null, 1 << HERZ)).toEqual(['PIK_3', 'HERZ_2']);
  });
});

// The rules once more, sentence by sentence over lists of cards, sharing nothing with the masks.
const bruteForce = (
  hand: readonly Card[],
  trick: readonly Card[],
  trump: number | null,
  kind: 'overtrump' | 'trump' | 'shed',
): readonly Card[] => {
  const [led] = trick;
  if (led === undefined) return hand;
  const best = trick.reduce((a, b) => (suitOf(b) === suitOf(a) ? (rankOf(b) > rankOf(a) ? b : a) : suitOf(b) === trump ? b : a));
  const follows = hand.filter((card) => suitOf(card) === suitOf(led));
  const pool = follows.length > 0 ? follows : hand;
  if (kind === 'shed') {
    const must = pool.filter(
      (card) => [BUBE, KOENIG].includes(rankOf(card)) && (suitOf(card) !== suitOf(best) || rankOf(card) < rankOf(best)),
    );
    return must.length > 0 ? must : pool;
  }
  const trumps = pool.filter((card) => suitOf(card) === trump);
  if (follows.length > 0 && suitOf(led) !== trump) return pool;
  if (kind === 'trump') return trumps.length > 0 ? trumps : pool;
  const over = trumps.filter((card) => suitOf(best) !== trump || rankOf(card) > rankOf(best));
  return over.length > 0 ? over : pool;
};

const RULES = {
  overtrump: { leading: [], following: [followSuit, mustOvertrump] },
  trump: { leading: [], following: [followSuit, mustTrump] },
  shed: { leading: [], following: [followSuit, mustShed(kingsAndJacks)] },
} as const;

describe.each(['overtrump', 'trump', 'shed'] as const)('2000 random situations under %s', (kind) => {
  const draws = drawsFrom(seededSource(kind.length));
  const cases = Array.from({ length: 2000 }, () => {
    const pack = draws.shuffle(ALL_CARDS);
    const lying = draws.below(4);
    const trump = kind === 'shed' ? null : (draws.below(4) as 0 | 1 | 2 | 3);
    return { trick: pack.slice(0, lying), hand: pack.slice(lying, lying + 1 + draws.below(13)), trump };
  });

  it('the playable cards are those of a check by lists', () => {
    for (const { trick, hand, trump } of cases) {
      const found = cardsIn(playable(setOf(hand), situationOf({ trick, trump, discarded: 0 }), RULES[kind]));
      expect(found).toEqual([...bruteForce(hand, trick, trump, kind)].sort((a, b) => a - b));
    }
  });

  it('a card is ruled out exactly if it would have made the play illegal', () => {
    for (const { trick, hand, trump } of cases.slice(0, 300)) {
      const card = hand[0] as Card;
      const out = ruledOut(card, situationOf({ trick, trump, discarded: 0 }), RULES[kind]);
      const others = ALL_CARDS.filter((other) => other !== card && !trick.includes(other));
      const illegal = others.filter((other) => !bruteForce([card, other], trick, trump, kind).includes(card));
      expect(others.filter((other) => has(out, other))).toEqual(illegal);
    }
  });
});

describe('who wins', () => {
  it('the highest card of the suit that was led, or the highest trump', () => {
    expect(winningPlace(cards('KREUZ_10', 'KREUZ_D', 'HERZ_K', 'KREUZ_B'), null)).toBe(1);
    expect(winningPlace(cards('KREUZ_10', 'KREUZ_D', 'HERZ_2', 'HERZ_3'), HERZ)).toBe(3);
    expect(() => winningPlace([], null)).toThrow(RangeError);
  });

  it('names and numbers of all 52 cards go together', () => {
    expect(KARTEN.map(cardIn)).toEqual(ALL_CARDS);
    expect(new Set(KARTEN).size).toBe(52);
    expect(cardsIn(suitSet(HERZ)).map(karteOf)).toEqual(KARTEN.filter((name) => name.startsWith('HERZ_')));
    expect(() => cardIn('HERZ_1' as Karte)).toThrow(RangeError);
  });
});
