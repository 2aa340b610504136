import type { Seat, SeatPlan, Typed } from './game-module.js';

/**
 * What chance brings: a number is the face of a die, or a number below n; `pick` is the element that is picked from a list,
 * or the whole new order of a list that is shuffled.
 */
export type Drawn = number | { readonly pick: unknown };

/** One move of a script. */
export interface ScriptStep<Move> {
  readonly seat: Seat;
  readonly move: Move;
  /** Names the words that belong to this move; without it there is nothing to say. */
  readonly key?: string;
  /** What this move draws first; anything beyond comes from the script's seed. */
  readonly draws?: readonly Drawn[];
}

/** A piece of one game, written down: who sits, what chance brings, and who moves how. Plain data, no secret. */
export interface Script<Move extends Typed, Options> {
  readonly id: string;
  readonly options: Options;
  readonly seats: SeatPlan;
  /** Chance for everything that is not written down. */
  readonly seed: number;
  /** What the opening draws first. */
  readonly opening?: readonly Drawn[];
  readonly steps: readonly ScriptStep<Move>[];
}

/** What is written down for a game: its practice round, in which the learner has seat 0, and the scenes that explain it. */
export interface GameScripts<Move extends Typed, Options> {
  readonly practice: Script<Move, Options>;
  readonly scenes: readonly Script<Move, Options>[];
}

/** Scripts of a game whose moves only the game itself knows. */
// biome-ignore lint/suspicious/noExplicitAny: the platform treats moves and options as opaque
export type AnyScripts = GameScripts<any, any>;
