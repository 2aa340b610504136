import { describe, expect, it } from '@jest/globals';
import { backoff } from './backoff';

describe('backoff', () => {
  it('doubles and stops at eight seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 60].map((tries) => backoff(tries, 1))).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  });

  it('leaves half of the wait to chance', () => {
    expect(backoff(3, 0)).toBe(1600);
    expect(backoff(3, 0.5)).toBe(2400);
  });
});
