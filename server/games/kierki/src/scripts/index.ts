import type { GameScripts, Script } from '@tavern-jack/kernel';
import type { Options } from '../optionen.js';
import type { Move } from '../partie.js';
import { szenen } from './szenen.js';
import { uebung } from './uebung.js';

let made: readonly Script<Move, Options>[] | undefined;

/** The practice round and the scenes of "So läuft's". Whole games are played to come to some of the scenes: only when somebody asks, and once. */
export const scripts: GameScripts<Move, Options> = {
  practice: uebung,
  get scenes() {
    made ??= szenen();
    return made;
  },
};
