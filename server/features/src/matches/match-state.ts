import type { DataOf, HomieName, matchEvents } from '@tavern-jack/contracts/events';
import type { AnyGame, HomieLevel, Prompt, Seat } from '@tavern-jack/kernel';
import type { Fold, StoredEvent } from '@tavern-jack/platform';
import type { GameCard } from '../game-card.js';

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

type MatchEvents = typeof matchEvents;
type Change<K extends keyof MatchEvents> = (state: MatchState, data: DataOf<MatchEvents[K]>, event: StoredEvent) => Partial<MatchState>;
type Changes = { readonly [K in keyof MatchEvents]: Change<K> };

const NEVER = new Date(0);

/** How a match folds: its own events here, all others through its game. */
export function matchFold(card: GameCard): Fold<MatchState> {
  const changes: Changes = {
    started: (_state, data, event) => {
      const game = card.get(data.game);
      const { table, rules, options, clockSeconds, startingSeat, seats, seedHash } = data;
      return {
        game,
        table,
        rules,
        options,
        clockSeconds,
        startingSeat,
        seats,
        seedHash,
        startedAt: event.at,
        board: game.initial(options),
      };
    },
    clockStarted: (state, data) => ({
      clocks: [...state.clocks, ...data.clocks.map((clock) => ({ ...clock, dueAt: new Date(clock.dueAt) }))],
    }),
    seatLeft: (state, data) => ({ left: [...state.left, data.seat], clocks: state.clocks.filter((clock) => clock.seat !== data.seat) }),
    ended: (_state, data, event) => ({ status: 'FINISHED', standing: data.standing, seed: data.seed, finishedAt: event.at, clocks: [] }),
    frozen: (_state, _data, event) => ({ status: 'FROZEN', finishedAt: event.at, prompts: [], clocks: [] }),
  };

  return {
    opens: 'match.started',
    initial: (id) => ({
      id,
      table: '',
      game: undefined,
      rules: 0,
      options: {},
      clockSeconds: null,
      startingSeat: 0,
      seats: [],
      left: [],
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
    }),
    over: ({ status }) => status !== 'RUNNING',
    evolve(state, event) {
      state.commands.set(event.commandId, event.version);
      return event.type.startsWith('match.') ? changed(changes, state, event) : playedOn(state, event);
    },
  };
}

const nextCounter = (state: MatchState, event: StoredEvent): number => event.meta.draws ?? state.draws;

/** The match's own event. */
function changed(changes: Changes, state: MatchState, event: StoredEvent): MatchState {
  const change = changes[event.type.slice('match.'.length) as keyof MatchEvents] as Change<keyof MatchEvents>;
  return { ...state, ...change(state, event.data as never, event), version: event.version, draws: nextCounter(state, event) };
}

/** A game's event: the board moves on, and clocks of prompts that are gone stop. */
function playedOn(state: MatchState, event: StoredEvent): MatchState {
  if (!state.game) throw new Error(`match ${state.id}: ${event.type} before match.started`);
  const type = event.type.slice(event.type.indexOf('.') + 1);
  const board = state.game.evolve(state.board, { type, ...event.data });
  const prompts = state.game.prompts(board);
  const clocks =
    state.clocks.length === 0 ? state.clocks : state.clocks.filter(({ promptId }) => prompts.some(({ id }) => id === promptId));
  const opened = state.opened || prompts.length > 0;
  return { ...state, opened, board, prompts, clocks, version: event.version, draws: nextCounter(state, event) };
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

/** Seats that people play. */
export const peopleCount = (state: MatchState): number => state.seats.filter((_, seat) => homieLevelOf(state, seat) === undefined).length;
