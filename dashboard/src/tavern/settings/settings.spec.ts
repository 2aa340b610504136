import { describe, expect, it } from '@jest/globals';
import { gameCard } from '../games';
import {
  changes,
  firstSettings,
  hindrance,
  openInput,
  presetOf,
  type Settings,
  withGame,
  withOption,
  withPreset,
  withSeats,
} from './settings';

const king: Settings = firstSettings(gameCard('KING'));

describe('the settings of a table', () => {
  it('begin as a private room by the official rules, with a clock', () => {
    expect(openInput(king)).toMatchObject({ seats: 4, clockSeconds: 40, winsNeeded: 1, listed: false, spectators: true });
    expect(presetOf(king)).toBe('offiziell');
  });

  it('change by what is different only', () => {
    expect(changes(king, king)).toEqual({});
    expect(changes(king, { ...king, clockSeconds: null })).toEqual({ clockSeconds: null });
    expect(changes(king, withOption(king, 'karoZehn', true))).toEqual({
      options: { king: expect.objectContaining({ einzelkarte: 'KARO_10' }) },
    });
    expect(changes(king, withOption(withOption(king, 'karoZehn', true), 'karoZehn', false))).toEqual({});
  });

  it('switch off what does not go with another number of chairs', () => {
    const three = withSeats(withOption(withOption(king, 'andereWerte', true), 'nurAbheben', true), 3);
    expect([...three.on]).toEqual(['nurAbheben']);
    expect(changes(king, three)).toMatchObject({ seats: 3, options: { king: { andereWerte: false, nurAbheben: true } } });
  });

  it('take the chairs over to another game as far as it has them', () => {
    expect(withGame({ ...king, seats: 5 }, 'rentz')).toMatchObject({ seats: 5 });
    expect(withGame({ ...king, seats: 5 }, 'kronenduell')).toMatchObject({ seats: 2 });
    expect(withGame(withOption(king, 'rifki', true), 'kierki').on.size).toBe(0);
    expect(changes(king, withGame(king, 'kronenduell'))).toEqual({ seats: 2, options: { kronenduell: expect.anything() } });
  });

  it('know a preset by its options, and bring the chairs that one needs', () => {
    const rifki = withPreset(withSeats(king, 3), 'rifki');
    expect(rifki).toMatchObject({ seats: 4 });
    expect(presetOf(rifki)).toBe('rifki');
    expect(presetOf(withOption(rifki, 'nurAbheben', true))).toBeUndefined();
  });

  it('say why an option has to stay off', () => {
    expect(hindrance(withOption(king, 'rifki', true), 'turnierregeln')).toEqual({ with: 'rifki' });
    expect(hindrance(withSeats(king, 3), 'andereWerte')).toEqual({ seats: '4' });
    expect(hindrance(king, 'andereWerte')).toBeUndefined();
  });
});
