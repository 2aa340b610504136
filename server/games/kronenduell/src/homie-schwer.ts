import type { Homie } from './homie.js';
import { waehle } from './homie.js';
import { strategie } from './loesung/loesung.js';

/** Fine enough that no probability of a strategy is rounded away. */
const FEINHEIT = 0x1_0000_0000;

/** Schwer plays an exact equilibrium: whatever the other does, in the long run it wins no less than half. */
export const schwer: Homie = (view, seat, legalMoves, draws) => {
  const anteile = strategie(view, seat);
  let rest = draws.below(FEINHEIT) / FEINHEIT;
  for (const { rang, anteil } of anteile) {
    rest -= anteil;
    if (rest < 0) return waehle(legalMoves, rang);
  }
  return waehle(legalMoves, anteile.at(-1)?.rang ?? 0);
};
