import { describe, expect, it } from '@jest/globals';
import { excludedBy, gameCard, gameCards, optionsOn } from './games';

describe('the cards of the games', () => {
  it('make the input of the contract, each option off unless it is on', () => {
    expect(gameCard('KRONENDUELL').input(new Set(['verraeter']))).toEqual({
      kronenduell: { schnellesDuell: false, verraeter: true, gemischteHaende: false },
    });
    expect(gameCards.map((card) => Object.keys(card.input(new Set())))).toEqual(gameCards.map(({ slug }) => [slug]));
  });

  it('know what does not go together, both ways', () => {
    const duel = gameCard('KRONENDUELL');
    expect(excludedBy(duel, 'gemischteHaende', new Set(['verraeter']))).toBe('verraeter');
    expect(excludedBy(duel, 'verraeter', new Set(['gemischteHaende', 'schnellesDuell']))).toBe('gemischteHaende');
    expect(excludedBy(duel, 'schnellesDuell', new Set(['gemischteHaende']))).toBeUndefined();
  });

  it('read from a table what is on', () => {
    const options = { __typename: 'KronenduellOptions', schnellesDuell: true, verraeter: false, gemischteHaende: true } as const;
    expect(optionsOn(options)).toEqual(['schnellesDuell', 'gemischteHaende']);
  });

  it('offer first what they have', () => {
    for (const { seats, usualSeats, homies } of gameCards) {
      expect(seats).toContain(usualSeats);
      expect(seats).toContain(String(homies + 1));
    }
  });
});
