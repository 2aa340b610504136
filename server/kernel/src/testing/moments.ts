import { type Draws, drawsFrom } from '../draws.js';
import { seededSource } from './seeded-source.js';

/**
 * Draws one of every so many things, each of them equally likely, while they come by: nobody has to know how many there will
 * be. What is left at the end counts as a whole lot, so that one is drawn however few came.
 */
export class OneOfEach<T, Kept> {
  readonly #draws: Draws;
  #came = 0;
  #drawn: Kept | undefined;

  constructor(
    seed: number,
    private readonly every: number,
    /** What to keep of a thing, at the moment when it comes by, in case it is the drawn one. */
    private readonly keep: (thing: T) => Kept,
  ) {
    this.#draws = drawsFrom(seededSource(seed));
  }

  /** Takes note of one thing. Gives the drawn one when it was the last of its lot. */
  comes(thing: T): Kept | undefined {
    this.#came += 1;
    if (this.#draws.below(this.#came) === 0) this.#drawn = this.keep(thing);
    return this.#came === this.every ? this.ends() : undefined;
  }

  /** Nothing comes any more, or a lot is over: gives the drawn one; undefined if none came. */
  ends(): Kept | undefined {
    const drawn = this.#drawn;
    this.#drawn = undefined;
    this.#came = 0;
    return drawn;
  }
}
