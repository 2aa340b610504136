import { type Draws, drawsFrom } from '../draws.js';
import { type GameModule, HOMIE_LEVELS, type Outcome, type Prompt, type Typed, type Viewer } from '../game-module.js';
import { forgeries, GARBAGE, strangers } from './garbage.js';
import { notPlain } from './plain-json.js';
import { BrokenLaw, type MatchCase, openingOf, playout } from './playout.js';
import { seededSource } from './seeded-source.js';

/** What a game tells its inherited laws about itself. */
export interface LawSpec<State, Move, Event, Options> {
  /** Moves that exist in the game, legal or not right now; whatever is not legal must be refused. */
  readonly candidates?: readonly Move[];
  /** A state that differs only in what this viewer must not know. Without it the game claims that nothing is hidden. */
  readonly vary?: (state: State, viewer: Viewer, draws: Draws) => State;
  /** The same event with other values where this viewer must not read. */
  readonly varyEvent?: (event: Event, viewer: Viewer, draws: Draws) => Event;
  /** The game's own laws about one event, and about the end. They throw when broken. */
  readonly conservation?: Readonly<Record<string, (before: State, event: Event, after: State) => void>>;
  readonly ending?: Readonly<Record<string, (end: State, outcome: Outcome, match: MatchCase<Options>) => void>>;
}

type Game<S, M extends Typed, E extends Typed, V, O, P extends Prompt> = GameModule<S, M, E, V, O, P>;
/** A law over one random match: throws if the game breaks it. */
export type Law = <S, M extends Typed, E extends Typed, V, O, P extends Prompt>(
  game: Game<S, M, E, V, O, P>,
  match: MatchCase<O>,
  spec: LawSpec<S, M, E, O>,
) => void;

const json = (value: unknown): string => JSON.stringify(value);
const demand = (holds: boolean, broken: () => string): void => {
  if (!holds) throw new BrokenLaw(broken());
};
const drain = (steps: Iterable<unknown>): void => {
  for (const _ of steps);
};
const viewersOf = (count: number): readonly Viewer[] => [...Array(count).keys(), 'spectator'];

/** Costly checks look at every sixteenth move, each match beginning at another one: a thousand matches see every corner all the same. */
const looksAt = ({ seed }: { readonly seed: number }, played: number): boolean => (played + seed) % 16 === 0;

/** `decide` accepts the legal moves of every seat, and refuses everything else without throwing. */
const legalIsDecided: Law = (game, match, { candidates = [] }) => {
  const seats = [...Array(match.seats.count).keys()];
  for (const { before, played, seat: mover } of playout(game, match)) {
    if (!looksAt(match, played)) continue;
    const accepts = (seat: unknown, move: unknown): boolean =>
      game.decide(before, seat as number, move as (typeof candidates)[number], drawsFrom(seededSource(played))).ok;
    const legalOf = seats.map((seat) => game.legalMoves(before, seat));
    for (const seat of seats) {
      const legal = legalOf[seat] ?? [];
      const known = new Set(legal.map(json));
      const refuses = (move: unknown) =>
        demand(known.has(json(move)) || !accepts(seat, move), () => `accepted ${json(move)} of seat ${seat}, which is not legal`);
      for (const move of legal) demand(accepts(seat, move), () => `refused the legal ${json(move)} of seat ${seat}`);
      candidates.forEach(refuses);
      if (seat === mover) [GARBAGE[played % GARBAGE.length], ...forgeries(legal[played % legal.length] ?? {})].forEach(refuses);
    }
    const stranger = strangers(seats.length)[played % strangers(seats.length).length];
    for (const move of legalOf[mover] ?? []) demand(!accepts(stranger, move), () => `accepted a move of seat ${String(stranger)}`);
  }
};

/** Every match ends within the manifest's bound. */
const ends: Law = (game, match) => drain(playout(game, match));

/** Homies of every level play legal moves only, and their matches end. */
const homiesPlayLegalMoves: Law = (game, match) => {
  const level = HOMIE_LEVELS[Math.abs(match.seed) % HOMIE_LEVELS.length] ?? 'NORMAL';
  for (const { before, seat, move } of playout(game, match, level)) {
    const legal = game.legalMoves(before, seat).map(json);
    demand(legal.includes(json(move)), () => `homie ${level} played ${json(move)}, legal were ${legal.join(' ')}`);
  }
};

/** The events alone, read back from JSON, lead to the decided state; nothing is changed in place. */
const foldingGivesTheState: Law = (game, match) => {
  const opening = openingOf(game, match);
  const read = (events: readonly unknown[]) => JSON.parse(json(events)) as typeof opening.events;
  let folded = read(opening.events).reduce(game.evolve, game.initial(match.options));
  demand(json(folded) === json(opening.state), () => 'the opening folds to another state');
  for (const { before, events, after, move, played } of playout(game, match)) {
    const checked = looksAt(match, played) || game.outcome(after) !== undefined;
    if (checked) demand(json(folded) === json(before), () => `${json(move)} changed the state before it`);
    folded = read(events).reduce(game.evolve, folded);
    if (checked) demand(json(folded) === json(after), () => `the events of ${json(move)} fold to another state`);
  }
};

/** The same draws bring the same events. */
const sameDrawsSameEvents: Law = (game, match) => {
  const again = playout(game, match);
  for (const { events, move } of playout(game, match)) {
    const second = again.next();
    demand(!second.done && json(second.value.events) === json(events), () => `${json(move)} came out differently the second time`);
  }
};

/** What a viewer must not know changes nothing that the viewer gets: view, prompts, own legal moves, events. */
const nothingLeaks: Law = (game, match, { vary = (state) => state, varyEvent = (event) => event }) => {
  const draws = drawsFrom(seededSource(match.seed + 1));
  for (const { after, events, move, played } of playout(game, match)) {
    if (!looksAt(match, played)) continue;
    for (const viewer of viewersOf(match.seats.count)) {
      const seen = (state: typeof after) =>
        json([game.view(state, viewer), game.prompts(state), typeof viewer === 'number' ? game.legalMoves(state, viewer) : []]);
      demand(seen(after) === seen(vary(after, viewer, draws)), () => `viewer ${viewer} sees a secret after ${json(move)}`);
      for (const event of events) {
        const [real, varied] = [event, varyEvent(event, viewer, draws)].map((e) => game.redact(e, viewer));
        demand(real === varied || json(real) === json(varied), () => `viewer ${viewer} reads a secret in ${event.type}`);
      }
    }
  }
};

/** States, views (after every event), events, prompts and moves are plain JSON. */
const everythingIsJson: Law = (game, match) => {
  const survives = (what: string, value: unknown) => {
    const bad = notPlain(value);
    demand(bad === undefined, () => `${what} does not survive JSON at ${bad}`);
  };
  for (const { before, after, events, move, seat, played } of playout(game, match)) {
    if (!looksAt(match, played)) continue;
    survives('state', after);
    survives('events', events);
    survives('prompts', game.prompts(after));
    survives('legal moves', game.legalMoves(after, seat));
    // A replay stands still at any event, also in the middle of a move: there is a view everywhere.
    let state = before;
    for (const event of events) {
      state = game.evolve(state, event);
      for (const viewer of viewersOf(match.seats.count)) {
        survives('view', game.view(state, viewer));
        survives('redacted event', game.redact(event, viewer));
      }
    }
    demand(Number.isInteger(game.priceOf(game.view(after, seat), seat, move)), () => `no whole price for ${json(move)}`);
  }
};

/** There is an outcome exactly when nobody must decide; a prompt's id is never used for another prompt. */
const outcomeWhenNothingIsOpen: Law = (game, match) => {
  const gone = new Set<string>();
  let open: readonly Prompt[] = game.prompts(openingOf(game, match).state);
  for (const { after, move } of playout(game, match)) {
    const now = game.prompts(after);
    demand(
      (now.length === 0) === (game.outcome(after) !== undefined),
      () => `${now.length} prompts and outcome ${json(game.outcome(after))}`,
    );
    const still = new Set(now.map((prompt) => prompt.id));
    for (const { id } of open) if (!still.has(id)) gone.add(id);
    for (const { id } of now) demand(!gone.has(id), () => `prompt ${id} is back after ${json(move)}`);
    demand(still.size === now.length, () => 'two open prompts share an id');
    open = now;
  }
};

/** The ranking names every seat once, best first; a pot's weights are whole numbers, not all zero. */
const rankingAndPotAreWhole: Law = (game, match) => {
  for (const { after } of playout(game, match)) {
    const seats = game.standing(after).map((line) => line.seat);
    demand(json([...seats].sort()) === json([...Array(match.seats.count).keys()]), () => `ranking of seats ${json(seats)}`);
    const outcome = game.outcome(after);
    if (!outcome) continue;
    const weights = game.potWeights(outcome);
    demand(weights.length === seats.length && weights.every((w) => Number.isInteger(w) && w >= 0), () => `weights ${json(weights)}`);
    demand(
      weights.some((w) => w > 0),
      () => 'nobody gets a share of the pot',
    );
  }
};

/** The game's own laws hold for every event and at the end. */
const nothingIsLostOrMade: Law = (game, match, { conservation = {}, ending = {} }) => {
  const opening = openingOf(game, match);
  let state = game.initial(match.options);
  const fold = (event: (typeof opening.events)[number]) => {
    const after = game.evolve(state, event);
    for (const law of Object.values(conservation)) law(state, event, after);
    state = after;
  };
  opening.events.forEach(fold);
  for (const { events } of playout(game, match)) events.forEach(fold);
  const outcome = game.outcome(state);
  if (outcome) for (const law of Object.values(ending)) law(state, outcome, match);
};

/** Every game inherits these. */
export const LAWS = {
  'decide accepts exactly the legal moves': legalIsDecided,
  "a match ends within the manifest's bound": ends,
  'homies play legal moves only': homiesPlayLegalMoves,
  'folding the events gives the decided state': foldingGivesTheState,
  'the same draws bring the same events': sameDrawsSameEvents,
  'nothing leaks': nothingLeaks,
  'everything is plain JSON': everythingIsJson,
  'an outcome stands exactly when nothing is open': outcomeWhenNothingIsOpen,
  'ranking and pot are whole': rankingAndPotAreWhole,
  'nothing is lost or made': nothingIsLostOrMade,
} as const satisfies Readonly<Record<string, Law>>;
export type LawName = keyof typeof LAWS;
