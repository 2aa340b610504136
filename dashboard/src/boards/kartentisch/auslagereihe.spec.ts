import { describe, expect, it } from '@jest/globals';
import { type Auslagereihe, nachbarn, platzstand, spaltenraenge } from './auslagereihe';
import type { Karte } from './typen';

const herz: readonly Karte[] = ['HERZ_A', 'HERZ_2', 'HERZ_3', 'HERZ_4', 'HERZ_5', 'HERZ_6', 'HERZ_7', 'HERZ_8'];

describe('a row of the layout', () => {
  it('begins with its start card', () => {
    expect(nachbarn(herz, [], 'HERZ_7')).toEqual(['HERZ_7']);
    expect(nachbarn(herz, [], null)).toEqual([]);
  });

  it('grows at both ends', () => {
    expect(nachbarn(herz, ['HERZ_6', 'HERZ_7'], 'HERZ_7')).toEqual(['HERZ_5', 'HERZ_8']);
  });

  it('leaves the place of a card free that was taken out, so that ranks stand under each other', () => {
    const ohneZwei: readonly Karte[] = ['KREUZ_A', 'KREUZ_3', 'KREUZ_4'];
    const voll: readonly Karte[] = ['PIK_A', 'PIK_2', 'PIK_3', 'PIK_4'];
    expect(spaltenraenge([{ plaetze: ohneZwei }, { plaetze: voll }])).toEqual(['A', '2', '3', '4']);
    expect(spaltenraenge([])).toEqual([]);
  });

  it('is closed at an end', () => {
    expect(nachbarn(herz, herz.slice(0, 7), 'HERZ_7')).toEqual(['HERZ_8']);
    expect(nachbarn(herz, herz, 'HERZ_7')).toEqual([]);
  });

  it('tells what lies, what you may lay, what fits, and what waits', () => {
    const reihe: Auslagereihe = {
      farbe: 'HERZ',
      plaetze: herz,
      liegen: ['HERZ_6', 'HERZ_7'],
      passend: ['HERZ_5', 'HERZ_8'],
      start: 'HERZ_7',
    };
    const stand = (karte: Karte) => platzstand(reihe, karte, ['HERZ_8']);
    expect((['HERZ_7', 'HERZ_8', 'HERZ_5', 'HERZ_A'] as const).map(stand)).toEqual(['LIEGT', 'LEGBAR', 'PASST', 'WARTET']);
  });
});
