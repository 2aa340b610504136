import { describe, expect, it } from '@jest/globals';
import { byUrgency, newTurns, titled } from './turns';

const turn = (id: string, myTurn = true) => ({ id, myTurn });

describe('my turns', () => {
  it('are news once, when they begin', () => {
    expect(newTurns([turn('a', false), turn('b')], [turn('a'), turn('b'), turn('c')])).toEqual([turn('a'), turn('c')]);
    expect(newTurns([turn('a')], [turn('a', false)])).toEqual([]);
  });

  it('are no news at the first look', () => {
    expect(newTurns(null, [turn('a')])).toEqual([]);
  });

  it('stand first in the list', () => {
    expect(byUrgency([turn('a', false), turn('b'), turn('c', false)]).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('are counted in the title of the page, and only once', () => {
    expect(titled('Tavern Jack', 2)).toBe('(2) Tavern Jack');
    expect(titled('(2) Tavern Jack', 1)).toBe('(1) Tavern Jack');
    expect(titled('(12) Tavern Jack', 0)).toBe('Tavern Jack');
  });
});
