import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DrawSource } from '@tavern-jack/kernel';

/**
 * 32 bits for a counter: the first four bytes, big-endian, of HMAC-SHA256(seed, counter as eight bytes big-endian).
 * Anyone who knows the seed recomputes every draw with these two lines.
 */
export const hmacSource =
  (seed: Uint8Array): DrawSource =>
  (counter) => {
    const message = Buffer.alloc(8);
    message.writeBigUInt64BE(BigInt(counter));
    return createHmac('sha256', seed).update(message).digest().readUInt32BE(0);
  };

/** A key of its own for what is not part of the match's chance: a homie's moods for one prompt. Nothing leads from it back to the seed. */
export const derivedKey = (seed: Uint8Array, label: string): Buffer => createHmac('sha256', seed).update(label).digest();

/** A new secret seed of 32 bytes. */
export const newSeed = (): Buffer => randomBytes(32);

/** What is published of a seed before the first draw: its SHA-256, hex. */
export const seedHashOf = (seed: Buffer): string => createHash('sha256').update(seed).digest('hex');
