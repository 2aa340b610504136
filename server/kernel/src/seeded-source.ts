import type { DrawSource } from './draws.js';

/**
 * A fast source: a counter mixed with a seed. Like the real one it answers the same counter alike, and unlike the real one it is
 * no secret: for tests, and for scripts that everybody may read.
 */
export const seededSource =
  (seed: number): DrawSource =>
  (counter) => {
    let mixed = (seed + Math.imul(counter + 1, 0x9e3779b9)) | 0;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
