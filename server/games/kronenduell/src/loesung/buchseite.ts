import { gegenhand, notiert } from './eroeffnung.js';
import { Loeser } from './loeser.js';
import type { Haende } from './stellung.js';
import { strategieIn } from './strategie.js';

/** Solves the game in which seat 0 holds this hand, and writes down the first card of both seats as the book has it. */
export function buchseiten(ziel: number, hand: readonly number[]): readonly [string, string] {
  const haende: Haende = [hand, gegenhand(hand)];
  const loeser = new Loeser(ziel, haende);
  const anfang = { haende, stand: [0, 0], vertagt: 0, verstaerkt: null, spaeher: null } as const;
  return [notiert(strategieIn(loeser, anfang, 0, null)), notiert(strategieIn(loeser, anfang, 1, null))];
}
