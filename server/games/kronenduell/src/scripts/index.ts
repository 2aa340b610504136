import type { GameScripts } from '@tavern-jack/kernel';
import type { Move, Options } from '../partie.js';
import { szenen } from './szenen.js';
import { uebung } from './uebung.js';

/** The practice round and the scenes of "So läuft's". */
export const scripts: GameScripts<Move, Options> = { practice: uebung, scenes: szenen };
