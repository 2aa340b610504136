import { describe, expect, it } from '@jest/globals';
import { doorwayOf } from './doorway';

const ben = { __typename: 'Player' as const, id: 'ply_ben', name: 'Ben' };
const seat = (index: number, taken: boolean) => ({ index, occupant: taken ? ben : null, ready: taken });
const open = { status: 'OPEN' as const, locked: false, seats: [seat(0, true), seat(1, false)] };

describe('the doorway of a room', () => {
  it('is free while there is a chair', () => {
    expect(doorwayOf(open, null)).toBeNull();
    // Somebody was faster at that chair: another one is free.
    expect(doorwayOf(open, 'SEAT_TAKEN')).toBeNull();
  });

  it('tells what keeps you out', () => {
    expect(doorwayOf({ ...open, locked: true }, null)).toBe('locked');
    expect(doorwayOf({ ...open, seats: [seat(0, true)] }, null)).toBe('full');
    expect(doorwayOf({ ...open, status: 'PLAYING', locked: true }, null)).toBe('playing');
    expect(doorwayOf(open, 'KICKED')).toBe('kicked');
    expect(doorwayOf({ ...open, status: 'CLOSED' }, 'KICKED')).toBe('closed');
  });
});
