import { createHash } from 'node:crypto';
import { type DataOf, eventDefinitions, type matchEvents, type tableEvents } from '@tavern-jack/contracts/events';
import {
  type AnyGame,
  canonicalJson,
  type Draws,
  drawsFrom,
  type HomieLevel,
  type Prompt,
  type Rejection,
  type Seat,
  type Typed,
  type Viewer,
} from '@tavern-jack/kernel';
import { derivedKey, hmacSource, seedHashOf } from '@tavern-jack/platform/chance';
import type { EventMeta, NewEvent } from '@tavern-jack/platform/records';
import { controllerOf, here, homieLevelOf, type MatchState, peopleCount, skipped } from './match-state.js';
import { answerTo, type Question } from './thinking.js';

/** What a decision needs from outside: the secret, the time, how long homies think. */
export interface Surroundings {
  readonly seed: Buffer;
  readonly now: Date;
  /** Milliseconds that the next homie thinks; never depends on what it knows. */
  thinkMs(): number;
}

/** Events to store with the draw counter after them. */
export interface Played {
  readonly events: readonly NewEvent[];
  readonly draws: number;
}

export const matchEvent = (name: keyof typeof matchEvents, data: object): NewEvent => ({
  type: `match.${name}`,
  schema: 1,
  data,
});

/** By game and name: as what an event is stored. */
const kinds = new Map<string, Map<string, Pick<NewEvent, 'type' | 'schema'>>>();

/** Looked up once: a text that is put together anew for each event is slow to find anything with. */
function kindOf(game: string, name: string): Pick<NewEvent, 'type' | 'schema'> {
  const known = kinds.get(game)?.get(name);
  if (known) return known;
  const type = `${game}.${name}`;
  const kind = { type, schema: eventDefinitions[type]?.schema ?? 1 };
  kinds.set(game, (kinds.get(game) ?? new Map()).set(name, kind));
  return kind;
}

function gameEvent(game: string, event: Typed): NewEvent {
  const { type: name, ...data } = event;
  const { type, schema } = kindOf(game, name);
  return { type, schema, data };
}

/** What a table asks for when it starts a match; without a starting seat one is drawn. */
export type MatchWish = Omit<DataOf<(typeof tableEvents)['matchStarted']>, 'match'>;

/** The opening: `match.started`, the game's setup and the first clocks. */
export function opening(fresh: MatchState, table: string, game: AnyGame, wish: MatchWish, around: Surroundings): Played {
  const draws = drawsFrom(hmacSource(around.seed));
  const startingSeat = wish.startingSeat ?? draws.below(wish.seats.length);
  const { options, clockSeconds, spectators, practice, seats } = wish;
  const terms = { ...(spectators === false && { spectators }), ...(practice !== undefined && { practice }) };
  const ready: MatchState = { ...fresh, table, game, options, clockSeconds, startingSeat, seats, board: game.initial(options) };
  const { id, rules } = game.manifest;
  const seedHash = seedHashOf(around.seed);
  const started = matchEvent('started', { table, game: id, rules, options, clockSeconds, startingSeat, ...terms, seats, seedHash });
  const setup = game.setup({ count: seats.length, startingSeat }, options, draws);
  const { events, draws: counter } = follow(ready, setup, draws, around);
  return { events: [started, ...events], draws: counter };
}

/** A move on the board, by whomever: refused by the rules, or the events with all that follows (clocks, end). */
export function move(state: MatchState, seat: Seat, wish: Typed, around: Surroundings): Played | { readonly rejection: Rejection } {
  if (!state.game) throw new Error('no game');
  const draws = drawsFrom(hmacSource(around.seed), state.draws);
  const decision = state.game.decide(state.board, seat, wish, draws);
  return decision.ok ? follow(state, decision.events, draws, around) : { rejection: decision.rejection };
}

/** How many decisions in a row may run out of time before the seat counts as away. */
const MOST_MISSED = 3;

/** The player's own move: whoever was away is back with it. */
export function answer(state: MatchState, seat: Seat, wish: Typed, around: Surroundings): ReturnType<typeof move> {
  if (!state.away.includes(seat)) return move(state, seat, wish, around);
  const played = move(present(state, seat), seat, wish, around);
  return 'rejection' in played ? played : { ...played, events: [matchEvent('seatBack', { seat }), ...played.events] };
}

/** The autopilot plays the decision as the Normal homie would. Throws an Error if the rules refuse that. */
export function playFor(state: MatchState, prompt: Prompt, around: Surroundings): Played {
  const { seat } = prompt;
  const missed = homieLevelOf(state, seat) ? 0 : (state.missed.get(seat)?.length ?? 0) + 1;
  const goes = missed >= MOST_MISSED && !state.away.includes(seat);
  const played = legal(goes ? { ...state, away: [...state.away, seat] } : state, prompt, choose(state, prompt, 'NORMAL', around), around);
  return goes ? { ...played, events: [matchEvent('seatAway', { seat }), ...played.events] } : played;
}

/** A move that must be allowed. Throws an Error if it is not. */
export function legal(state: MatchState, prompt: Prompt, wish: Typed, around: Surroundings): Played {
  const played = move(state, prompt.seat, wish, around);
  if ('rejection' in played) throw new Error(`prompt ${prompt.id}: ${wish.type} was refused (${played.rejection.code})`);
  return played;
}

const present = (state: MatchState, seat: Seat): MatchState => ({ ...state, ...here(state, seat) });

/** A sign of whoever was away: what the seat must decide gets a player's clock. */
export function comeBack(state: MatchState, seat: Seat, around: Surroundings): Played {
  const next = present(state, seat);
  return { events: [matchEvent('seatBack', { seat }), ...startClocks(next, next.prompts, around)], draws: state.draws };
}

/** The learner leaves the script of a practice round. */
export function skipPractice(state: MatchState, seat: Seat, around: Surroundings): Played {
  const next: MatchState = { ...state, ...skipped(state) };
  return { events: [matchEvent('practiceSkipped', { seat }), ...startClocks(next, next.prompts, around)], draws: state.draws };
}

/** A player leaves; the homie that follows gets a clock if the seat must decide. */
export function leave(state: MatchState, seat: Seat, around: Surroundings): Played {
  const next: MatchState = { ...present(state, seat), left: [...state.left, seat] };
  return { events: [matchEvent('seatLeft', { seat }), ...startClocks(next, next.prompts, around)], draws: state.draws };
}

/** What a homie is asked for a prompt: the seat's view, never the state, and chance of its own. */
export function questionFor({ game, board, options }: MatchState, { id, seat }: Prompt, level: HomieLevel, seed: Buffer): Question {
  if (!game) throw new Error('no game');
  const [view, legalMoves] = [game.view(board, seat), game.legalMoves(board, seat)];
  return { game: game.manifest.id, options, level, seat, view, legalMoves, moods: derivedKey(seed, `homie:${id}`) };
}

/** The move of a homie, or of the autopilot for a player whose time is up, thought out here and now. */
export function choose(state: MatchState, prompt: Prompt, level: HomieLevel, around: Pick<Surroundings, 'seed'>): Typed {
  if (!state.game) throw new Error('no game');
  return answerTo(questionFor(state, prompt, level, around.seed), state.game);
}

/** Prompts whose clock has run out. */
export const duePrompts = (state: MatchState, now: Date): readonly Prompt[] =>
  state.prompts.filter((prompt) => state.clocks.some((clock) => clock.promptId === prompt.id && clock.dueAt <= now));

/** When this match wants to be woken next. */
export function nextDue(state: MatchState): Date | undefined {
  const times = state.clocks.map((clock) => clock.dueAt.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

/** SHA-256 of the board's canonical JSON, hex: two folds that agree have the same. */
const stateHashOf = (board: unknown): string => createHash('sha256').update(canonicalJson(board)).digest('hex');

function follow(state: MatchState, events: readonly Typed[], draws: Draws, around: Surroundings): Played {
  const game = state.game;
  if (!game) throw new Error('no game');
  const board = events.reduce((folded, event) => game.evolve(folded, event), state.board);
  const stored = events.map((event) => gameEvent(game.manifest.id, event));
  const outcome = game.outcome(board);
  if (outcome) {
    const standing = outcome.standing.map((line) => ({ ...line, winner: outcome.winners.includes(line.seat) }));
    const ended = matchEvent('ended', {
      standing,
      startingSeat: state.startingSeat,
      seed: around.seed.toString('hex'),
      stateHash: stateHashOf(board),
    });
    return { events: [...stored, ended], draws: draws.counter };
  }
  const fresh = game.prompts(board).filter(({ id }) => state.prompts.every((prompt) => prompt.id !== id));
  return { events: [...stored, ...startClocks(state, fresh, around)], draws: draws.counter };
}

/** A homie's clock, or the autopilot's for somebody away, is how long it thinks; a player's runs only when two or more people play. */
function startClocks(state: MatchState, prompts: readonly Prompt[], around: Surroundings): NewEvent[] {
  const limit = state.clockSeconds !== null && peopleCount(state) >= 2 ? state.clockSeconds * 1000 : undefined;
  const clocks = prompts.flatMap((prompt) => {
    if (state.clocks.some((clock) => clock.promptId === prompt.id)) return [];
    const ms = controllerOf(state, prompt.seat) === 'PLAYER' ? limit : around.thinkMs();
    return ms === undefined ? [] : [{ promptId: prompt.id, seat: prompt.seat, dueAt: new Date(around.now.getTime() + ms).toISOString() }];
  });
  return clocks.length > 0 ? [matchEvent('clockStarted', { clocks })] : [];
}

/** Viewer of a seat's own things, or the public. */
export const viewerOf = (role: string): Viewer => (role.startsWith('seat-') ? Number(role.slice('seat-'.length)) : 'spectator');

export const metaOf = (state: MatchState, actor: EventMeta['actor'], cause: string, promptId?: string, draws?: number): EventMeta => ({
  actor,
  cause,
  correlation: state.table,
  ...(promptId === undefined ? {} : { promptId }),
  ...(draws === undefined || draws === state.draws ? {} : { draws }),
});
