import { describe, expect, it } from '@jest/globals';
import { rematchOf } from './readiness';

const person = (index: number, id: string, ready: boolean) => ({
  index,
  occupant: { __typename: 'Player' as const, id, name: id.slice(4) },
  ready,
});
const mia = { index: 1, occupant: { __typename: 'Homie' as const, homieName: 'MIA' as const, level: 'NORMAL' as const }, ready: true };
const free = { index: 2, occupant: null, ready: false };

describe('the rematch', () => {
  it('waits for people, not for homies', () => {
    const table = { seats: [person(0, 'ply_ben', false), mia, free, person(3, 'ply_eva', true)], status: 'OPEN' as const };
    expect(rematchOf(table, 'ply_ben', 2)).toEqual({
      people: [
        { seat: 0, id: 'ply_ben', name: 'ben', ready: false },
        { seat: 3, id: 'ply_eva', name: 'eva', ready: true },
      ],
      iAmReady: false,
      enough: true,
    });
  });

  it('needs as many as the game does', () => {
    const table = { seats: [person(0, 'ply_ben', true), mia], status: 'OPEN' as const };
    expect(rematchOf(table, 'ply_ben', 3)).toMatchObject({ iAmReady: true, enough: false });
  });

  it('is nothing for who does not sit there, or once the table plays again', () => {
    const seats = [person(0, 'ply_ben', true), mia];
    expect(rematchOf({ seats, status: 'OPEN' }, 'ply_eva', 2)).toBeNull();
    expect(rematchOf({ seats, status: 'OPEN' }, null, 2)).toBeNull();
    expect(rematchOf({ seats, status: 'PLAYING' }, 'ply_ben', 2)).toBeNull();
  });
});
