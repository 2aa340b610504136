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

  it.each(['Hurensohn', 'H u r e n s o h n', 'FUUUCK', 'N1gg3r', 'Adolf Hitler', 'Heil-Hitler', 'Fick dich', 'Nazi', 'Arschloch 7'])(
    '%j insults, and does not work',
    (wish) => expect(playerName(wish)).toBeUndefined(),
  );

  it.each(['Admin', 'Moderator', 'Tavern Jack', 'Wirt', 'Autopilot'])('%j is the house', (wish) =>
    expect(playerName(wish)).toBeUndefined(),
  );

  it.each([
    'Nazir',
    'Dickens',
    'Analena',
    'Cassandra',
    'Essex',
    'Hannah',
    'Judith',
    'Jackie',
    'Scunthorpe',
    'Wirtin Uschi',
    'Otto',
    'Moritz',
  ])('%j is harmless', (wish) => expect(playerName(wish)).toBe(wish));

  it('counts letters, not bytes', () => expect(playerName('ü'.repeat(20))).toBe('ü'.repeat(20)));
});
