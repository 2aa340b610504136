import { describe, expect, it } from '@jest/globals';
import type { ActorKind } from '@/generated/graphql';
import { autopilotMarks, type Happened, movesOf, nextMove, previousMove, roundsOf, sectionsOf } from './timeline';

const step = (cause: string, event: object | null = {}, kind: ActorKind = 'PLAYER'): Happened => ({
  frame: { cause, actor: { kind, seat: kind === 'HOUSE' ? null : 0 }, event },
});

// The house opens, Ben rolls, the autopilot rolls and ends round 1, somebody is suspended at the start of round 2.
const steps = [
  step('a', {}, 'HOUSE'),
  step('a', { runden: 10 }, 'HOUSE'),
  step('a', { runde: 1 }, 'HOUSE'),
  step('b'),
  step('b', null),
  step('b', { runde: 1 }),
  step('c', {}, 'AUTOPILOT'),
  step('c', { runde: 2 }, 'AUTOPILOT'),
  step('c', { runde: 2 }, 'AUTOPILOT'),
  step('d'),
];
const moves = movesOf(steps);
const roundOf = (event: object) => ('runde' in event && typeof event.runde === 'number' ? event.runde : null);
const rounds = roundsOf(steps, roundOf);

describe('the order of a match', () => {
  it('groups events by their cause', () => {
    expect(moves).toEqual([
      { cause: 'a', first: 0, last: 2 },
      { cause: 'b', first: 3, last: 5 },
      { cause: 'c', first: 6, last: 8 },
      { cause: 'd', first: 9, last: 9 },
    ]);
  });

  it('finds where each round begins, also with a suspended turn', () => {
    expect(rounds).toEqual([
      { number: 1, first: 2 },
      { number: 2, first: 7 },
    ]);
  });

  it('begins again with round 1 when a drawn game is played again', () => {
    const drawn = [7, 8, 1, 2].map((runde) => step(`r${runde}`, { runde }));
    expect(roundsOf(drawn, roundOf).map(({ number, first }) => [number, first])).toEqual([
      [7, 0],
      [8, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('puts each move into the round in which it began', () => {
    expect(sectionsOf(moves, rounds).map(({ number, moves: own }) => [number, own.map((move) => move.cause).join('')])).toEqual([
      [null, 'a'],
      [1, 'bc'],
      [2, 'd'],
    ]);
  });

  it('marks the autopilot once a move', () => {
    expect(autopilotMarks(steps, moves)).toEqual([6]);
  });

  it.each([
    [0, 3],
    [2, 3],
    [3, 6],
    [8, 9],
    [9, 9],
  ])('the next move after event %i begins at %i', (from, to) => {
    expect(nextMove(moves, from)).toBe(to);
  });

  it.each([
    [9, 6],
    [8, 6],
    [6, 3],
    [1, 0],
    [0, 0],
  ])('back from event %i is %i', (from, to) => {
    expect(previousMove(moves, from)).toBe(to);
  });

  it('holds in a match without events', () => {
    expect([movesOf([]), roundsOf([], roundOf), nextMove([], 0), previousMove([], 0)]).toEqual([[], [], 0, 0]);
  });
});
