import type { DataOf, HomieName, tableEvents } from '@tavern-jack/contracts/events';
import type { HomieLevel, Seat } from '@tavern-jack/kernel';
import type { Fold, StoredEvent } from '@tavern-jack/platform';

export type Sitting = { readonly player: string } | { readonly homie: HomieName; readonly level: HomieLevel };

/** What the host decides about a table. */
export interface TableSettings {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clockSeconds: number | null;
  /** How many matches win a series; 1: each match stands alone. */
  readonly winsNeeded: number;
  /** Whether the lobby shows it. */
  readonly listed: boolean;
  /** Whether people without a seat may watch. */
  readonly spectators: boolean;
}

/** A match that was played here. */
export interface PlayedMatch {
  readonly match: string;
  readonly game: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly winners: readonly Sitting[];
}

export interface TableState extends TableSettings {
  readonly id: string;
  readonly joinCode: string;
  readonly locked: boolean;
  /** Matches won in the present series, by seat. */
  readonly wins: readonly number[];
  readonly seats: readonly (Sitting | undefined)[];
  /** Null: nobody is left, or it is a table of quick play. */
  readonly host: string | null;
  /** People who are ready for the next match. */
  readonly ready: ReadonlySet<string>;
  /** People who may not come back. */
  readonly kicked: ReadonlySet<string>;
  /** When people made a gesture within the last minute. */
  readonly emotes: ReadonlyMap<string, readonly Date[]>;
  /** Quick play: until when it waits (undefined once a match has begun), and who is content with homies. */
  readonly quick: { readonly startsAt: Date | undefined; readonly homiesWelcome: ReadonlySet<string> } | undefined;
  /** The latest matches, newest first. */
  readonly history: readonly PlayedMatch[];
  readonly status: 'OPEN' | 'PLAYING' | 'CLOSED';
  readonly match: string | undefined;
  readonly matchCount: number;
  /** Matches by the table's version that started them: a repeated start is answered with its own match. */
  readonly startedAt: ReadonlyMap<number, string>;
  /** Where the next match starts; null until a first match has ended: drawn. */
  readonly nextStart: Seat | null;
  /** Where each seat of the running match sits at the table; empty once somebody has come or gone. */
  readonly matchSeats: readonly Seat[];
  /** Who plays the running match, by its seats, and since when. */
  readonly party: readonly Sitting[];
  readonly startedLast: Date;
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
  listed: false,
  spectators: true,
  locked: false,
  wins: [],
  seats: [],
  host: null,
  ready: new Set(),
  kicked: new Set(),
  emotes: new Map(),
  quick: undefined,
  history: [],
  status: 'OPEN',
  match: undefined,
  matchCount: 0,
  startedAt: new Map(),
  nextStart: null,
  matchSeats: [],
  party: [],
  startedLast: new Date(0),
  version: 0,
  commands: new Map(),
});

type TableEvents = typeof tableEvents;
type Evolve<K extends keyof TableEvents> = (state: TableState, data: DataOf<TableEvents[K]>, event: StoredEvent) => Partial<TableState>;

const MOST_REMEMBERED = 20;
/** Gestures are counted by the minute. */
export const EMOTE_WINDOW_MS = 60_000;

const none = (state: TableState): readonly number[] => state.seats.map(() => 0);
const marked = <T>(set: ReadonlySet<T>, member: T, within: boolean): ReadonlySet<T> => {
  const next = new Set(set);
  if (within) next.add(member);
  else next.delete(member);
  return next;
};

/** A series belongs to those who began it: with another party it begins anew. */
const newParty = (state: TableState, seat: Seat, sitting: Sitting | undefined): Partial<TableState> => ({
  seats: state.seats.map((old, index) => (index === seat ? sitting : old)),
  wins: none(state),
  matchSeats: [],
});

/** Somebody has gone, by themselves or not. */
const gone = (state: TableState, seat: Seat, player: string): Partial<TableState> => ({
  ...newParty(state, seat, undefined),
  ready: marked(state.ready, player, false),
  ...(state.quick ? { quick: { ...state.quick, homiesWelcome: marked(state.quick.homiesWelcome, player, false) } } : {}),
});

/** Where somebody sits beyond the last seat, everybody moves together. */
function reseated(seats: TableState['seats'], count: number): TableState['seats'] {
  const sitting = seats.slice(count).some(Boolean) ? seats.filter((one) => one !== undefined) : seats;
  return Array.from({ length: count }, (_, index) => sitting[index]);
}

function changedSettings(state: TableState, data: DataOf<TableEvents['settingsChanged']>): Partial<TableState> {
  const { seats, ...settings } = data;
  return {
    ...settings,
    seats: reseated(state.seats, seats),
    wins: Array.from({ length: seats }, () => 0),
    matchSeats: [],
    // Whoever sat down for something else is asked anew; the host has just decided it.
    ready: new Set(state.host ? [state.host] : []),
    // Another game begins as any first match does: the start is drawn.
    ...(settings.game === state.game ? {} : { nextStart: null }),
  };
}

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

function begun(state: TableState, data: DataOf<TableEvents['matchStarted']>, event: StoredEvent): Partial<TableState> {
  return {
    status: 'PLAYING',
    match: data.match,
    matchCount: state.matchCount + 1,
    startedAt: new Map(state.startedAt).set(state.version + 1, data.match),
    wins: seriesWinner(state) === undefined ? state.wins : none(state),
    matchSeats: state.seats.flatMap((sitting, seat) => (sitting ? [seat] : [])),
    party: data.seats,
    startedLast: event.at,
    ...(state.quick ? { quick: { ...state.quick, startsAt: undefined } } : {}),
  };
}

function over(state: TableState, data: DataOf<TableEvents['matchEnded']>, event: StoredEvent): Partial<TableState> {
  const winners = data.winners.flatMap((seat) => state.party[seat] ?? []);
  const played = { match: data.match, game: state.game, startedAt: state.startedLast, finishedAt: event.at, winners };
  return {
    status: state.status === 'CLOSED' ? 'CLOSED' : 'OPEN',
    nextStart: (data.startingSeat + 1) % Math.max(1, state.party.length),
    wins: counted(state, data.winners),
    ready: new Set(),
    history: [played, ...state.history].slice(0, MOST_REMEMBERED),
  };
}

function gestured(state: TableState, { player }: DataOf<TableEvents['emoted']>, { at }: StoredEvent): Partial<TableState> {
  const lately = (state.emotes.get(player) ?? []).filter((before) => at.getTime() - before.getTime() < EMOTE_WINDOW_MS);
  return { emotes: new Map(state.emotes).set(player, [...lately, at]) };
}

function satDown(state: TableState, { seat, player, homies }: DataOf<TableEvents['seatTaken']>): Partial<TableState> {
  const { quick } = state;
  return {
    ...newParty(state, seat, { player }),
    ready: marked(state.ready, player, true),
    ...(quick ? { quick: { ...quick, homiesWelcome: marked(quick.homiesWelcome, player, homies === true) } } : {}),
  };
}

const changes: { [K in keyof TableEvents]: Evolve<K> } = {
  opened: (_state, { seats, ...data }) => ({
    ...data,
    quick: data.host === null ? { startsAt: undefined, homiesWelcome: new Set() } : undefined,
    wins: Array.from({ length: seats }, () => 0),
    seats: Array.from({ length: seats }, () => undefined),
  }),
  settingsChanged: changedSettings,
  doorLocked: (_state, { locked }) => ({ locked }),
  seatTaken: satDown,
  seatLeft: (state, { seat, player, host }) => ({ ...gone(state, seat, player), host }),
  seatKicked: (state, { seat, player }) => ({ ...gone(state, seat, player), kicked: marked(state.kicked, player, true) }),
  readySet: (state, { player, ready }) => ({ ready: marked(state.ready, player, ready) }),
  homieAdded: (state, data) => newParty(state, data.seat, { homie: data.homie, level: data.level }),
  homieLevelSet: (state, { seat, level }) => {
    const sitting = state.seats[seat];
    return sitting && 'homie' in sitting ? newParty(state, seat, { ...sitting, level }) : {};
  },
  homieRemoved: (state, data) => newParty(state, data.seat, undefined),
  emoted: gestured,
  waited: (state, { startsAt }) => (state.quick ? { quick: { ...state.quick, startsAt: new Date(startsAt) } } : {}),
  matchStarted: begun,
  matchEnded: over,
  closed: () => ({ status: 'CLOSED' }),
};

/** How a table folds from its stream. */
export const tableFold: Fold<TableState> = {
  opens: 'table.opened',
  initial: empty,
  evolve(state, event: StoredEvent) {
    const name = event.type.slice('table.'.length) as keyof TableEvents;
    const change = changes[name] as (state: TableState, data: unknown, event: StoredEvent) => Partial<TableState>;
    const commands = new Map(state.commands).set(event.commandId, event.version);
    return { ...state, ...change(state, event.data, event), version: event.version, commands };
  },
};

/** The player's seat, or -1. */
export const seatOf = (state: TableState, player: string): Seat =>
  state.seats.findIndex((sitting) => sitting && 'player' in sitting && sitting.player === player);
