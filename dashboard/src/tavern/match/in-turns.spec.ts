import { describe, expect, it } from '@jest/globals';
import { inTurns } from './in-turns';

const isCapital = (letter: string) => letter === letter.toUpperCase();

describe('events in turns', () => {
  it('begin with what begins them', () => {
    expect(inTurns([...'AbcDeF'], isCapital)).toEqual([['A', 'b', 'c'], ['D', 'e'], ['F']]);
  });

  it('keep the rest of a turn whose beginning is long ago', () => {
    expect(inTurns([...'bcDe'], isCapital)).toEqual([
      ['b', 'c'],
      ['D', 'e'],
    ]);
  });

  it('are none without events', () => {
    expect(inTurns([], isCapital)).toEqual([]);
  });
});
