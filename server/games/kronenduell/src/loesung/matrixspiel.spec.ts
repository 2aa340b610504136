import { describe, expect, it } from '@jest/globals';
import { drawsFrom } from '@tavern-jack/kernel';
import { seededSource } from '@tavern-jack/kernel/testing';
import { Matrixspiel } from './matrixspiel.js';
import { ZEILE } from './sattelpunkt.js';

const spiel = new Matrixspiel();

function geloest(zeilen: readonly (readonly number[])[]) {
  const aus = new Float64Array(ZEILE * ZEILE).fill(99);
  for (const [i, zeile] of zeilen.entries()) aus.set(zeile, i * ZEILE);
  const [m, n] = [zeilen.length, zeilen[0]?.length ?? 0];
  const wert = spiel.wert(aus, 0, m, n);
  return { wert, rein: spiel.rein, zeilen: [...spiel.zeilen.slice(0, m)], spalten: [...spiel.spalten.slice(0, n)] };
}

const summe = (zahlen: readonly number[]): number => zahlen.reduce((a, b) => a + b, 0);

describe('matrix games', () => {
  it('finds a pure saddle point first', () => {
    expect(
      geloest([
        [0.2, 0.5],
        [0.4, 0.6],
      ]),
    ).toEqual({ wert: 0.4, rein: true, zeilen: [0, 1], spalten: [1, 0] });
  });

  it('matching pennies: each half of the time', () => {
    const { wert, rein, zeilen, spalten } = geloest([
      [1, 0],
      [0, 1],
    ]);
    expect(rein).toBe(false);
    expect(wert).toBeCloseTo(0.5, 12);
    for (const anteil of [...zeilen, ...spalten]) expect(anteil).toBeCloseTo(0.5, 12);
  });

  it('a lopsided 2 x 2 game, by its formula: (ad - bc) / (a + d - b - c)', () => {
    const { wert, zeilen } = geloest([
      [0.9, 0.1],
      [0.3, 0.5],
    ]);
    expect(wert).toBeCloseTo(0.42, 12);
    expect(zeilen[0]).toBeCloseTo(0.2, 12);
  });

  it('rock, paper, scissors: a third each', () => {
    const { wert, zeilen } = geloest([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ]);
    expect(wert).toBeCloseTo(0.5, 12);
    for (const anteil of zeilen) expect(anteil).toBeCloseTo(1 / 3, 12);
  });

  it('2,000 random games, many of them degenerate: both sides guarantee the same value', () => {
    const draws = drawsFrom(seededSource(4));
    for (let fall = 0; fall < 2000; fall++) {
      const [m, n, stufen] = [1 + draws.below(8), 1 + draws.below(8), draws.pick([2, 3, 1000])];
      const aus = Array.from({ length: m }, () => Array.from({ length: n }, () => draws.below(stufen) / (stufen - 1)));
      const { wert, zeilen, spalten } = geloest(aus);
      const sicher = Math.min(...Array.from({ length: n }, (_, j) => summe(aus.map((zeile, i) => (zeile[j] ?? 0) * (zeilen[i] ?? 0)))));
      const hoechstens = Math.max(...aus.map((zeile) => summe(zeile.map((a, j) => a * (spalten[j] ?? 0)))));
      expect(Math.abs(summe(zeilen) - 1) + Math.abs(summe(spalten) - 1)).toBeLessThan(1e-9);
      expect(Math.min(...zeilen, ...spalten)).toBeGreaterThanOrEqual(0);
      expect(Math.max(Math.abs(sicher - wert), Math.abs(hoechstens - wert))).toBeLessThan(1e-9);
    }
  });
});
