import { type Draws, drawsFrom } from '../draws.js';
import type { GameModule, HomieLevel, Prompt, Seat, SeatPlan, Typed } from '../game-module.js';
import { seededSource } from './seeded-source.js';

/** What a random match is made of: the same match comes out of the same values. */
export interface MatchCase<Options> {
  readonly seed: number;
  readonly seats: SeatPlan;
  readonly options: Options;
}

/** One move of a playout, with what it did. */
export interface Step<State, Move, Event> {
  readonly before: State;
  readonly seat: Seat;
  /** What the seat might have done, the move among it. */
  readonly legal: readonly Move[];
  readonly move: Move;
  /** The counter of the match's draws before the move. */
  readonly drawn: number;
  readonly events: readonly Event[];
  /** The state after each of the events. */
  readonly states: readonly State[];
  readonly after: State;
  /** Who must decide what after the move. */
  readonly open: readonly Prompt[];
  /** How many moves were made before it. */
  readonly played: number;
}

/** Who plays a match: at random over the legal moves, or homies of one level. */
export type Players = 'random' | HomieLevel;

/** A law was broken; the message says which and where. */
export class BrokenLaw extends Error {}

/** The state after the opening, and the opening itself. */
export function openingOf<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt>(
  game: GameModule<State, Move, Event, View, Options, P>,
  match: MatchCase<Options>,
  draws: Draws = drawsFrom(seededSource(match.seed)),
): { state: State; events: readonly Event[] } {
  const events = game.setup(match.seats, match.options, draws);
  return { state: events.reduce(game.evolve, game.initial(match.options)), events };
}

/** Plays a match to its end and yields each move. Throws BrokenLaw for a refused move and for a match beyond the manifest's bound. */
export function* playout<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt>(
  game: GameModule<State, Move, Event, View, Options, P>,
  match: MatchCase<Options>,
  players: Players = 'random',
): Generator<Step<State, Move, Event>> {
  const draws = drawsFrom(seededSource(match.seed));
  const choice = drawsFrom(seededSource(match.seed ^ 0x5bd1e995));
  const bound = game.manifest.maxMoves(match.options, match.seats.count);
  let before = openingOf(game, match, draws).state;
  let asked: readonly Prompt[] = game.prompts(before);
  for (let played = 0; asked.length > 0; played++) {
    if (played >= bound) throw new BrokenLaw(`still open after ${bound} moves`);
    const { seat } = choice.pick(asked);
    const legal = game.legalMoves(before, seat);
    if (legal.length === 0) throw new BrokenLaw(`seat ${seat} must decide but has no legal move`);
    const move = players === 'random' ? choice.pick(legal) : game.homie(players)(game.view(before, seat), seat, legal, choice);
    const drawn = draws.counter;
    const decision = game.decide(before, seat, move, draws);
    if (!decision.ok) throw new BrokenLaw(`refused ${JSON.stringify(move)} of seat ${seat}: ${decision.rejection.code}`);
    const { events } = decision;
    const states = statesAfter(game, before, events);
    const after = states.at(-1) ?? before;
    const open = game.prompts(after);
    yield { before, seat, legal, move, drawn, events, states, after, open, played };
    before = after;
    asked = open;
  }
}

function statesAfter<State, Event>(
  game: { evolve(state: State, event: Event): State },
  before: State,
  events: readonly Event[],
): readonly State[] {
  const states: State[] = [];
  let state = before;
  for (const event of events) {
    state = game.evolve(state, event);
    states.push(state);
  }
  return states;
}
