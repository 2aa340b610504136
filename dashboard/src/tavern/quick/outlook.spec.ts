import { describe, expect, it } from '@jest/globals';
import { outlook } from './outlook';

const taken = (index: number) => ({
  index,
  occupant: { __typename: 'Player' as const, id: `ply_${index}`, name: `P${index}` },
  ready: true,
});
const free = (index: number) => ({ index, occupant: null, ready: false });
const quick = (...homiesWelcome: number[]) => ({ startsAt: '2026-11-30T20:00:30.000Z', homiesWelcome });

describe('what a table of quick play waits for', () => {
  it('is homies on the free seats if nobody minds', () => {
    expect(outlook({ seats: [taken(0), free(1), free(2), free(3)], quick: quick(0) }, 2)).toEqual({
      people: 1,
      missing: 1,
      next: 'homies',
    });
    expect(outlook({ seats: [taken(0), taken(1), free(2), free(3)], quick: quick(0, 1) }, 2).next).toBe('homies');
  });

  it('is those who are there, if somebody wants people only and they are enough', () => {
    expect(outlook({ seats: [taken(0), taken(1), free(2), free(3)], quick: quick(1) }, 2)).toEqual({
      people: 2,
      missing: 0,
      next: 'people',
    });
  });

  it('is one more turn of the clock, if they are too few', () => {
    expect(outlook({ seats: [taken(0), taken(1), free(2), free(3)], quick: quick(0) }, 3)).toEqual({
      people: 2,
      missing: 1,
      next: 'again',
    });
  });

  it('is nothing more when every seat is taken', () => {
    expect(outlook({ seats: [taken(0), taken(1)], quick: quick() }, 2).next).toBe('full');
  });
});
