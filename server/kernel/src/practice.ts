import type { Decision, GameModule, Prompt, Rejection, Seat, Typed } from './game-module.js';
import { type PlayedScript, playScript } from './played-script.js';
import type { Script, ScriptStep } from './script.js';

/** The learner sits here. */
export const LEARNER: Seat = 0;

/** The key of moves that the script has no words for: others play, and the learner watches. */
const WATCHING = 'zuschauen';

/** A practice round under way: the game's own state, and how many events of the script have happened; null: the match goes on freely. */
export interface PracticeState<State> {
  readonly inner: State;
  readonly told: number | null;
}

/** Where a practice round stands. */
export interface PracticeStep {
  /** Names the words for now; `zuschauen` while others play and the script has no words for that. */
  readonly key: string;
  /** The learner's decision that is open or comes next, from 1. */
  readonly index: number;
  /** How many decisions the script has for the learner. */
  readonly total: number;
}

/** A game that is led by a script at first; then it is the game itself. */
export interface Practice<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt = Prompt>
  extends GameModule<PracticeState<State>, Move, Event, View, Options, P> {
  /** The script's id. */
  readonly script: string;
  /** Undefined as soon as the match goes on freely. */
  step(state: PracticeState<State>): PracticeStep | undefined;
  /** Leaves the script between two moves: everything stays as it stands, and goes on freely. */
  skip(state: PracticeState<State>): PracticeState<State>;
}

/** A practice round of a game whose inner types only the game itself knows. */
// biome-ignore lint/suspicious/noExplicitAny: the platform treats state, move, event, view and options as opaque
export type AnyPractice = Practice<any, any, any, any, any>;

/**
 * A practice round: as long as the script runs, its next move is the only legal one, and chance brings what the script says,
 * through the game's own rules; after that the match goes on freely, with the match's own draws. Events, views and what is
 * hidden are the game's own. Throws an Error if the rules refuse the script.
 */
export function practised<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt>(
  game: GameModule<State, Move, Event, View, Options, P>,
  script: Script<Move, Options>,
): Practice<State, Move, Event, View, Options, P> {
  const { count } = script.seats;
  const played = playScript(game, script);
  const course = new Course(played);
  return {
    script: script.id,
    manifest: {
      ...game.manifest,
      seats: { min: count, max: count },
      defaults: script.options,
      presets: [{ id: script.id, options: script.options }],
      isOfficial: () => false,
    },
    setup(seats) {
      if (seats.count !== count) throw new RangeError(`${script.id} is for ${count} seats, not ${seats.count}`);
      return played.opening;
    },
    initial: (options) => ({ inner: game.initial(options), told: 0 }),
    decide(state, seat, move, draws) {
      if (state.told === null) return game.decide(state.inner, seat, move, draws);
      const next = course.open(state.told);
      if (next?.step.seat === seat && same(next.step.move, move)) return { ok: true, events: next.events };
      return refused(game.decide(state.inner, seat, move, draws));
    },
    evolve: ({ inner, told }, event) => ({ inner: game.evolve(inner, event), told: course.after(told) }),
    prompts(state) {
      const prompts = game.prompts(state.inner);
      if (state.told === null) return prompts;
      const next = course.open(state.told);
      return prompts.filter(({ seat }) => seat === next?.step.seat);
    },
    legalMoves(state, seat) {
      if (state.told === null) return game.legalMoves(state.inner, seat);
      const next = course.open(state.told);
      return next?.step.seat === seat ? [next.step.move] : [];
    },
    view: (state, viewer) => game.view(state.inner, viewer),
    priceOf: game.priceOf,
    redact: game.redact,
    homie: (level) => {
      const own = game.homie(level);
      return (view, seat, legalMoves, draws) => (legalMoves.length === 1 ? (legalMoves[0] as Move) : own(view, seat, legalMoves, draws));
    },
    ...(game.warmUp && { warmUp: game.warmUp }),
    standing: (state) => game.standing(state.inner),
    outcome: (state) => game.outcome(state.inner),
    potWeights: game.potWeights,
    step: ({ told }) => (told === null ? undefined : course.step(told)),
    skip: ({ inner }) => ({ inner, told: null }),
  };
}

/** A move that the rules would allow is refused all the same: it is not what the script shows now. */
const refused = (decision: Decision<unknown>): { readonly ok: false; readonly rejection: Rejection } =>
  decision.ok ? { ok: false, rejection: { code: 'UEBUNG', ruleRef: 'Übungsrunde', params: {} } } : decision;

/** The way through a script, found by how many of its events have happened: events are all that a fold knows. */
class Course<State, Move, Event> {
  readonly #steps: readonly { readonly step: ScriptStep<Move>; readonly events: readonly Event[]; readonly from: number }[];
  readonly #end: number;

  constructor({ opening, steps }: PlayedScript<State, Move, Event>) {
    let from = opening.length;
    this.#steps = steps.map(({ step, events }) => {
      const begun = from;
      from += events.length;
      return { step, events, from: begun };
    });
    this.#end = from;
  }

  /** One event more; null after the last. */
  after(told: number | null): number | null {
    return told === null || told + 1 >= this.#end ? null : told + 1;
  }

  /** The step that must be made now; undefined in the middle of a move. */
  open(told: number) {
    return this.#steps.find(({ from }) => from === told);
  }

  /** Where the learner stands, also in the middle of a move. */
  step(told: number): PracticeStep {
    const begun = Math.max(
      0,
      this.#steps.findLastIndex(({ from }) => from <= told),
    );
    const mine = (steps: readonly { readonly step: ScriptStep<Move> }[]) => steps.filter(({ step }) => step.seat === LEARNER).length;
    const total = mine(this.#steps);
    return { key: this.#steps[begun]?.step.key ?? WATCHING, index: Math.min(total, mine(this.#steps.slice(0, begun)) + 1), total };
  }
}

/** Whether two values are the same plain JSON, whatever the order of their keys; never throws. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return Object.is(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ours, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return ours.length === theirs.size && ours.every(([key, value]) => theirs.has(key) && same(value, theirs.get(key)));
}
