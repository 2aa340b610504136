import { setFlagsFromString } from 'node:v8';

/**
 * Young garbage is collected by the thread that made it. A move leaves little and what is collected is small: the engine's helpers,
 * woken several times a second for a millisecond's work, cost up to a tenth of the server's processor time, and moves wait longer.
 */
export const collectAlone = (): void => setFlagsFromString('--no-parallel-scavenge');
