import type { ScriptStep, Seat } from '@tavern-jack/kernel';
import type { Move } from '../partie.js';

/** Lays a card; without a key there are no words for it. */
const legt = (seat: Seat, rang: number, key?: string): ScriptStep<Move> => ({
  seat,
  move: { type: 'legen', rang },
  ...(key !== undefined && { key }),
});

/** A round: the first seat's card, then the second's, which turns both up. */
export const runde = (eins: number, zwei: number, legen?: string, decken?: string): readonly ScriptStep<Move>[] => [
  legt(0, eins, legen),
  legt(1, zwei, decken),
];

/** A round before which the first seat sent out its scout: the other lays openly first. */
export const mitSpaeher = (zwei: number, eins: number, offen?: string, antwort?: string): readonly ScriptStep<Move>[] => [
  legt(1, zwei, offen),
  legt(0, eins, antwort),
];
