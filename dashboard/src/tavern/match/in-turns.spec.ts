import { describe, expect, it } from '@jest/globals';
import { inTurns, newest } from './in-turns';

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

describe('the newest turns', () => {
  const turns = [['A', 'b'], ['C', 'd', 'e'], ['F']];

  it('come first, as many as wanted', () => {
    expect(newest(turns, { turns: 2, lines: 100 })).toEqual([['F'], ['C', 'd', 'e']]);
    expect(newest(turns, { turns: 9, lines: 100 })).toEqual([['F'], ['C', 'd', 'e'], ['A', 'b']]);
  });

  it('are whole, and end before there are too many lines', () => {
    expect(newest(turns, { turns: 9, lines: 5 })).toEqual([['F'], ['C', 'd', 'e']]);
  });

  it('are never none, however long the present one is', () => {
    expect(newest([['A', 'b', 'c']], { turns: 9, lines: 2 })).toEqual([['A', 'b', 'c']]);
    expect(newest([], { turns: 9, lines: 2 })).toEqual([]);
  });
});
