import type { Draws } from './draws.js';

/** A place at the table, counted from 0 in the order in which people sit. */
export type Seat = number;

/** Whose eyes look: a seat, the public, or the auditor who may see everything (only after the end, or with a case). */
export type Viewer = Seat | 'spectator' | 'auditor';

/** How strong a homie plays. */
export const HOMIE_LEVELS = ['LEICHT', 'NORMAL', 'SCHWER'] as const;
export type HomieLevel = (typeof HOMIE_LEVELS)[number];

/** Who sits and who begins. The starting seat belongs to the table; a game only reads it. */
export interface SeatPlan {
  readonly count: number;
  readonly startingSeat: Seat;
}

/** Every event and every move is told apart by its `type`; the rest is plain JSON. */
export interface Typed {
  readonly type: string;
}

/**
 * An open decision. `id` is unique within the match and never used again: a move answers a prompt, not a version.
 * Several open prompts at once are a simultaneous choice. A prompt's fields are public.
 */
export interface Prompt {
  readonly id: string;
  readonly seat: Seat;
}

/** An expected refusal: a stable code, the rule page's heading it follows, and the numbers for the sentence. */
export interface Rejection {
  readonly code: string;
  readonly ruleRef: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type Decision<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly rejection: Rejection };

/** One line of the ranking: equal places share a place number; `score` is what the game counts. */
export interface StandingLine {
  readonly seat: Seat;
  readonly score: number;
  readonly place: number;
}
export type Standing = readonly StandingLine[];

export interface Outcome {
  readonly standing: Standing;
  readonly winners: readonly Seat[];
}

/** What a game tells about itself before anybody plays it. */
export interface Manifest<Options> {
  /** Lower case ASCII, part of every stored event type: `kiezkoenig`. */
  readonly id: string;
  /** Behaviour number. A released number never changes what it folds to. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly defaults: Options;
  /** Named sets of options; the first one is the official game. */
  readonly presets: readonly { readonly id: string; readonly options: Options }[];
  /** Combinations that make no sense, with the reason's key. */
  exclusions(options: Options, seats: number): readonly string[];
  /** Only official rules may be staked or ranked. */
  isOfficial(options: Options): boolean;
  /** No playout has more moves than this. */
  maxMoves(options: Options, seats: number): number;
}

/**
 * The rules of one game as pure functions. Nothing here knows a clock, a network or a database.
 * Events record outcomes ("dice showed 4 and 3"), so a replay only folds and never draws.
 */
export interface GameModule<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt = Prompt> {
  readonly manifest: Manifest<Options>;
  /** The events that open a match. Throws RangeError if the manifest does not allow this number of seats. */
  setup(seats: SeatPlan, options: Options, draws: Draws): readonly Event[];
  initial(options: Options): State;
  /** Never throws: what is not a legal move comes back as a rejection. */
  decide(state: State, seat: Seat, move: Move, draws: Draws): Decision<Event>;
  /** No randomness, no clock. */
  evolve(state: State, event: Event): State;
  /** Who must decide what now. Empty once the outcome stands. */
  prompts(state: State): readonly P[];
  /** Exactly what `decide` accepts from this seat now. */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /** What this viewer sees. Asked only once the match is open: after the events of `setup`. */
  view(state: State, viewer: Viewer): View;
  /** What a legal move of this seat costs, in the game's own money; 0 if nothing. Reads the view, so that a screen may ask too. */
  priceOf(view: View, seat: Seat, move: Move): number;
  /** What this viewer may read of the event, or 'hidden'. */
  redact(event: Event, viewer: Viewer): Event | 'hidden';
  /** Sees the view, never the state. */
  homie(level: HomieLevel): (view: View, seat: Seat, legalMoves: readonly Move[], draws: Draws) => Move;
  /** Work that a homie needs once per process (tables, solutions); may take seconds; pure and idempotent. */
  warmUp?(options: Options): void;
  standing(state: State): Standing;
  outcome(state: State): Outcome | undefined;
  /** Shares of a pot by seat, as non-negative integers; only their ratio counts. */
  potWeights(outcome: Outcome): readonly number[];
}

/** A game whose inner types only the game itself knows; this is how the platform holds it. */
// biome-ignore lint/suspicious/noExplicitAny: the platform treats state, move, event, view and options as opaque
export type AnyGame = GameModule<any, any, any, any, any>;
