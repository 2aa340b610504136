import type { Draws } from '../draws.js';
import type { GameModule, Outcome, Prompt, Typed, Viewer } from '../game-module.js';
import { BrokenLaw, type MatchCase, type Step } from './playout.js';

/** What a game tells its inherited laws about itself. */
export interface LawSpec<State, Move, Event, Options> {
  /** Moves that exist in the game, legal or not right now; whatever is not legal must be refused. */
  readonly candidates?: readonly Move[];
  /** A state that differs only in what this viewer must not know. Without it the game claims that nothing is hidden. */
  readonly vary?: (state: State, viewer: Viewer, draws: Draws) => State;
  /** The same event with other values where this viewer must not read. */
  readonly varyEvent?: (event: Event, viewer: Viewer, draws: Draws) => Event;
  /** The game's own laws about one event, about one move, and about the end. They throw when broken. */
  readonly conservation?: Readonly<Record<string, (before: State, event: Event, after: State) => void>>;
  readonly moves?: Readonly<Record<string, (step: Step<State, Move, Event>, match: MatchCase<Options>) => void>>;
  readonly ending?: Readonly<Record<string, (end: State, outcome: Outcome, match: MatchCase<Options>) => void>>;
  /**
   * Costly laws look at one of so many moves, 16 unless told otherwise: one drawn from each lot of so many, the last lot of a
   * match included however short it is. So they look at least once into every match.
   */
  readonly every?: number;
  /** Schwer is asked at one of so many of those, drawn as well: it may think for long. */
  readonly schwer?: number;
  /** Kinds of moments at which a secret is at stake. The law on leaks looks besides at one of each kind in every match that has any. */
  readonly moments?: Readonly<Record<string, (step: Step<State, Move, Event>) => boolean>>;
}

/** A law that watches one match. Throws if the game breaks it. */
export interface Watch<State, Move, Event> {
  /** Is shown each move. */
  move?(step: Step<State, Move, Event>): void;
  /**
   * Is shown the moves that costly laws look at, at least one of each match, as a rule some moves after it was made: that is why
   * it gets the JSON of the state after it, as it was when it was made, as well.
   */
  look?(step: Step<State, Move, Event>, textOfAfter?: string): void;
  /** What it looks at besides: one move of each kind that the spec names, or the last one. */
  readonly also?: 'moments' | 'end';
}

/** A law. Called at the opening of each match, which it may judge at once. */
export type Law = <S, M extends Typed, E extends Typed, V, O, P extends Prompt>(
  game: GameModule<S, M, E, V, O, P>,
  match: MatchCase<O>,
  spec: LawSpec<S, M, E, O>,
  opening: { readonly state: S; readonly events: readonly E[] },
) => Watch<S, M, E>;

export const json = (value: unknown): string => JSON.stringify(value);

export const demand = (holds: boolean, broken: () => string): void => {
  if (!holds) throw new BrokenLaw(broken());
};
