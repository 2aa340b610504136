import { describe, expect, it } from '@jest/globals';
import { playerName } from './player-name.js';

describe('a name at the door', () => {
  it.each([
    ['Ben', 'Ben'],
    ['  Frau   Süß ', 'Frau Süß'],
    ['Jürgen-K. 2', 'Jürgen-K. 2'],
    ["D'Arcy", "D'Arcy"],
    ['名無し', '名無し'],
    ['ᚱᚢᚾ', 'ᚱᚢᚾ'],
    ['J\u0075\u0308rgen', 'Jürgen'],
  ])('%j is kept as %j', (wish, kept) => expect(playerName(wish)).toBe(kept));

  it.each(['', '   ', 'x'.repeat(21), '<b>Ben</b>', 'a\u202Eb', '\u0000', '🍺', '-Ben'])('%j does not work', (wish) =>
    expect(playerName(wish)).toBeUndefined(),
  );

  it('counts letters, not bytes', () => expect(playerName('ü'.repeat(20))).toBe('ü'.repeat(20)));
});
