import { describe, expect, it } from '@jest/globals';
import { roomStanding } from './standing';

const ben = { __typename: 'Player' as const, id: 'ply_ben', name: 'Ben' };
const mia = { __typename: 'Homie' as const, homieName: 'MIA' as const, level: 'NORMAL' as const };
const seats = (...occupants: (typeof ben | typeof mia | null)[]) => occupants.map((occupant, index) => ({ index, occupant }));

describe('standing at a table', () => {
  it('knows your seat, and that you opened the table', () => {
    const table = { seats: seats(null, ben), host: { id: 'ply_ben', name: 'Ben' }, status: 'OPEN' as const };
    expect(roomStanding(table, 'ply_ben')).toEqual({ mySeat: 1, isHost: true, freeSeats: 1, seated: 1, canStart: false });
  });

  it('takes nobody for somebody with the same name', () => {
    const table = { seats: seats(ben, null), host: { id: 'ply_ben', name: 'Ben' }, status: 'OPEN' as const };
    expect(roomStanding(table, 'ply_other')).toMatchObject({ mySeat: null, isHost: false });
    expect(roomStanding(table, null)).toMatchObject({ mySeat: null, isHost: false });
  });

  it('can start with two, people or homies, and not while a match is on', () => {
    const table = { seats: seats(ben, mia, null), host: ben, status: 'OPEN' as const };
    expect(roomStanding(table, 'ply_ben').canStart).toBe(true);
    expect(roomStanding({ ...table, status: 'PLAYING' }, 'ply_ben').canStart).toBe(false);
  });
});
