import { describe, expect, it } from '@jest/globals';
import { absences } from './absence';

const person = (index: number, id: string) => ({ index, occupant: { __typename: 'Player' as const, id } });
const seats = [person(0, 'ply_anna'), person(1, 'ply_ben'), { index: 2, occupant: { __typename: 'Homie' as const } }];

describe('who is away', () => {
  it('is whose line is down, never a homie', () => {
    expect(absences(seats, ['PLAYER', 'PLAYER', 'HOMIE'], new Set(['ply_anna']), 0)).toEqual([null, 'away', null]);
  });

  it('is whom the autopilot plays for, there or not', () => {
    expect(absences(seats, ['PLAYER', 'AUTOPILOT', 'HOMIE'], new Set(['ply_anna', 'ply_ben']), 0)).toEqual([null, 'autopilot', null]);
    expect(absences(seats, ['AUTOPILOT', 'PLAYER', 'HOMIE'], null, 0)).toEqual(['autopilot', null, null]);
  });

  it('is nobody as long as nobody knows, nor who left for good, nor who looks at the page', () => {
    expect(absences(seats, ['PLAYER', 'PLAYER', 'HOMIE'], null, 0)).toEqual([null, null, null]);
    expect(absences(seats, ['PLAYER', 'HOMIE', 'HOMIE'], new Set(['ply_anna']), 0)).toEqual([null, null, null]);
    expect(absences(seats, ['PLAYER', 'PLAYER', 'HOMIE'], new Set(), 1)).toEqual(['away', null, null]);
  });
});
