import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { drawsFrom } from '@tavern-jack/kernel';
import { derivedKey, hmacSource, newSeed, seedHashOf } from './hmac-draws.js';

const seed = Buffer.from(`${'00'.repeat(31)}07`, 'hex');

describe('chance from a seed', () => {
  it('is HMAC-SHA256 of the counter, its first four bytes', () => {
    const expected = createHmac('sha256', seed).update(Buffer.from('000000000000002a', 'hex')).digest().readUInt32BE(0);
    expect(hmacSource(seed)(42)).toBe(expected);
  });

  it('rolls the same dice for the same counter, as after a retried command', () => {
    const first = drawsFrom(hmacSource(seed), 10);
    const again = drawsFrom(hmacSource(seed), 10);
    expect([first.die(), first.die()]).toEqual([again.die(), again.die()]);
    expect(first.counter).toBe(again.counter);
  });

  it('gives every face of the die about equally often', () => {
    const draws = drawsFrom(hmacSource(seed));
    const rolls = Array.from({ length: 6000 }, () => draws.die());
    for (const count of [1, 2, 3, 4, 5, 6].map((face) => rolls.filter((roll) => roll === face).length))
      expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('of another label or seed is another chance', () => {
    const rolls = (source: (n: number) => number) => Array.from({ length: 8 }, (_, i) => source(i));
    expect(rolls(hmacSource(derivedKey(seed, 'homie:p1')))).not.toEqual(rolls(hmacSource(seed)));
    expect(rolls(hmacSource(derivedKey(seed, 'homie:p1')))).not.toEqual(rolls(hmacSource(derivedKey(seed, 'homie:p2'))));
    expect(seedHashOf(newSeed())).not.toBe(seedHashOf(newSeed()));
  });
});
