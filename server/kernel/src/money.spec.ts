import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { roundUp, sharesOf } from './money.js';

describe('rounding', () => {
  it.each([
    ['52.5 to 5', 105, 2, 5, 55],
    ['225 to 10', 450, 2, 10, 230],
    ['2.5 to 5', 25, 10, 5, 5],
    ['what is whole already', 120, 2, 5, 60],
    ['nothing', 0, 2, 5, 0],
  ])('%s goes up', (_what, amount, per, step, rounded) => expect(roundUp(amount, per, step)).toBe(rounded));
});

describe('shares of a pot', () => {
  it.each([
    ['in proportion', 400, [1020, 510, 510, 0], [200, 100, 100, 0]],
    ['the rest by largest remainder', 100, [1, 1, 1], [34, 33, 33]],
    ['ties in seat order', 101, [1, 1, 1, 1], [26, 25, 25, 25]],
    ['equally when nobody has anything', 10, [0, 0, 0], [4, 3, 3]],
    ['the larger remainder before the earlier seat', 10, [1, 2], [3, 7]],
    ['nothing of nothing', 0, [5, 7], [0, 0]],
  ])('%s', (_what, pot, weights, shares) => expect(sharesOf(pot, weights)).toEqual(shares));

  it('sum to the pot, none further than one from its exact part', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.nat(100_000_000), weights, (pot, parts) => {
        const shares = sharesOf(pot, parts);
        const total = parts.reduce((sum, part) => sum + part, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(pot);
        shares.forEach((share, seat) => {
          const exact = total === 0 ? pot / parts.length : (pot * (parts[seat] ?? 0)) / total;
          expect(Math.abs(share - exact)).toBeLessThan(1 + 1e-6);
        });
      }),
    );
  });

  it.each([
    [1.5, [1]],
    [-1, [1]],
    [1, [-1]],
    [1, [0.5]],
    [1, []],
    [Number.NaN, [1]],
  ])('of %p by %p are refused', (pot, weights) => expect(() => sharesOf(pot, weights)).toThrow(RangeError));
});
