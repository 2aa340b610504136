import type { DataOf, HomieName, tableEvents } from '@tavern-jack/contracts/events';
import type { HomieLevel, Seat } from '@tavern-jack/kernel';
import type { Fold, StoredEvent } from '@tavern-jack/platform';

export type Sitting = { readonly player: string } | { readonly homie: HomieName; readonly level: HomieLevel };

export interface TableState {
  readonly id: string;
  readonly joinCode: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clockSeconds: number | null;
  readonly seats: readonly (Sitting | undefined)[];
  readonly host: string | null;
  readonly status: 'OPEN' | 'PLAYING' | 'CLOSED';
  readonly match: string | undefined;
  readonly matchCount: number;
  /** Matches by the table's version that started them: a repeated start is answered with its own match. */
  readonly startedAt: ReadonlyMap<number, string>;
  /** Where the next match starts; null until a first match has ended: drawn. */
  readonly nextStart: Seat | null;
  readonly matchSeats: number;
  readonly version: number;
  /** Commands that were stored, with the version they led to: a repeat gets the first answer. */
  readonly commands: ReadonlyMap<string, number>;
}

const empty = (id: string): TableState => ({
  id,
  joinCode: '',
  game: '',
  options: {},
  clockSeconds: null,
  seats: [],
  host: null,
  status: 'OPEN',
  match: undefined,
  matchCount: 0,
  startedAt: new Map(),
  nextStart: null,
  matchSeats: 0,
  version: 0,
  commands: new Map(),
});

type TableEvents = typeof tableEvents;
type Evolve<K extends keyof TableEvents> = (state: TableState, data: DataOf<TableEvents[K]>) => Partial<TableState>;

const withSeat = (state: TableState, seat: Seat, sitting: Sitting | undefined) =>
  state.seats.map((old, index) => (index === seat ? sitting : old));

const changes: { [K in keyof TableEvents]: Evolve<K> } = {
  opened: (_state, data) => ({
    joinCode: data.joinCode,
    game: data.game,
    options: data.options,
    clockSeconds: data.clockSeconds,
    host: data.host,
    seats: Array.from({ length: data.seats }, () => undefined),
  }),
  seatTaken: (state, data) => ({ seats: withSeat(state, data.seat, { player: data.player }) }),
  seatLeft: (state, data) => ({ seats: withSeat(state, data.seat, undefined), host: data.host }),
  homieAdded: (state, data) => ({ seats: withSeat(state, data.seat, { homie: data.homie, level: data.level }) }),
  homieRemoved: (state, data) => ({ seats: withSeat(state, data.seat, undefined) }),
  matchStarted: (state, data) => ({
    status: 'PLAYING',
    match: data.match,
    matchCount: state.matchCount + 1,
    startedAt: new Map(state.startedAt).set(state.version + 1, data.match),
    matchSeats: data.seats.length,
  }),
  matchEnded: (state, data) => ({
    status: state.status === 'CLOSED' ? 'CLOSED' : 'OPEN',
    nextStart: (data.startingSeat + 1) % Math.max(1, state.matchSeats),
  }),
  closed: () => ({ status: 'CLOSED' }),
};

/** How a table folds from its stream. */
export const tableFold: Fold<TableState> = {
  opens: 'table.opened',
  initial: empty,
  evolve(state, event: StoredEvent) {
    const name = event.type.slice('table.'.length) as keyof TableEvents;
    const change = changes[name] as (state: TableState, data: unknown) => Partial<TableState>;
    const commands = new Map(state.commands).set(event.commandId, event.version);
    return { ...state, ...change(state, event.data), version: event.version, commands };
  },
};

/** The player's seat, or -1. */
export const seatOf = (state: TableState, player: string): Seat =>
  state.seats.findIndex((sitting) => sitting && 'player' in sitting && sitting.player === player);
