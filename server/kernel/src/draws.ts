/** 32 random bits for a counter: the same counter gives the same bits, whoever asks and whenever. */
export type DrawSource = (counter: number) => number;

/** Chance, injected. A game never finds randomness anywhere else. */
export interface Draws {
  /** The counter of the next draw; it goes into the stream, so that anyone can recompute what was drawn. */
  readonly counter: number;
  /** A whole number from 0 to n - 1, each equally likely. Throws RangeError unless 1 <= n <= 2^32. */
  below(n: number): number;
  /** One die, 1 to 6. */
  die(): number;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** A new list in random order (Fisher-Yates from the end). */
  shuffle<T>(list: readonly T[]): T[];
}

const TWO_32 = 0x1_0000_0000;

/** Draws on a source, starting at a counter. Unbiased: values above the last whole multiple of n are thrown away and drawn again. */
export const drawsFrom = (source: DrawSource, start = 0): Draws => new CountedDraws(source, start);

class CountedDraws implements Draws {
  constructor(
    private readonly source: DrawSource,
    private next: number,
  ) {}

  get counter(): number {
    return this.next;
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > TWO_32) throw new RangeError(`below(${n}): 1 to 2^32`);
    for (;;) {
      const bits = this.source(this.next++) >>> 0;
      // The last multiple of n is looked for only where bits might lie above it: nearly always they are far below.
      if (bits <= TWO_32 - n || bits < TWO_32 - (TWO_32 % n)) return bits % n;
    }
  }

  die(): number {
    return this.below(6) + 1;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('pick from an empty list');
    return list[this.below(list.length)] as T;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const lifted = out[i] as T;
      out[i] = out[j] as T;
      out[j] = lifted;
    }
    return out;
  }
}
