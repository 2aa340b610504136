import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isoText } from './index.js';

describe('a moment as text', () => {
  it('is what toISOString says, for any moment and for those that follow it', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.integer({ min: 0, max: 120_000 }), (date, after) => {
        expect(isoText(date)).toBe(date.toISOString());
        const later = new Date(Math.min(date.getTime() + after, 8.64e15));
        expect(isoText(later)).toBe(later.toISOString());
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  it.each(['-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '1969-12-31T23:59:59.999Z', '1970-01-01T00:00:00.000Z'])(
    'at the ends of time and of its beginning: %s',
    (text) => {
      expect(isoText(new Date(text))).toBe(text);
    },
  );

  it('is refused for a date that is none', () => {
    expect(() => isoText(new Date(Number.NaN))).toThrow(RangeError);
  });
});
