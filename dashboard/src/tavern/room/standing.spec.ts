import { describe, expect, it } from '@jest/globals';
import { roomStanding } from './standing';

const ben = { __typename: 'Player' as const, id: 'ply_ben', name: 'Ben' };
const ada = { __typename: 'Player' as const, id: 'ply_ada', name: 'Ada' };
const mia = { __typename: 'Homie' as const, homieName: 'MIA' as const, level: 'NORMAL' as const };
const seats = (...occupants: (typeof ben | typeof mia | null)[]) =>
  occupants.map((occupant, index) => ({ index, occupant, ready: occupant !== null }));
const unready = (seat: { index: number; occupant: typeof ben | typeof mia | null }) => ({ ...seat, ready: false });

describe('standing at a table', () => {
  const table = { seats: seats(null, ben), host: { id: 'ply_ben', name: 'Ben' }, status: 'OPEN' as const, game: 'KIEZKOENIG' as const };

  it('knows your seat, and that you opened the table', () => {
    expect(roomStanding(table, 'ply_ben')).toMatchObject({ mySeat: 1, isHost: true, freeSeats: 1, seated: 1, canStart: false });
  });

  it('takes nobody for somebody with the same name', () => {
    expect(roomStanding(table, 'ply_other')).toMatchObject({ mySeat: null, isHost: false });
    expect(roomStanding(table, null)).toMatchObject({ mySeat: null, isHost: false });
  });

  it('can start with as many as the game needs, people or homies, and not while a match is on', () => {
    const two = { ...table, seats: seats(ben, mia, null) };
    expect(roomStanding(two, 'ply_ben').canStart).toBe(true);
    expect(roomStanding({ ...two, game: 'RENTZ' }, 'ply_ben').canStart).toBe(false);
    expect(roomStanding({ ...two, status: 'PLAYING' }, 'ply_ben').canStart).toBe(false);
  });

  it('waits for the other people, never for homies or oneself', () => {
    const three = { ...table, seats: seats(ben, mia, ada).map((seat, at) => (at === 1 ? seat : unready(seat))) };
    expect(roomStanding(three, 'ply_ben')).toMatchObject({ iAmReady: false, othersReady: false, waitingFor: ['Ada'] });
    expect(roomStanding(three, null)).toMatchObject({ iAmReady: false, waitingFor: ['Ben', 'Ada'] });
    expect(roomStanding({ ...table, seats: seats(ben, mia) }, 'ply_ben')).toMatchObject({ iAmReady: true, othersReady: true });
  });
});
