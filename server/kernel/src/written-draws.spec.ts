import { describe, expect, it } from '@jest/globals';
import { drawsFrom } from './draws.js';
import { seededSource } from './testing/index.js';
import { writtenDraws } from './written-draws.js';

const others = () => drawsFrom(seededSource(3));

describe('written draws', () => {
  it('bring what is written, in order', () => {
    const draws = writtenDraws([6, { pick: 'b' }, { pick: [3, 1, 2] }, 0], others());
    expect([draws.die(), draws.pick(['a', 'b']), draws.shuffle([1, 2, 3]), draws.below(5)]).toEqual([6, 'b', [3, 1, 2], 0]);
    expect(draws.left).toBe(0);
  });

  it('go on with others when nothing more is written', () => {
    const [draws, same] = [writtenDraws([], others()), others()];
    expect([draws.die(), draws.pick([1, 2, 3]), draws.shuffle([1, 2, 3]), draws.below(9)]).toEqual([
      same.die(),
      same.pick([1, 2, 3]),
      same.shuffle([1, 2, 3]),
      same.below(9),
    ]);
    expect(draws.counter).toBe(same.counter);
  });

  it('tell how much was not drawn', () => {
    const draws = writtenDraws([1, 2, 3], others());
    draws.die();
    expect(draws.left).toBe(2);
  });

  it('throw when the game asks for something else', () => {
    expect(() => writtenDraws([7], others()).die()).toThrow('the game asks for a die, written is 7');
    expect(() => writtenDraws([5], others()).below(5)).toThrow(RangeError);
    expect(() => writtenDraws([{ pick: 'c' }], others()).pick(['a', 'b'])).toThrow(RangeError);
    expect(() => writtenDraws([3], others()).pick(['a', 'b'])).toThrow(RangeError);
    expect(() => writtenDraws([{ pick: [1, 1] }], others()).shuffle([1, 2])).toThrow(RangeError);
    expect(() => writtenDraws([{ pick: 'a' }], others()).below(5)).toThrow(RangeError);
  });
});
