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
  /** How many matches win a series; 1: each match stands alone. */
  readonly winsNeeded: number;
  /** Matches won in the present series, by seat. */
  readonly wins: readonly number[];
  readonly seats: readonly (Sitting | undefined)[];
  readonly host: string | null;
  readonly status: 'OPEN' | 'PLAYING' | 'CLOSED';
  readonly match: string | undefined;
  readonly matchCount: number;
  /** Matches by the table's version that started them: a repeated start is answered with its own match. */
  readonly startedAt: ReadonlyMap<number, string>;
  /** Where the next match starts; null until a first match has ended: drawn. */
  readonly nextStart: Seat | null;
  /** Where each seat of the running match sits at the table; empty once somebody has come or gone. */
  readonly matchSeats: readonly Seat[];
  readonly playing: number;
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
  winsNeeded: 1,
  wins: [],
  seats: [],
  host: null,
  status: 'OPEN',
  match: undefined,
  matchCount: 0,
  startedAt: new Map(),
  nextStart: null,
  matchSeats: [],
  playing: 0,
  version: 0,
  commands: new Map(),
});

type TableEvents = typeof tableEvents;
type Evolve<K extends keyof TableEvents> = (state: TableState, data: DataOf<TableEvents[K]>) => Partial<TableState>;

const none = (state: TableState): readonly number[] => state.seats.map(() => 0);

/** A series belongs to those who began it: with another party it begins anew. */
const newParty = (state: TableState, seat: Seat, sitting: Sitting | undefined): Partial<TableState> => ({
  seats: state.seats.map((old, index) => (index === seat ? sitting : old)),
  wins: none(state),
  matchSeats: [],
});

/** A match that nobody won alone counts for nobody. */
function counted(state: TableState, winners: readonly Seat[]): readonly number[] {
  const seat = winners.length === 1 ? state.matchSeats[winners[0] as Seat] : undefined;
  return state.wins.map((wins, index) => (index === seat ? wins + 1 : wins));
}

/** The seat that has won the series, if it is one and it is decided. */
export function seriesWinner({ winsNeeded, wins }: TableState): Seat | undefined {
  const seat = winsNeeded > 1 ? wins.findIndex((won) => won >= winsNeeded) : -1;
  return seat < 0 ? undefined : seat;
}

const changes: { [K in keyof TableEvents]: Evolve<K> } = {
  opened: (_state, data) => ({
    joinCode: data.joinCode,
    game: data.game,
    options: data.options,
    clockSeconds: data.clockSeconds,
    winsNeeded: data.winsNeeded,
    host: data.host,
    wins: Array.from({ length: data.seats }, () => 0),
    seats: Array.from({ length: data.seats }, () => undefined),
  }),
  seatTaken: (state, data) => newParty(state, data.seat, { player: data.player }),
  seatLeft: (state, data) => ({ ...newParty(state, data.seat, undefined), host: data.host }),
  homieAdded: (state, data) => newParty(state, data.seat, { homie: data.homie, level: data.level }),
  homieRemoved: (state, data) => newParty(state, data.seat, undefined),
  matchStarted: (state, data) => ({
    status: 'PLAYING',
    match: data.match,
    matchCount: state.matchCount + 1,
    startedAt: new Map(state.startedAt).set(state.version + 1, data.match),
    wins: seriesWinner(state) === undefined ? state.wins : none(state),
    matchSeats: state.seats.flatMap((sitting, seat) => (sitting ? [seat] : [])),
    playing: data.seats.length,
  }),
  matchEnded: (state, data) => ({
    status: state.status === 'CLOSED' ? 'CLOSED' : 'OPEN',
    nextStart: (data.startingSeat + 1) % Math.max(1, state.playing),
    wins: counted(state, data.winners),
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
