import type { Script } from '@tavern-jack/kernel';
import type { Move, Options } from '../partie.js';
import { mitSpaeher, runde } from './runden.js';

/** The practice round: a whole duel, won with the Krone against an open card. */
export const uebung: Script<Move, Options> = {
  id: 'uebung',
  options: { schnellesDuell: false, verraeter: false, gemischteHaende: false },
  seats: { count: 2, startingSeat: 0 },
  seed: 1,
  steps: [
    ...runde(5, 3, 'doppelt', 'aufdecken'),
    ...runde(1, 4, 'waffenruhe', 'offenVorDir'),
    ...runde(7, 8, 'verstaerkung', 'krone'),
    ...runde(6, 7, 'bann', 'aufdecken'),
    ...runde(3, 1, 'spaeher', 'aufdecken'),
    ...mitSpaeher(5, 8, 'gegenueberOffen', 'krone8'),
  ],
};
