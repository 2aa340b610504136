import { describe, expect, it } from '@jest/globals';
import { erfuellt, wurfbild } from './bedingung.js';
import { BUERGER, type Buerger, FARBE, gedruckt } from './karten.js';

const trifft = (buerger: Buerger, ...wuerfel: readonly number[]) => erfuellt(wurfbild(wuerfel), gedruckt(buerger));

describe('Die Bürgerkarten im Überblick', () => {
  // Colours by kind of die, two dice each: I 1 6 blue, 2 5 green, 3 4 red; II 1 6 red, 2 5 blue, 3 4 green; III 1 6 green, 2 5 red, 3 4 blue.
  it.each<[string, Buerger, readonly number[], readonly number[]]>([
    ['Irrer Gnom: drei grüne Würfel', 'GNOM_3_GRUEN', [2, 5, 3, 1, 2, 3], [2, 5, 1, 1, 2, 3]],
    ['Irrer Gnom: vier rote, fünf sind auch recht', 'GNOM_4_ROT', [3, 4, 1, 6, 2, 3], [3, 4, 1, 2, 3, 3]],
    ['Irrer Gnom: sechs blaue', 'GNOM_6_BLAU', [1, 6, 2, 5, 3, 4], [1, 6, 2, 5, 3, 1]],
    ['Mürrischer Zwerg: dreimal die 1', 'ZWERG_3X1', [1, 1, 1, 2, 3, 4], [1, 1, 2, 2, 2, 4]],
    ['Mürrischer Zwerg: viermal die 6, fünfmal ist auch recht', 'ZWERG_4X6', [6, 6, 6, 6, 6, 4], [6, 6, 6, 4, 4, 4]],
    ['Mürrischer Zwerg: fünfmal die 6', 'ZWERG_5X6', [6, 6, 6, 6, 6, 1], [6, 6, 6, 6, 1, 1]],
    ['Reicher Schnösel: nur gerade Zahlen', 'SCHNOESEL_GERADE', [2, 4, 6, 2, 4, 6], [2, 4, 6, 2, 4, 5]],
    ['Reicher Schnösel: nur ungerade Zahlen', 'SCHNOESEL_UNGERADE', [1, 3, 5, 1, 3, 5], [1, 3, 5, 1, 3, 6]],
    ['Arrogante Elfe: lückenlose Straße von vier, doppelte Zahlen stören nicht', 'ELFE_4', [3, 3, 4, 5, 6, 6], [1, 2, 3, 5, 6, 6]],
    ['Arrogante Elfe: Straße von fünf', 'ELFE_5', [2, 3, 4, 5, 6, 2], [1, 2, 3, 4, 6, 6]],
    ['Arrogante Elfe: Straße von sechs', 'ELFE_6', [6, 5, 4, 3, 2, 1], [6, 5, 4, 3, 2, 2]],
    ['Kuscheliger Ork: zwei Paare von verschiedenen Zahlen', 'ORK_2_2', [1, 1, 2, 2, 3, 4], [1, 1, 1, 1, 3, 4]],
    ['Kuscheliger Ork: drei und zwei', 'ORK_3_2', [1, 1, 1, 2, 2, 4], [1, 1, 1, 1, 1, 4]],
    ['Kuscheliger Ork: drei und zwei, auch aus drei und drei', 'ORK_3_2', [1, 1, 1, 2, 2, 2], [1, 1, 2, 2, 3, 3]],
    ['Kuscheliger Ork: drei Paare', 'ORK_2_2_2', [1, 1, 2, 2, 3, 3], [1, 1, 1, 1, 3, 3]],
    ['Kuscheliger Ork: vier und zwei', 'ORK_4_2', [1, 1, 1, 1, 3, 3], [1, 1, 1, 3, 3, 3]],
    ['Kuscheliger Ork: fünf gleiche', 'ORK_5', [4, 4, 4, 4, 4, 4], [4, 4, 4, 4, 3, 3]],
    ['Pilzkobold: vier von einer Farbe, welche ist gleich', 'KOBOLD_4', [3, 4, 1, 6, 3, 4], [3, 4, 1, 2, 3, 4]],
    ['Pilzkobold: sechs von einer Farbe', 'KOBOLD_6', [2, 5, 3, 4, 1, 6], [2, 5, 3, 4, 1, 2]],
    ['Zauberlehrling: zwei rote, zwei grüne, zwei blaue', 'LEHRLING_2ROT_2GRUEN_2BLAU', [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 2]],
    ['Zauberlehrling: drei rote, drei blaue', 'LEHRLING_3ROT_3BLAU', [3, 4, 1, 2, 3, 4], [3, 4, 3, 2, 3, 4]],
    ['Emsige Fee: zwei rote, zwei grüne', 'FEE_2ROT_2GRUEN', [3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3]],
    ['Emsige Fee: zwei grüne, drei blaue', 'FEE_2GRUEN_3BLAU', [2, 2, 2, 6, 3, 3], [2, 2, 6, 6, 3, 3]],
    ['Hypnotiseur: Augensumme höchstens 12', 'HYPNOTISEUR', [2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 3]],
    ['Drache: Augensumme mindestens 25', 'DRACHE_25', [4, 4, 4, 4, 4, 5], [4, 4, 4, 4, 4, 4]],
    ['Drache: Augensumme mindestens 28', 'DRACHE_28', [5, 5, 5, 5, 4, 4], [5, 5, 5, 4, 4, 4]],
    ['Drache: Augensumme mindestens 30', 'DRACHE_30', [5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 4]],
  ])('%s', (_, buerger, ja, nein) => {
    expect(trifft(buerger, ...ja)).toBe(true);
    expect(trifft(buerger, ...nein)).toBe(false);
  });

  it('beim Pilzkobold zählt jede der drei Farben', () => {
    expect(trifft('KOBOLD_6', 3, 4, 1, 6, 2, 5)).toBe(true);
    expect(trifft('KOBOLD_6', 1, 6, 2, 5, 3, 4)).toBe(true);
    expect(trifft('KOBOLD_6', 2, 5, 3, 4, 1, 6)).toBe(true);
  });

  it('die Karten jeder Art mit Farbe und Punkten', () => {
    const arten = new Map<string, number[]>();
    for (const buerger of BUERGER) {
      const { art, punkte } = gedruckt(buerger);
      const zeile = `${art} ${FARBE[art]}`;
      arten.set(zeile, [...(arten.get(zeile) ?? []), punkte]);
    }
    expect(Object.fromEntries(arten)).toEqual({
      'SCHNOESEL GELB': [5, 5],
      'ELFE GELB': [1, 3, 7],
      'ZWERG BRAUN': [4, 4, 4, 6, 6, 6, 10, 10],
      'GNOM BLAU': [1, 2, 2, 3, 3, 8],
      'ORK GRUEN': [1, 2, 3, 3, 7, 7, 8],
      'KOBOLD VIOLETT': [1, 2, 7],
      'LEHRLING VIOLETT': [2, 3],
      'FEE VIOLETT': [0, 0, 0, 0, 0],
      'HYPNOTISEUR null': [1],
      'DRACHE null': [-2, -4, -6],
    });
  });
});
