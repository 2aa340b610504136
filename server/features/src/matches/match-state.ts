import type { DataOf, HomieName, matchEvents } from '@tavern-jack/contracts/events';
import type { AnyGame, AnyPractice, HomieLevel, PracticeStep, Prompt, Seat, Typed } from '@tavern-jack/kernel';
import type { Fold, Identity, StoredEvent } from '@tavern-jack/platform';
import type { GameCard } from '../game-card.js';
import { gameEventName } from '../wire-names.js';

export type MatchSitting = { readonly player: string } | { readonly homie: HomieName; readonly level: HomieLevel };

/** A prompt's clock: when the autopilot or the homie decides. */
export interface Clock {
  readonly promptId: string;
  readonly seat: Seat;
  readonly dueAt: Date;
}

export interface MatchState {
  readonly id: string;
  readonly table: string;
  readonly game: AnyGame | undefined;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clockSeconds: number | null;
  readonly startingSeat: Seat;
  readonly seats: readonly MatchSitting[];
  /** Seats whose player has left for good. */
  readonly left: readonly Seat[];
  /** Seats whose player let three decisions in a row run out of time and has given no sign since. */
  readonly away: readonly Seat[];
  /** By seat, the latest prompts in a row that ran out of time. */
  readonly missed: ReadonlyMap<Seat, readonly string[]>;
  /** Whether people without a seat may watch. */
  readonly spectators: boolean;
  /** The script of a practice round. */
  readonly practice: string | undefined;
  readonly status: 'RUNNING' | 'FINISHED' | 'FROZEN';
  readonly seedHash: string;
  readonly seed: string | undefined;
  readonly standing: DataOf<(typeof matchEvents)['ended']>['standing'] | undefined;
  readonly startedAt: Date;
  readonly finishedAt: Date | undefined;
  /** Whether the game has opened: before somebody had to decide there is nothing to see. */
  readonly opened: boolean;
  /** The game's own state; opaque here. */
  readonly board: unknown;
  readonly prompts: readonly Prompt[];
  readonly clocks: readonly Clock[];
  /** Counter of the next draw. */
  readonly draws: number;
  readonly version: number;
  /** Commands that were stored, with the version they led to. Shared along one fold: it only grows. */
  readonly commands: Map<string, number>;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type MatchEvents = typeof matchEvents;
type Change<K extends keyof MatchEvents> = (state: MatchState, data: DataOf<MatchEvents[K]>, event: StoredEvent) => Partial<MatchState>;
type Changes = { readonly [K in keyof MatchEvents]: Change<K> };

const NEVER = new Date(0);
const NO_MISSES: MatchState['missed'] = new Map();

/** The seat is no longer away: whatever it had to decide gets a clock of its own. */
export const here = (state: MatchState, seat: Seat): Pick<MatchState, 'away' | 'missed' | 'clocks'> => ({
  away: state.away.filter((other) => other !== seat),
  missed: new Map([...state.missed].filter(([other]) => other !== seat)),
  clocks: state.clocks.filter((clock) => clock.seat !== seat),
});

/** The game of a practice round whose script the house has. */
const practised = ({ game, practice }: MatchState): AnyPractice | undefined =>
  practice !== undefined && game && 'skip' in game ? (game as AnyPractice) : undefined;

/** Where a practice round stands in its script; undefined once it goes on freely or is over. */
export const practiceStep = (state: MatchState): PracticeStep | undefined =>
  state.status === 'RUNNING' ? practised(state)?.step(state.board as never) : undefined;

/** The match goes on without its script, from where it stands. */
export function skipped(state: MatchState): Partial<MatchState> {
  const game = practised(state);
  if (!game) return {};
  const board = game.skip(state.board as never);
  return { board, prompts: game.prompts(board) };
}

/** A match of which nothing has happened yet. */
const unopened = (id: string): MatchState => ({
  id,
  table: '',
  game: undefined,
  rules: 0,
  options: {},
  clockSeconds: null,
  startingSeat: 0,
  seats: [],
  left: [],
  away: [],
  missed: NO_MISSES,
  spectators: true,
  practice: undefined,
  status: 'RUNNING',
  seedHash: '',
  seed: undefined,
  standing: undefined,
  startedAt: NEVER,
  finishedAt: undefined,
  opened: false,
  board: undefined,
  prompts: [],
  clocks: [],
  draws: 0,
  version: 0,
  commands: new Map(),
});

/** How a match folds: its own events here, all others through its game. */
export function matchFold(card: GameCard): Fold<MatchState> {
  const changes: Changes = {
    started: (_state, data, event) => {
      // A script that the house has no longer is a match like any other: what happened in it is told all the same.
      const game = (data.practice && card.practice(data.game, data.practice)) || card.get(data.game);
      const { table, rules, options, clockSeconds, startingSeat, seats, seedHash, practice } = data;
      return {
        game,
        table,
        rules,
        options,
        clockSeconds,
        startingSeat,
        seats,
        seedHash,
        practice,
        spectators: data.spectators ?? true,
        startedAt: event.at,
        board: game.initial(options),
      };
    },
    clockStarted: (state, data) => ({
      clocks: [...state.clocks, ...data.clocks.map((clock) => ({ ...clock, dueAt: new Date(clock.dueAt) }))],
    }),
    seatLeft: (state, { seat }) => ({ ...here(state, seat), left: [...state.left, seat] }),
    seatAway: (state, { seat }) => ({ away: [...state.away, seat] }),
    seatBack: (state, { seat }) => here(state, seat),
    practiceSkipped: (state) => skipped(state),
    ended: (_state, data, event) => ({ status: 'FINISHED', standing: data.standing, seed: data.seed, finishedAt: event.at, clocks: [] }),
    frozen: (_state, _data, event) => ({ status: 'FROZEN', finishedAt: event.at, prompts: [], clocks: [] }),
  };

  return {
    opens: 'match.started',
    initial: unopened,
    over: ({ status }) => status !== 'RUNNING',
    evolve(state, event) {
      state.commands.set(event.commandId, event.version);
      return event.type.startsWith('match.') ? changed(changes, state, event) : playedOn(state, event);
    },
  };
}

const nextCounter = (state: MatchState, event: StoredEvent): number => event.meta.draws ?? state.draws;

/** A copy to be changed. Field by field: spreading so many, and other values over some of them, takes the engine forty times as long. */
const copyOf = (state: MatchState): Mutable<MatchState> => ({
  id: state.id,
  table: state.table,
  game: state.game,
  rules: state.rules,
  options: state.options,
  clockSeconds: state.clockSeconds,
  startingSeat: state.startingSeat,
  seats: state.seats,
  left: state.left,
  away: state.away,
  missed: state.missed,
  spectators: state.spectators,
  practice: state.practice,
  status: state.status,
  seedHash: state.seedHash,
  seed: state.seed,
  standing: state.standing,
  startedAt: state.startedAt,
  finishedAt: state.finishedAt,
  opened: state.opened,
  board: state.board,
  prompts: state.prompts,
  clocks: state.clocks,
  draws: state.draws,
  version: state.version,
  commands: state.commands,
});

/** The match's own event. */
function changed(changes: Changes, state: MatchState, event: StoredEvent): MatchState {
  const change = changes[event.type.slice('match.'.length) as keyof MatchEvents] as Change<keyof MatchEvents>;
  const next = Object.assign(copyOf(state), change(state, event.data as never, event));
  next.version = event.version;
  next.draws = nextCounter(state, event);
  return next;
}

let last: { readonly event: StoredEvent; readonly played: Typed } | undefined;

/** A game's event as its game knows it. The last one is kept: the fold and the frame of every seat want it, one after the other. */
export function playedIn(event: StoredEvent): Typed {
  if (last?.event !== event) last = { event, played: { type: gameEventName(event.type), ...event.data } };
  return last.played;
}

/** A game's event: the board moves on, and clocks of prompts that are gone stop. */
function playedOn(state: MatchState, event: StoredEvent): MatchState {
  if (!state.game) throw new Error(`match ${state.id}: ${event.type} before match.started`);
  const next = copyOf(state);
  next.board = state.game.evolve(state.board, playedIn(event));
  const prompts = state.game.prompts(next.board);
  next.prompts = prompts;
  if (state.clocks.length > 0) next.clocks = state.clocks.filter(({ promptId }) => prompts.some(({ id }) => id === promptId));
  next.opened = state.opened || prompts.length > 0;
  next.missed = missedAfter(state, event);
  next.version = event.version;
  next.draws = nextCounter(state, event);
  return next;
}

/** A player's own move forgets what ran out before; the autopilot's counts once for each prompt. */
function missedAfter(state: MatchState, { meta: { actor, promptId } }: StoredEvent): MatchState['missed'] {
  const { missed } = state;
  const { kind, seat } = actor;
  if (seat === undefined || promptId === undefined || (kind !== 'autopilot' && !missed.has(seat))) return missed;
  if (kind !== 'autopilot') return here(state, seat).missed;
  const before = missed.get(seat) ?? [];
  // A homie that failed was helped out, it missed nothing.
  if (before.at(-1) === promptId || homieLevelOf(state, seat)) return missed;
  return new Map(missed).set(seat, [...before, promptId]);
}

/** The player's seat while it is still theirs. */
export function seatOfPlayer(state: MatchState, player: string | undefined): Seat | undefined {
  if (!player) return undefined;
  const seat = state.seats.findIndex((sitting) => 'player' in sitting && sitting.player === player);
  return seat < 0 ? undefined : seat;
}

/** Who decides for a seat: its player, or a homie (of which strength). */
export function homieLevelOf(state: MatchState, seat: Seat): HomieLevel | undefined {
  const sitting = state.seats[seat];
  if (sitting && 'homie' in sitting) return sitting.level;
  return state.left.includes(seat) ? 'NORMAL' : undefined;
}

/** Who decides for a seat now, as the contract says it. */
export function controllerOf(state: MatchState, seat: Seat): 'PLAYER' | 'HOMIE' | 'AUTOPILOT' {
  if (homieLevelOf(state, seat)) return 'HOMIE';
  return state.away.includes(seat) ? 'AUTOPILOT' : 'PLAYER';
}

/** Whether somebody may see the match: because whoever knows of it may watch, by a seat in it, or as staff. */
export const mayWatch = (state: MatchState, asking: Identity | undefined): boolean =>
  state.spectators || seatOfPlayer(state, asking?.playerId) !== undefined || asking?.staffId !== undefined;

/** Seats that people play. */
export const peopleCount = (state: MatchState): number => state.seats.filter((_, seat) => homieLevelOf(state, seat) === undefined).length;
