import { describe, expect, it } from '@jest/globals';
import { drawsFrom } from '../draws.js';
import { seededSource } from '../testing/seeded-source.js';
import { cardsBefore, cardsLaid, emptyLayout, endOfRow, fits, type Layout, laid, layable, layoutOrder, openCards } from './index.js';

const SUITS = ['C', 'S', 'H', 'D'] as const;
const LOW_ACE = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const HIGH_ACE = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const rowsOf = (ranks: readonly string[]) => SUITS.map((suit) => ranks.map((rank) => suit + rank));
const starts = (rank: string) => SUITS.map((suit) => suit + rank);

const low = layoutOrder(rowsOf(LOW_ACE));
const high = layoutOrder(rowsOf(HIGH_ACE));
const after = (order: typeof low, ...cards: string[]): Layout =>
  cards.reduce((layout, card) => laid(order, layout, card), emptyLayout(order));

describe('a layout of rows', () => {
  it('begins with the start cards only', () => {
    expect(openCards(low, emptyLayout(low), starts('7'))).toEqual(starts('7'));
    expect(openCards(high, emptyLayout(high), starts('10'))).toEqual(starts('10'));
  });

  it('may begin with anything; whoever asks then names the start cards', () => {
    expect(openCards(low, emptyLayout(low), 'ANY')).toHaveLength(52);
  });

  it('grows by the next lower and the next higher card of a row, and by the other start cards', () => {
    expect(openCards(low, after(low, 'H7'), starts('7'))).toEqual(['C7', 'S7', 'H6', 'H8', 'D7']);
    expect(openCards(low, after(low, 'H7', 'S7'), starts('7'))).toEqual(['C7', 'S6', 'S8', 'H6', 'H8', 'D7']);
  });

  it('ends where the row ends: the ace is low in one order and high in another', () => {
    const down = after(low, 'H7', 'H6', 'H5', 'H4', 'H3', 'H2');
    expect(fits(low, down, starts('7'), 'HA')).toBe(true);
    expect(fits(low, laid(low, down, 'HA'), starts('7'), 'HK')).toBe(false);
    expect(fits(high, after(high, 'H10', 'HJ', 'HQ', 'HK'), starts('10'), 'HA')).toBe(true);
    expect(endOfRow(low, 'HA')).toBe('LOWEST');
    expect(endOfRow(low, 'HK')).toBe('HIGHEST');
    expect(endOfRow(high, 'HA')).toBe('HIGHEST');
    expect(endOfRow(high, 'H7')).toBe('LOWEST');
    expect(endOfRow(high, 'H10')).toBeUndefined();
    expect(endOfRow(high, 'H2')).toBeUndefined();
  });

  it('closes the gap of a card that is out of the game', () => {
    const without = layoutOrder(rowsOf(LOW_ACE).map((row) => row.filter((card) => card !== 'C2')));
    const down = after(without, 'C7', 'C6', 'C5', 'C4', 'C3');
    expect(openCards(without, down, starts('7'))).toEqual(['CA', 'C8', 'S7', 'H7', 'D7']);
    expect(fits(without, down, starts('7'), 'C2')).toBe(false);
  });

  it('says which cards of a hand may be laid, in its order; none: pass', () => {
    expect(layable(low, after(low, 'H7'), starts('7'), ['HA', 'H8', 'C7', 'S8'])).toEqual(['H8', 'C7']);
    expect(layable(low, after(low, 'H7'), starts('7'), ['HA', 'S8'])).toEqual([]);
  });

  it('shows what lies', () => {
    expect(cardsLaid(low, after(low, 'H7', 'H8', 'H6', 'D7'))).toEqual([[], [], ['H6', 'H7', 'H8'], ['D7']]);
  });

  it('names the cards that must come first', () => {
    expect(cardsBefore(low, emptyLayout(low), starts('7'), 'H4')).toEqual(['H7', 'H6', 'H5']);
    expect(cardsBefore(low, emptyLayout(low), starts('7'), 'H7')).toEqual([]);
    expect(cardsBefore(low, after(low, 'H7', 'H6'), starts('7'), 'H4')).toEqual(['H5']);
    expect(cardsBefore(low, after(low, 'H7', 'H8'), starts('7'), 'HQ')).toEqual(['H9', 'H10', 'HJ']);
    expect(cardsBefore(low, after(low, 'H7', 'H6'), starts('7'), 'H5')).toEqual([]);
    expect(cardsBefore(low, after(low, 'H7', 'H6'), starts('7'), 'H6')).toEqual([]);
    expect(cardsBefore(low, emptyLayout(low), 'ANY', 'H4')).toEqual([]);
  });

  it('refuses cards of no row, cards that stand twice, and rows without a start', () => {
    expect(() => laid(low, emptyLayout(low), 'X1')).toThrow(RangeError);
    expect(() => cardsBefore(low, emptyLayout(low), starts('7'), 'X1')).toThrow(RangeError);
    expect(() => cardsBefore(low, emptyLayout(low), ['C7'], 'H4')).toThrow(RangeError);
    expect(() => layoutOrder([['H7'], ['H7']])).toThrow(RangeError);
    expect(fits(low, emptyLayout(low), 'ANY', 'X1')).toBe(false);
  });
});

describe('against a count by hand, over 60 random layouts', () => {
  // Keeps the set of laid cards only and looks for neighbours by rank, one card at a time.
  const fitsBySet = (ranks: readonly string[], lies: ReadonlySet<string>, start: string, card: string): boolean => {
    const [suit = '', rank] = [card[0], card.slice(1)];
    if (lies.has(card)) return false;
    const at = ranks.indexOf(rank);
    const neighbours = [ranks[at - 1], ranks[at + 1]].filter((other) => other !== undefined);
    return rank === start || neighbours.some((other) => lies.has(suit + other));
  };

  it.each([
    ['ace low, from the 7', low, LOW_ACE, '7'],
    ['ace high, from the 10', high, HIGH_ACE, '10'],
  ] as const)(
    '%s: the same cards fit, all cards come to lie, and what comes first is exactly what is missing',
    (_, order, ranks, start) => {
      const all = rowsOf(ranks).flat();
      for (let seed = 0; seed < 30; seed++) {
        const draws = drawsFrom(seededSource(seed));
        const lies = new Set<string>();
        let layout = emptyLayout(order);
        for (;;) {
          const open = all.filter((card) => fitsBySet(ranks, lies, start, card));
          expect(openCards(order, layout, starts(start))).toEqual(open);
          if (open.length === 0) break;
          const watched = draws.pick(all);
          const missing = cardsBefore(order, layout, starts(start), watched);
          expect(missing.every((card) => !lies.has(card))).toBe(true);
          if (!lies.has(watched)) expect(missing.length === 0).toBe(open.includes(watched));
          const card = draws.pick(open);
          layout = laid(order, layout, card);
          lies.add(card);
        }
        expect(lies.size).toBe(all.length);
        expect(cardsLaid(order, layout)).toEqual(rowsOf(ranks));
      }
    },
  );
});
