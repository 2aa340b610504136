import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import type { GameModule, Prompt, Typed } from '../game-module.js';
import { LAWS, type Law, type LawName, type LawSpec } from './laws.js';
import type { MatchCase } from './playout.js';

export interface InheritedSpec<State, Move, Event, Options> extends LawSpec<State, Move, Event, Options> {
  readonly options: fc.Arbitrary<Options>;
  /** Random matches for each law. */
  readonly matches?: number;
}

/** Random matches of a game: seats, starting seat, options and chance. */
export function matchCases<Options>(
  seats: { readonly min: number; readonly max: number },
  options: fc.Arbitrary<Options>,
): fc.Arbitrary<MatchCase<Options>> {
  return fc
    .record({ seed: fc.noBias(fc.integer()), count: fc.integer(seats), first: fc.nat(), options })
    .map(({ seed, count, first, options }) => ({ seed, options, seats: { count, startingSeat: first % count } }));
}

/** Runs one law over random matches. Throws with fast-check's seed and the smallest match found that breaks it. */
export function holds<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt>(
  law: LawName,
  game: GameModule<State, Move, Event, View, Options, P>,
  spec: InheritedSpec<State, Move, Event, Options>,
): void {
  const check: Law = LAWS[law];
  const property = fc.property(matchCases(game.manifest.seats, spec.options), (match) => check(game, match, spec));
  fc.assert(property, { numRuns: spec.matches ?? 1000 });
}

const MINUTE = 60_000;

/** The laws that every game inherits, each as a test over random matches (1,000 unless the spec says otherwise). */
export function inheritsKernelProperties<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt>(
  game: GameModule<State, Move, Event, View, Options, P>,
  spec: InheritedSpec<State, Move, Event, Options>,
): void {
  describe(`${game.manifest.id}: ${spec.matches ?? 1000} random matches for each law of the kernel`, () => {
    for (const law of Object.keys(LAWS) as LawName[]) it(law, () => holds(law, game, spec), 5 * MINUTE);
  });
}
