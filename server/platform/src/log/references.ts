import { randomBytes } from 'node:crypto';

/** Remembers which error objects were given a reference; forgets them with the objects themselves. */
export class References {
  private readonly known = new WeakMap<object, string>();

  /** The reference of this error and whether it was given just now. Thrown primitives have no identity and are always new. */
  of(error: unknown): { id: string; isNew: boolean } {
    const identity = typeof error === 'object' && error !== null ? error : undefined;
    const before = identity && this.known.get(identity);
    if (before !== undefined) return { id: before, isNew: false };
    const id = randomBytes(4).toString('hex').toUpperCase();
    if (identity) this.known.set(identity, id);
    return { id, isNew: true };
  }
}
