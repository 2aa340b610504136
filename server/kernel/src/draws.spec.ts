import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DrawSource, drawsFrom } from './draws.js';
import { seededSource } from './testing/seeded-source.js';

const listed =
  (...values: readonly number[]): DrawSource =>
  (counter) =>
    values[counter] ?? 0;

describe('draws', () => {
  it('throws away what lies above the last whole multiple of n, and draws again', () => {
    // 2^32 = 715827882 x 6 + 4: the last four values would favour the faces 1 to 4.
    const draws = drawsFrom(listed(0xffff_fffc, 0xffff_ffff, 0xffff_fffb));
    expect(draws.die()).toBe(6);
    expect(draws.counter).toBe(3);
  });

  it('keeps the last value of a power of two, which needs no rejection', () => {
    expect(drawsFrom(listed(0xffff_ffff)).below(2 ** 16)).toBe(0xffff);
    expect(drawsFrom(listed(0xffff_ffff)).below(2 ** 32)).toBe(0xffff_ffff);
  });

  it('reads a negative source as 32 unsigned bits', () => {
    expect(drawsFrom(listed(-1)).below(2 ** 32)).toBe(0xffff_ffff);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('below(%d) is an error', (n) => {
    expect(() => drawsFrom(seededSource(1)).below(n)).toThrow(RangeError);
  });

  it('the same counter gives the same draws, wherever one begins', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 20 }), (seed, bounds) => {
        const first = drawsFrom(seededSource(seed));
        for (const bound of bounds) {
          const again = drawsFrom(seededSource(seed), first.counter);
          const value = first.below(bound);
          expect(again.below(bound)).toBe(value);
          expect(value >= 0 && value < bound && Number.isInteger(value)).toBe(true);
        }
      }),
    );
  });

  it('every face of a die comes about equally often', () => {
    const draws = drawsFrom(seededSource(7));
    const seen = new Map<number, number>();
    for (let i = 0; i < 60_000; i++) {
      const face = draws.die();
      seen.set(face, (seen.get(face) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of seen.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('a shuffle keeps every element, leaves the list alone, and reaches every order equally often', () => {
    const draws = drawsFrom(seededSource(11));
    const list = ['a', 'b', 'c'];
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = draws.shuffle(list).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(list).toEqual(['a', 'b', 'c']);
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('picks from a list, and never from an empty one', () => {
    expect(drawsFrom(listed(4)).pick(['a', 'b', 'c'])).toBe('b');
    expect(() => drawsFrom(listed(0)).pick([])).toThrow(RangeError);
  });
});
