import { describe, expect, it } from '@jest/globals';
import { nochGewaehlt } from './use-handwahl';

describe('a card that a finger has lifted', () => {
  const wahl = { karte: 'HERZ_9', anzahl: 8 } as const;

  it('stays lifted while the hand is the same and it may be played', () => {
    expect(nochGewaehlt(wahl, ['HERZ_9', 'HERZ_K'], 8)).toBe('HERZ_9');
    expect(nochGewaehlt(null, ['HERZ_9'], 8)).toBeNull();
  });

  it('rests while it may not be played', () => {
    expect(nochGewaehlt(wahl, [], 8)).toBeNull();
    expect(nochGewaehlt(wahl, ['HERZ_K'], 8)).toBeNull();
  });

  it('is forgotten once a card has left the hand: the clock played another one', () => {
    expect(nochGewaehlt(wahl, ['HERZ_9', 'HERZ_K'], 7)).toBeNull();
  });
});
