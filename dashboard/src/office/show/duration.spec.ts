import { describe, expect, it } from '@jest/globals';
import { duration, shortId } from './duration';

describe('a duration', () => {
  it.each([
    ['2026-11-29T21:55:45.773Z', '2026-11-29T21:55:49.694Z', '0:04'],
    ['2026-11-29T21:00:00.000Z', '2026-11-29T21:12:31.000Z', '12:31'],
    ['2026-11-29T21:00:00.000Z', '2026-11-29T22:04:07.000Z', '1:04:07'],
    ['2026-11-29T21:00:00.000Z', '2026-11-29T20:59:59.000Z', '0:00'],
  ])('from %s to %s is %s', (from, to, expected) => {
    expect(duration(from, to)).toBe(expected);
  });
});

describe('a short id', () => {
  it('keeps both ends', () => {
    expect(shortId('mat_f085dfafd7955ed18ff2567fb2eb2150')).toBe('mat_f085…2150');
    expect(shortId('p17')).toBe('p17');
  });
});
