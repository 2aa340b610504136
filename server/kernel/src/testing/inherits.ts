import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GameModule, HomieLevel, Prompt, Typed } from '../game-module.js';
import { demand, json, type LawSpec } from './law.js';
import { LAWS, type LawName } from './laws.js';
import { type MatchCase, playout } from './playout.js';
import { watched } from './watched.js';

export interface InheritedSpec<State, Move, Event, Options> extends LawSpec<State, Move, Event, Options> {
  readonly options: fc.Arbitrary<Options>;
  /** Random matches, each of them under every law. */
  readonly matches?: number;
}

type Game<S, M extends Typed, E extends Typed, V, O, P extends Prompt> = GameModule<S, M, E, V, O, P>;

/** Random matches of a game: seats, starting seat, options and chance. */
export function matchCases<Options>(
  seats: { readonly min: number; readonly max: number },
  options: fc.Arbitrary<Options>,
): fc.Arbitrary<MatchCase<Options>> {
  return fc
    .record({ seed: fc.noBias(fc.integer()), count: fc.integer(seats), first: fc.nat(), options })
    .map(({ seed, count, first, options }) => ({ seed, options, seats: { count, startingSeat: first % count } }));
}

const ALL_LAWS = Object.keys(LAWS) as LawName[];

/** Plays random matches under one law. Throws with the seed of the first match that breaks it. */
export function holds<S, M extends Typed, E extends Typed, V, O, P extends Prompt>(
  law: LawName,
  game: Game<S, M, E, V, O, P>,
  spec: InheritedSpec<S, M, E, O>,
): void {
  for (const match of fc.sample(matchCases(game.manifest.seats, spec.options), spec.matches ?? 1000)) {
    for (const error of watched(game, match, spec, [law]).broken.values()) throw error;
  }
}

const MINUTE = 60_000;

/**
 * Plays these matches, each of them once and under every law of the kernel; each law is a test. Costly laws, the one on leaks
 * among them, look at least once into every match, and the one on leaks besides once at each kind of moment that the spec names:
 * that they do is a test too.
 */
export function everyLawHolds<S, M extends Typed, E extends Typed, V, O, P extends Prompt>(
  title: string,
  game: Game<S, M, E, V, O, P>,
  matches: readonly MatchCase<O>[],
  spec: LawSpec<S, M, E, O>,
): void {
  describe(title, () => {
    const broken = new Map<LawName, Error>();
    const matchesWith = new Map(Object.keys(spec.moments ?? {}).map((kind) => [kind, 0]));
    let [played, lookedAt] = [0, 0];
    beforeAll(() => {
      for (const match of matches) {
        const laws = ALL_LAWS.filter((law) => !broken.has(law));
        const { looks, moments, broken: now } = watched(game, match, spec, laws);
        for (const [law, error] of now) broken.set(law, error);
        for (const kind of moments) matchesWith.set(kind, (matchesWith.get(kind) ?? 0) + 1);
        if (looks > 0) lookedAt++;
        played++;
      }
    }, 5 * MINUTE);
    it('costly laws looked into every match', () => expect(lookedAt).toBe(matches.length));
    const kinds = [...matchesWith.keys()];
    if (kinds.length > 0) {
      it.each(kinds)('the law on leaks looked at this in every match that has it: %s', (kind) =>
        expect(matchesWith.get(kind)).toBeGreaterThan(0),
      );
    }
    it.each(ALL_LAWS)('%s', (law) => {
      const error = broken.get(law);
      if (error) throw error;
      expect(played).toBe(matches.length);
    });
  });
}

/** Homies of one level play these matches among themselves, to their ends: a test. A refused move breaks it. */
export function homiesFinish<S, M extends Typed, E extends Typed, V, O, P extends Prompt>(
  game: Game<S, M, E, V, O, P>,
  level: HomieLevel,
  matches: readonly MatchCase<O>[],
): void {
  it(
    `${matches.length} matches of ${level} homies end`,
    () => {
      for (const match of matches) {
        for (const { legal, move, seat } of playout(game, match, level)) {
          demand(legal.map(json).includes(json(move)), () => `seat ${seat} plays ${json(move)} in the match ${json(match)}`);
        }
      }
    },
    5 * MINUTE,
  );
}

/** The laws that every game inherits, over random matches (1,000 unless the spec says otherwise): each match is played once, under all. */
export function inheritsKernelProperties<S, M extends Typed, E extends Typed, V, O, P extends Prompt>(
  game: Game<S, M, E, V, O, P>,
  spec: InheritedSpec<S, M, E, O>,
): void {
  const matches = fc.sample(matchCases(game.manifest.seats, spec.options), spec.matches ?? 1000);
  everyLawHolds(`${game.manifest.id}: ${matches.length} random matches under the laws of the kernel`, game, matches, spec);
}
