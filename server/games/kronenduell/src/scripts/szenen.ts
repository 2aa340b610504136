import type { Script, ScriptStep } from '@tavern-jack/kernel';
import type { Move, Options } from '../partie.js';
import { mitSpaeher, runde } from './runden.js';

const szene = (id: string, steps: readonly ScriptStep<Move>[]): Script<Move, Options> => ({
  id,
  options: { schnellesDuell: false, verraeter: false, gemischteHaende: false },
  seats: { count: 2, startingSeat: 0 },
  seed: 1,
  steps,
});

/** The scenes in the order in which they are shown; steps before the first key lead there unseen. */
export const szenen: readonly Script<Move, Options>[] = [
  szene('runde', [...runde(7, 5, 'legt', 'deckt'), ...runde(6, 7, 'naechste', 'verstaerkt')]),
  szene('umsturz', [...runde(4, 7, 'legt', 'gedreht'), ...runde(6, 5, 'bann', 'gebannt')]),
  szene('vertagt', [...runde(1, 8, 'ass', 'waffenruhe'), ...runde(5, 3, 'doppelt', 'allesAufEinmal')]),
  szene('spaeher', [...runde(3, 2, 'schickt', 'gewinnt'), ...mitSpaeher(7, 8, 'offen', 'antwort')]),
  szene('falle', [...runde(1, 5), ...runde(4, 3, 'vorher', 'zurueck'), ...runde(2, 8, 'legt', 'schnappt')]),
];
