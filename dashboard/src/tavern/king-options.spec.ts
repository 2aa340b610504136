import { describe, expect, it } from '@jest/globals';
import { fitsSeats, gameCard, optionsOn } from './games';

const king = gameCard('KING');
const input = (...on: string[]) => king.input(new Set(on)).king;

describe('the options of a King table', () => {
  it('are the main rules as long as nothing is on', () => {
    expect(input()).toEqual({
      spielform: 'KINGEN',
      trumpfwahl: 'LETZTE_KARTE',
      turnierregeln: false,
      andereWerte: false,
      einzelkarte: 'HERZ_K',
      damenZuerst: false,
      nurAbheben: false,
    });
  });

  it('let somebody name trumps where the last card cannot show them', () => {
    expect(input('turnierregeln')).toMatchObject({ turnierregeln: true, trumpfwahl: 'GEBER' });
    expect(input('rifki')).toMatchObject({ spielform: 'RIFKI', trumpfwahl: 'GEBER' });
    expect(input('turnierregeln', 'trumpfKaufen')).toMatchObject({ trumpfwahl: 'KAUF' });
  });

  it('are read back from a table as the switches that made them', () => {
    for (const on of [
      ['doppelKing'],
      ['rifki'],
      ['turnierregeln'],
      ['geberWaehltTrumpf'],
      ['trumpfKaufen', 'karoZehn'],
      king.options.slice(5),
    ]) {
      expect(optionsOn({ __typename: 'KingOptions', ...input(...on) } as Parameters<typeof optionsOn>[0])).toEqual(on);
    }
  });

  it('need four players for Doppel-King, Rıfkı and other values', () => {
    const zuDritt = king.options.filter((option) => !fitsSeats(king, option, '3'));
    expect(zuDritt).toEqual(['doppelKing', 'rifki', 'andereWerte']);
    expect(king.options.every((option) => fitsSeats(king, option, '4'))).toBe(true);
  });
});
