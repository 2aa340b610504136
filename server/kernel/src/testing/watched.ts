import type { GameModule, Prompt, Typed } from '../game-module.js';
import { json, type LawSpec, type Watch } from './law.js';
import { LAWS, type LawName } from './laws.js';
import { OneOfEach } from './moments.js';
import { BrokenLaw, type MatchCase, openingOf, playout, type Step } from './playout.js';

/** What came of a match that was played under laws. */
export interface Watched {
  readonly broken: ReadonlyMap<LawName, Error>;
  /** How many moves costly laws looked at. */
  readonly looks: number;
  /** Of which kinds of moments the match had any, and so was looked at in one. */
  readonly moments: readonly string[];
}

/**
 * Plays one match at random under these laws. A match that cannot be played to its end, or in which nothing could be looked
 * at, breaks all of them.
 */
export function watched<S, M extends Typed, E extends Typed, V, O, P extends Prompt>(
  game: GameModule<S, M, E, V, O, P>,
  match: MatchCase<O>,
  spec: LawSpec<S, M, E, O>,
  laws: readonly LawName[],
): Watched {
  const guards = new Guards<S, M, E>(match);
  const kinds = kindsOf(match, spec);
  try {
    const opening = openingOf(game, match);
    for (const law of laws) guards.begin(law, () => LAWS[law](game, match, spec, opening));
    const drawn = new OneOfEach(match.seed + 3, spec.every ?? 16, (step: Step<S, M, E>) => ({ step, textOfAfter: json(step.after) }));
    let last: Step<S, M, E> | undefined;
    for (const step of playout(game, match)) {
      guards.move(step);
      guards.look(drawn.comes(step));
      for (const { is, one } of kinds) if (is(step)) one.comes(step);
      last = step;
    }
    guards.look(drawn.ends());
    guards.look(last && { step: last }, 'end');
    if (guards.looks === 0) throw new BrokenLaw('no move was looked at');
  } catch (cause) {
    for (const law of laws) guards.breaks(law, cause);
  }
  const met = kinds.flatMap(({ kind, one }) => (guards.look(one.ends(), 'moments') ? [kind] : []));
  return { broken: guards.broken, looks: guards.looks, moments: met };
}

const kindsOf = <S, M, E, O>(match: MatchCase<O>, { moments = {} }: LawSpec<S, M, E, O>) =>
  Object.entries(moments).map(([kind, is], at) => ({
    kind,
    is,
    one: new OneOfEach(match.seed + 4 + at, Infinity, (step: Step<S, M, E>) => ({ step })),
  }));

/** A move that is looked at later, and the state after it in writing. */
interface Sight<S, M, E> {
  readonly step: Step<S, M, E>;
  readonly textOfAfter?: string;
}

/** The laws of one match that are not broken yet. */
class Guards<S, M, E> {
  readonly broken = new Map<LawName, Error>();
  readonly #moving = new Map<LawName, (step: Step<S, M, E>) => void>();
  readonly #looking = new Map<LawName, Watch<S, M, E>>();
  looks = 0;

  constructor(private readonly match: MatchCase<unknown>) {}

  begin(law: LawName, start: () => Watch<S, M, E>): void {
    try {
      const watch = start();
      if (watch.move) this.#moving.set(law, watch.move);
      if (watch.look) this.#looking.set(law, watch);
    } catch (cause) {
      this.breaks(law, cause);
    }
  }

  move(step: Step<S, M, E>): void {
    for (const [law, move] of this.#moving) {
      try {
        move(step);
      } catch (cause) {
        this.breaks(law, cause);
      }
    }
  }

  /** Shows a move, if there is one, to the laws that look at such, and says whether there was one. */
  look(sight: Sight<S, M, E> | undefined, such?: 'moments' | 'end'): boolean {
    if (!sight) return false;
    if (!such) this.looks += 1;
    for (const [law, { look, also }] of this.#looking) {
      try {
        if (!such || also === such) look?.(sight.step, sight.textOfAfter);
      } catch (cause) {
        this.breaks(law, cause);
      }
    }
    return true;
  }

  breaks(law: LawName, cause: unknown): void {
    this.#moving.delete(law);
    this.#looking.delete(law);
    this.broken.set(law, new BrokenLaw(`${String(cause)}\nin the match ${json(this.match)}`, { cause }));
  }
}
