import { describe, expect, it } from '@jest/globals';
import { RAENGE } from '../karten.js';
import { OFFIZIELL } from '../testing/duell.js';
import { BesteAntwort } from './ausbeutung.js';
import { buchseiten } from './buchseite.js';
import { ALLE_HAENDE, eroeffnung, gegenhand, notiert } from './eroeffnung.js';
import { exploitability, gain } from './messung.js';

describe('Schwer cannot be exploited', () => {
  it('official rules: the best answer of either seat gains at most 0.1 % of a win', () => {
    const verlust = exploitability(OFFIZIELL);
    expect(verlust).toBeGreaterThan(-1e-9);
    expect(verlust).toBeLessThan(0.001);
  }, 60_000);

  it('Verräter and Gemischte Hände: the same on two deals', () => {
    for (const hand of [
      [1, 2, 3, 3, 4, 5, 6, 7],
      [1, 1, 2, 2, 4, 6, 7, 8],
    ]) {
      const verlust = gain(3, [hand, gegenhand(hand)]);
      expect(verlust).toBeGreaterThan(-1e-9);
      expect(verlust).toBeLessThan(0.001);
    }
  }, 60_000);

  it('the measure sees a bad player: who lays the highest card first loses nearly always to the best answer', () => {
    const stur = new BesteAntwort(3, [RAENGE, RAENGE], 0, ({ haende }, seat) => [{ rang: haende[seat]?.at(-1) ?? 0, anteil: 1 }]);
    expect(stur.wert()).toBe(1);
  });
});

describe('the book of openings', () => {
  it('has each of the 1,107 hands that can be dealt, and each opposite hand', () => {
    const namen = new Set(ALLE_HAENDE.map((hand) => hand.join('')));
    expect(namen.size).toBe(1107);
    for (const hand of ALLE_HAENDE) expect(namen.has(gegenhand(hand).join(''))).toBe(true);
  });

  it.each([3, 4])('every page for %i coins is a strategy over cards of that hand', (ziel) => {
    for (const hand of ALLE_HAENDE) {
      const seite = eroeffnung(ziel, [hand, gegenhand(hand)], 0);
      expect(seite.reduce((summe, { anteil }) => summe + anteil, 0)).toBeCloseTo(1, 9);
      for (const { rang } of seite) expect(hand).toContain(rang);
    }
  });

  it.each([
    [3, [1, 1, 2, 3, 4, 5, 6, 7]],
    [4, [1, 1, 2, 2, 4, 6, 7, 8]],
    [4, [2, 3, 3, 5, 5, 7, 8, 8]],
  ])('for %i coins and %j it says what the solver finds', (ziel, hand) => {
    const haende = [hand, gegenhand(hand)] as const;
    const imBuch = ([0, 1] as const).map((seat) => notiert(eroeffnung(ziel, haende, seat)));
    // Written down, normalised and written down again a share may move by one 4095th.
    const teile = (text: string) => [...text].map((zeichen) => zeichen.charCodeAt(0));
    for (const [i, seite] of buchseiten(ziel, hand).entries()) {
      expect(seite).toHaveLength(16);
      const gleich = teile(imBuch[i] ?? '').filter((n, j) => n === teile(seite)[j]).length;
      expect(gleich).toBeGreaterThanOrEqual(13);
    }
  });
});
