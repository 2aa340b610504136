import { describe, expect, it } from '@jest/globals';
import type { Seat } from '@tavern-jack/kernel';
import { RAENGE, SPAEHER, VERSTAERKUNG } from '../karten.js';
import { werte, wirksam } from '../wertung.js';
import { gegenhand } from './eroeffnung.js';
import { Loeser } from './loeser.js';
import { anzahl } from './maske.js';
import { TOLERANZ } from './matrixspiel.js';
import { maximin, minimax } from './sattelpunkt.js';
import type { Haende, Stellung } from './stellung.js';

const OFFIZIELL: Haende = [RAENGE, RAENGE];
const ZIEL = 4;

/** What a pair of cards does, by rank, rank and boosted seat (0 nobody or both, 1 seat 0, 2 seat 1). */
const paare = RAENGE.map((a) =>
  RAENGE.map((b) =>
    ([null, 0, 1] as const).map((verstaerkt: Seat | null) => {
      const { sieger, regel, muenzen } = werte(a, b, verstaerkt).ergebnis;
      const wirkt = (faehigkeit: number) => Number(wirksam(a, b) === faehigkeit) + 2 * Number(wirksam(b, a) === faehigkeit);
      const spaeher = wirkt(SPAEHER);
      return { sieger, falle: regel === 'FALLE', muenzen, beideBoosts: wirkt(VERSTAERKUNG), spaeher: spaeher === 3 ? 0 : spaeher };
    }),
  ),
);

/** A position as the count has it: here a boost of both (3) is told apart from a boost of nobody (0). */
type Zustand = readonly [m0: number, m1: number, c0: number, c1: number, held: number, boost: number, scout: number];
const zahl = ([m0, m1, c0, c1, h, b, s]: Zustand): number => (m0 << 19) | (m1 << 11) | (c0 << 9) | (c1 << 7) | (h << 4) | (b << 2) | s;
const zustand = (n: number): Zustand => [n >> 19, (n >> 11) & 255, (n >> 9) & 3, (n >> 7) & 3, (n >> 4) & 7, (n >> 2) & 3, n & 3];

/** Every position that can follow, by the rules alone. */
function folgende(stufe: ReadonlySet<number>): Set<number> {
  const naechste = new Set<number>();
  for (const nummer of stufe) {
    const [m0, m1, c0, c1, h, b] = zustand(nummer);
    for (let i = 0; i < 8; i++) {
      if (!((m0 >> i) & 1)) continue;
      for (let j = 0; j < 8; j++) {
        const paar = (m1 >> j) & 1 ? paare[i]?.[j]?.[b % 3] : undefined;
        if (!paar || paar.falle) continue;
        const [d0, d1] = [c0 + (paar.sieger === 0 ? paar.muenzen + h : 0), c1 + (paar.sieger === 1 ? paar.muenzen + h : 0)];
        if (d0 >= ZIEL || d1 >= ZIEL || m0 === 1 << i) continue;
        naechste.add(zahl([m0 & ~(1 << i), m1 & ~(1 << j), d0, d1, paar.sieger === null ? h + 1 : 0, paar.beideBoosts, paar.spaeher]));
      }
    }
  }
  return naechste;
}

const stellung = ([maske0, maske1, stand0, stand1, vertagt, boost, spaeher]: Zustand): Stellung => ({
  maske0,
  maske1,
  stand0,
  stand1,
  vertagt,
  verstaerkt: boost % 3,
  spaeher,
});

describe('the exact solution', () => {
  it('official rules: 451,487 positions, 165,509 of them without a pure solution', () => {
    const loeser = new Loeser(ZIEL, OFFIZIELL);
    expect(loeser.loest()).toBeCloseTo(0.5, 12);
    const platz = new Int32Array(2);
    let [alle, gemischt, unterscheidbar] = [0, 0, 0];
    for (let stufe = new Set([zahl([255, 255, 0, 0, 0, 0, 0])]); stufe.size > 0; stufe = folgende(stufe)) {
      for (const nummer of stufe) {
        const hier = zustand(nummer);
        alle += 1;
        // Two boosts are none: the solver needs fewer positions, and this count tells them apart as the count of the plan does.
        if (hier[5] !== 3) unterscheidbar += 1;
        if (hier[6] !== 0) continue;
        const [aus, n] = [loeser.auszahlungVon(stellung(hier)), anzahl(hier[0])];
        if (maximin(aus, 0, n, n, platz) < minimax(aus, 0, n, n, platz) - TOLERANZ) gemischt += 1;
      }
    }
    expect([alle, gemischt]).toEqual([451_487, 165_509]);
    expect(loeser.stellungen).toBeLessThan(unterscheidbar);
  }, 60_000);

  it('a hand without the 8 is worth less than half, and what one has the other lacks', () => {
    const schwach = [1, 1, 2, 3, 4, 5, 6, 7];
    const haende: Haende = [schwach, gegenhand(schwach)];
    const wert = new Loeser(ZIEL, haende).loest();
    expect(wert).toBeLessThan(0.35);
    expect(wert + new Loeser(ZIEL, [haende[1], haende[0]]).loest()).toBeCloseTo(1, 12);
  });

  it('the last card is no choice, and a game that nobody can win is half a win', () => {
    const letzte = { maske0: 1 << 4, maske1: 1 << 2, stand0: 2, stand1: 0, vertagt: 0, verstaerkt: 0, spaeher: 0 };
    const loeser = new Loeser(ZIEL, OFFIZIELL);
    expect(loeser.wertVon(letzte)).toBe(1); // 5 against 3 takes two coins
    expect(loeser.wertVon({ ...letzte, stand0: 1 })).toBe(0.5);
    expect(loeser.wertVon({ ...letzte, maske0: 1 << 1, maske1: 1 << 7 })).toBe(1); // 2 against 8
  });

  it('the scout is never worth less than choosing together', () => {
    const loeser = new Loeser(ZIEL, OFFIZIELL);
    const nachDrei = { maske0: 0b11111011, maske1: 0b11101111, stand0: 0, stand1: 2, vertagt: 0, verstaerkt: 0 };
    const [ohne, erster, zweiter] = [0, 1, 2].map((spaeher) => loeser.wertVon({ ...nachDrei, spaeher }));
    expect(erster).toBeGreaterThan(ohne ?? 1);
    expect(zweiter).toBeLessThan(ohne ?? 0);
  });
});
