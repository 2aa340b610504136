import { describe, expect, it } from '@jest/globals';
import { matchCalled, tableCalled } from './names';

const player = (id: string, name: string) => ({ __typename: 'Player' as const, id, name });
const homie = { __typename: 'Homie' as const, homieName: 'KALLE' as const, level: 'NORMAL' as const };
const [ben, mia] = [player('ply_1', 'Ben'), player('ply_2', 'Mia')];
const names = new Map([['ply_1', 'Benno']]);
const benno = player('ply_1', 'Benno');

describe('people under another name', () => {
  it('are called by it on their seats; others stay who they are', () => {
    const seats = [ben, mia, homie, null].map((occupant, index) => ({ index, occupant }));
    expect(matchCalled({ seats }, names).seats.map(({ occupant }) => occupant)).toEqual([benno, mia, homie, null]);
    expect(seats[0]?.occupant).toBe(ben);
  });

  it('are called by it as host and as winner, too', () => {
    const table = { seats: [{ occupant: ben }], host: ben, matches: [{ id: 'mat_1', winners: [ben, homie, mia] }] };
    expect(tableCalled(table, names)).toEqual({
      seats: [{ occupant: benno }],
      host: benno,
      matches: [{ id: 'mat_1', winners: [benno, homie, mia] }],
    });
    expect(tableCalled({ ...table, host: null }, names).host).toBeNull();
  });
});
