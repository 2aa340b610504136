import { describe, expect, it } from '@jest/globals';
import { finalStanding } from './final-standing';

const line = (seat: number, place: number) => ({ seat, place, score: 1000 - place, winner: place === 1 });

describe('the final standing', () => {
  it('comes from the event that ended the match, best first', () => {
    const ended = { __typename: 'MatchEnded' as const, kind: 'match.ended', standing: [line(0, 2), line(1, 1)] };
    expect(finalStanding({ frames: [{ event: null }, { event: ended }], match: { result: null } }).map((one) => one.seat)).toEqual([1, 0]);
  });

  it('comes from the match when its end is long ago, shared places by seat', () => {
    expect(finalStanding({ frames: [], match: { result: [line(2, 1), line(0, 1), line(1, 3)] } }).map((one) => one.seat)).toEqual([
      0, 2, 1,
    ]);
  });

  it('is empty as long as nobody knows it', () => {
    expect(finalStanding({ frames: [], match: { result: null } })).toEqual([]);
  });
});
