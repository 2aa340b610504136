import type { GameScripts } from '@tavern-jack/kernel';
import type { Options } from '../partie.js';
import type { Move } from '../zug.js';
import { szenen } from './szenen.js';
import { uebung } from './uebung.js';

/** The practice round and the scenes of "So läuft's". */
export const scripts: GameScripts<Move, Options> = { practice: uebung, scenes: szenen };
