import { type Draws, drawsFrom } from '../draws.js';
import { HOMIE_LEVELS, type Outcome, type Prompt, type Viewer } from '../game-module.js';
import { forgeries, GARBAGE, strangers } from './garbage.js';
import { demand, json, type Law } from './law.js';
import { notPlain, samePlain } from './plain-json.js';
import type { MatchCase } from './playout.js';
import { seededSource } from './seeded-source.js';

const viewersOf = (count: number): readonly Viewer[] => [...Array(count).keys(), 'spectator'];

/** `decide` accepts the legal moves of every seat, and refuses everything else without throwing. */
const legalIsDecided: Law = (game, match, { candidates = [] }) => {
  const seats = [...Array(match.seats.count).keys()];
  const strange = strangers(seats.length);
  return {
    look({ before, played, seat: mover }) {
      const accepts = (seat: unknown, move: unknown): boolean =>
        game.decide(before, seat as number, move as (typeof candidates)[number], drawsFrom(seededSource(played))).ok;
      const legalOf = seats.map((seat) => game.legalMoves(before, seat));
      for (const seat of seats) {
        const legal = legalOf[seat] ?? [];
        const known = new Set(legal.map(json));
        const refuses = (move: unknown) =>
          demand(!accepts(seat, move) || known.has(json(move)), () => `accepted ${json(move)} of seat ${seat}, which is not legal`);
        for (const move of legal) demand(accepts(seat, move), () => `refused the legal ${json(move)} of seat ${seat}`);
        candidates.forEach(refuses);
        if (seat === mover) [GARBAGE[played % GARBAGE.length], ...forgeries(legal[played % legal.length] ?? {})].forEach(refuses);
      }
      const stranger = strange[played % strange.length];
      for (const move of legalOf[mover] ?? []) demand(!accepts(stranger, move), () => `accepted a move of seat ${String(stranger)}`);
    },
  };
};

/** Every match ends within the manifest's bound: the playout itself sees to it. */
const ends: Law = () => ({});

/** Whatever was played before, homies of every level answer with a legal move. */
const homiesPlayLegalMoves: Law = (game, match, { schwer = 1 }) => {
  const chance = drawsFrom(seededSource(match.seed + 2));
  return {
    look({ before, seat, legal, played }) {
      const known = new Set(legal.map(json));
      const view = game.view(before, seat);
      for (const level of HOMIE_LEVELS) {
        if (level === 'SCHWER' && chance.below(schwer) > 0) continue;
        const move = game.homie(level)(view, seat, legal, drawsFrom(seededSource(match.seed ^ played)));
        demand(known.has(json(move)), () => `homie ${level} played ${json(move)}, legal were ${[...known].join(' ')}`);
      }
    },
  };
};

/** The events alone, read back from JSON, lead to the decided state; nothing is changed in place. */
const foldingGivesTheState: Law = (game, match, _spec, opening) => {
  const read = <T>(value: T): T => JSON.parse(json(value)) as T;
  const folded = read(opening.events).reduce(game.evolve, game.initial(match.options));
  demand(json(folded) === json(opening.state), () => 'the opening folds to another state');
  return {
    look({ before, move, events, after }, textOfAfter = json(after)) {
      const again = read(events).reduce(game.evolve, read(before));
      demand(json(again) === textOfAfter, () => `the events of ${json(move)} fold to another state`);
      demand(json(after) === textOfAfter, () => `what came after ${json(move)} changed the state behind it`);
    },
    also: 'end',
  };
};

/** The same draws bring the same events. */
const sameDrawsSameEvents: Law = (game, match, _spec, opening) => {
  const again = game.setup(match.seats, match.options, drawsFrom(seededSource(match.seed)));
  demand(samePlain(again, opening.events), () => 'the opening came out differently the second time');
  return {
    look({ before, seat, move, drawn, events }) {
      const second = game.decide(before, seat, move, drawsFrom(seededSource(match.seed), drawn));
      demand(second.ok && json(second.events) === json(events), () => `${json(move)} came out differently the second time`);
    },
  };
};

/**
 * What a viewer must not know changes nothing that the viewer gets: view, prompts, own legal moves, events. Looks at the opening
 * and at least at one moment of every match, besides at one of each kind that the game names.
 */
const nothingLeaks: Law = (game, match, { vary = (state) => state, varyEvent = (event) => event }, opening) => {
  const draws: Draws = drawsFrom(seededSource(match.seed + 1));
  const viewers = viewersOf(match.seats.count);
  const eventsAreRedacted = (events: typeof opening.events, viewer: Viewer) => {
    for (const event of events) {
      const [real, varied] = [event, varyEvent(event, viewer, draws)].map((e) => game.redact(e, viewer));
      demand(samePlain(real, varied), () => `viewer ${viewer} reads a secret in ${event.type}`);
    }
  };
  for (const viewer of viewers) eventsAreRedacted(opening.events, viewer);
  return {
    look({ after, events, move, open }) {
      for (const viewer of viewers) {
        const seen = (state: typeof after, prompts: readonly Prompt[]) => [
          game.view(state, viewer),
          prompts,
          typeof viewer === 'number' ? game.legalMoves(state, viewer) : [],
        ];
        const other = vary(after, viewer, draws);
        const same = samePlain(seen(after, open), seen(other, game.prompts(other)));
        demand(same, () => `viewer ${viewer} sees a secret after ${json(move)}`);
        eventsAreRedacted(events, viewer);
      }
    },
    also: 'moments',
  };
};

/** States, views (after every event), events, prompts and moves are plain JSON. */
const everythingIsJson: Law = (game, match) => {
  const viewers = viewersOf(match.seats.count);
  const survives = (what: string, value: unknown) => {
    const bad = notPlain(value);
    demand(bad === undefined, () => `${what} does not survive JSON at ${bad}`);
  };
  return {
    look({ after, events, states, move, open, seat }) {
      survives('state', after);
      survives('events', events);
      survives('prompts', open);
      survives('legal moves', game.legalMoves(after, seat));
      // A replay stands still at any event, also in the middle of a move: there is a view everywhere.
      for (const [at, event] of events.entries()) {
        for (const viewer of viewers) {
          survives('view', game.view(states[at] ?? after, viewer));
          survives('redacted event', game.redact(event, viewer));
        }
      }
      demand(Number.isInteger(game.priceOf(game.view(after, seat), seat, move)), () => `no whole price for ${json(move)}`);
    },
  };
};

const names = (prompts: readonly Prompt[], id: string): boolean => {
  for (const prompt of prompts) if (prompt.id === id) return true;
  return false;
};

/** There is an outcome exactly when nobody must decide; a prompt's id is never used for another prompt. */
const outcomeWhenNothingIsOpen: Law = (game, _match, _spec, opening) => {
  let before: readonly Prompt[] = game.prompts(opening.state);
  const asked = new Set(before.map(({ id }) => id));
  return {
    move({ after, move, open }) {
      demand(
        (open.length === 0) === (game.outcome(after) !== undefined),
        () => `${open.length} prompts and outcome ${json(game.outcome(after))}`,
      );
      for (const { id } of open) {
        if (names(before, id)) continue;
        const known = asked.size;
        asked.add(id);
        demand(asked.size > known, () => `prompt ${id} is back after ${json(move)}`);
      }
      demand(open.length <= 1 || new Set(open.map(({ id }) => id)).size === open.length, () => 'two open prompts share an id');
      before = open;
    },
  };
};

/** The ranking names every seat once, best first; a pot's weights are whole numbers, not all zero. */
const rankingAndPotAreWhole: Law = (game, match) => {
  const all = json([...Array(match.seats.count).keys()]);
  return {
    look({ after }) {
      const seats = game.standing(after).map((line) => line.seat);
      demand(json([...seats].sort()) === all, () => `ranking of seats ${json(seats)}`);
      const outcome = game.outcome(after);
      if (!outcome) return;
      const weights = game.potWeights(outcome);
      demand(weights.length === seats.length && weights.every((w) => Number.isInteger(w) && w >= 0), () => `weights ${json(weights)}`);
      demand(
        weights.some((w) => w > 0),
        () => 'nobody gets a share of the pot',
      );
    },
    also: 'end',
  };
};

/** The game's own laws hold for every event, every move and at the end. */
const nothingIsLostOrMade: Law = (game, match, { conservation = {}, moves = {}, ending = {} }, opening) => {
  const [ofEvents, ofMoves] = [Object.values(conservation), Object.values(moves)];
  let state = game.initial(match.options);
  const happens = (event: (typeof opening.events)[number], after: typeof state) => {
    for (const law of ofEvents) law(state, event, after);
    state = after;
  };
  for (const event of opening.events) happens(event, game.evolve(state, event));
  return {
    move(step) {
      for (const law of ofMoves) law(step, match);
      for (let at = 0; at < step.events.length; at++) {
        happens(step.events[at] as (typeof opening.events)[number], step.states[at] as typeof state);
      }
      const outcome: Outcome | undefined = step.open.length === 0 ? game.outcome(step.after) : undefined;
      if (outcome) for (const law of Object.values(ending)) law(step.after, outcome, match as MatchCase<never>);
    },
  };
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
