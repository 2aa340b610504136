import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keepEqual } from './keep-equal';

describe('what is kept', () => {
  const before = {
    round: 1,
    hand: ['H7', 'H8'],
    players: [
      { seat: 0, points: 3 },
      { seat: 1, points: 0 },
    ],
    pot: null,
  };

  it('is all of it when nothing changed', () => {
    expect(keepEqual(before, structuredClone(before))).toBe(before);
  });

  it('is every part that did not change', () => {
    const after = keepEqual(before, {
      ...structuredClone(before),
      players: [
        { seat: 0, points: 4 },
        { seat: 1, points: 0 },
      ],
    });
    expect(after).not.toBe(before);
    expect(after.hand).toBe(before.hand);
    expect(after.players).not.toBe(before.players);
    expect(after.players[0]).toEqual({ seat: 0, points: 4 });
    expect(after.players[1]).toBe(before.players[1]);
  });

  it('is nothing of another kind, and nothing that went', () => {
    expect(keepEqual({ hand: {} }, { hand: [] })).toEqual({ hand: [] });
    expect(keepEqual(['H7', 'H8'], ['H7'])).toEqual(['H7']);
    expect(keepEqual({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(keepEqual(null, before)).toBe(before);
  });

  it('never changes what is told', () => {
    fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => expect(keepEqual(one, other)).toEqual(other)));
  });
});
