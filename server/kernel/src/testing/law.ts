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
  /** Costly laws look at one of so many moves; 16 unless told otherwise. */
  readonly every?: number;
  /** Schwer is asked at one of so many of those: it may think for long. */
  readonly schwer?: number;
}

/** A law that watches one match: it is shown each move and throws if the game breaks it. */
export interface Watch<State, Move, Event> {
  move?(step: Step<State, Move, Event>): void;
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

/** Whether costly checks look at this move. Each match begins at another one: a thousand matches see every corner all the same. */
export const looksAt = ({ seed }: { readonly seed: number }, played: number, every = 16): boolean => (played + seed) % every === 0;
