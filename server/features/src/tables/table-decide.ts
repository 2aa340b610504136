import { type Emote, type HomieName, homieName, tableEvents } from '@tavern-jack/contracts/events';
import type { HomieLevel, Seat } from '@tavern-jack/kernel';
import type { NewEvent } from '@tavern-jack/platform';
import { EMOTE_WINDOW_MS, type Sitting, seatOf, type TableSettings, type TableState } from './table-state.js';

/** Why a table refuses. */
export type TableRefusal =
  | 'SEAT_TAKEN'
  | 'TABLE_FULL'
  | 'ALREADY_SEATED'
  | 'NOT_SEATED'
  | 'NOT_HOST'
  | 'TABLE_PLAYING'
  | 'TABLE_CLOSED'
  | 'TABLE_LOCKED'
  | 'KICKED'
  | 'TOO_FEW_SEATED'
  | 'TOO_MANY_SEATED'
  | 'NOT_READY'
  | 'TOO_SOON';

export type TableDecision =
  | { readonly events: readonly NewEvent[] }
  /** `retryAfterMs`: when the same would be taken. */
  | { readonly refusal: TableRefusal; readonly retryAfterMs?: number };

/** What a match needs to begin: its id, and how many must sit at least. */
export interface MatchToBe {
  readonly id: string;
  readonly fewest: number;
  /** A practice round: its script, and who begins in it. */
  readonly practice?: { readonly script: string; readonly startingSeat: Seat } | undefined;
}

export const tableEvent = (name: keyof typeof tableEvents, data: object): NewEvent => ({
  type: `table.${name}`,
  schema: tableEvents[name].schema,
  data,
});

const refused = (refusal: TableRefusal): TableDecision => ({ refusal });
const closedOrPlaying = (state: TableState): TableRefusal | undefined =>
  state.status === 'CLOSED' ? 'TABLE_CLOSED' : state.status === 'PLAYING' ? 'TABLE_PLAYING' : undefined;
/** What only the host may do, and only between matches. */
const notForHost = (state: TableState, player: string): TableRefusal | undefined =>
  state.host === player ? closedOrPlaying(state) : 'NOT_HOST';

/** The wished seat if it is free, else the first free one. */
function freeSeat(state: TableState, wish: Seat | undefined): Seat | TableRefusal {
  if (wish !== undefined) {
    if (wish < 0 || wish >= state.seats.length) return 'SEAT_TAKEN';
    return state.seats[wish] ? 'SEAT_TAKEN' : wish;
  }
  const free = state.seats.findIndex((sitting) => !sitting);
  return free < 0 ? 'TABLE_FULL' : free;
}

/** `homies`, at tables of quick play: whether this player is content with homies on free seats. */
export function decideTakeSeat(state: TableState, player: string, wish: Seat | undefined, homies?: boolean): TableDecision {
  if (seatOf(state, player) >= 0) return refused('ALREADY_SEATED');
  if (state.kicked.has(player)) return refused('KICKED');
  const hindrance = closedOrPlaying(state) ?? (state.locked ? 'TABLE_LOCKED' : undefined);
  if (hindrance) return refused(hindrance);
  const seat = freeSeat(state, wish);
  const wished = homies === undefined ? {} : { homies };
  return typeof seat === 'string' ? refused(seat) : { events: [tableEvent('seatTaken', { seat, player, ...wished })] };
}

/** The host's chair goes to the next person clockwise; with nobody left the table closes. */
export function decideLeave(state: TableState, player: string): TableDecision {
  const seat = seatOf(state, player);
  if (seat < 0) return refused(state.status === 'CLOSED' ? 'TABLE_CLOSED' : 'NOT_SEATED');
  const people = state.seats.flatMap((sitting, index) =>
    sitting && 'player' in sitting && index !== seat ? [{ index, player: sitting.player }] : [],
  );
  const next = people.find((person) => person.index > seat) ?? people[0];
  const host = state.host === player ? (next?.player ?? null) : state.host;
  const match = state.status === 'PLAYING' ? state.match : null;
  const left = tableEvent('seatLeft', { seat, player, host, match });
  return { events: people.length === 0 ? [left, tableEvent('closed', {})] : [left] };
}

/** The first regulars who do not sit here yet, in their fixed order: the same table always seats the same faces. */
export function freeHomies(state: TableState): HomieName[] {
  const here = new Set(state.seats.flatMap((sitting) => (sitting && 'homie' in sitting ? [sitting.homie] : [])));
  const names = homieName.options;
  const first = Number.parseInt(state.id.replaceAll('-', '').slice(-6), 16) % names.length;
  return [...names.slice(first), ...names.slice(0, first)].filter((name) => !here.has(name));
}

/** `busy` is a regular who has something else to do: tells what happens in a practice round, and does not play in it. */
export function decideAddHomie(
  state: TableState,
  player: string,
  level: HomieLevel,
  wish: Seat | undefined,
  busy?: HomieName,
): TableDecision {
  const hindrance = notForHost(state, player);
  if (hindrance) return refused(hindrance);
  const seat = freeSeat(state, wish);
  if (typeof seat === 'string') return refused(seat);
  return { events: [tableEvent('homieAdded', { seat, homie: freeHomies(state).find((name) => name !== busy), level })] };
}

export function decideRemoveHomie(state: TableState, player: string, seat: Seat): TableDecision {
  const hindrance = notForHost(state, player);
  if (hindrance) return refused(hindrance);
  const sitting = state.seats[seat];
  return sitting && 'homie' in sitting ? { events: [tableEvent('homieRemoved', { seat })] } : refused('NOT_SEATED');
}

export function decideHomieLevel(state: TableState, player: string, seat: Seat, level: HomieLevel): TableDecision {
  const hindrance = notForHost(state, player);
  if (hindrance) return refused(hindrance);
  const sitting = state.seats[seat];
  if (!sitting || !('homie' in sitting)) return refused('NOT_SEATED');
  return { events: sitting.level === level ? [] : [tableEvent('homieLevelSet', { seat, level })] };
}

/** What the host wants to be otherwise; the door may be shut and opened while a match runs. */
export interface TableChange {
  readonly settings?: TableSettings & { readonly seats: number };
  readonly locked?: boolean | undefined;
}

export function decideChange(state: TableState, player: string, { settings, locked }: TableChange): TableDecision {
  const hindrance = settings ? notForHost(state, player) : state.host === player ? undefined : 'NOT_HOST';
  if (hindrance) return refused(hindrance);
  if (settings && state.seats.filter(Boolean).length > settings.seats) return refused('TOO_MANY_SEATED');
  const changed = settings ? [tableEvent('settingsChanged', settings)] : [];
  const door = locked === undefined || locked === state.locked ? [] : [tableEvent('doorLocked', { locked })];
  return { events: [...changed, ...door] };
}

export function decideKick(state: TableState, player: string, seat: Seat): TableDecision {
  const hindrance = notForHost(state, player);
  if (hindrance) return refused(hindrance);
  const sitting = state.seats[seat];
  if (!sitting || !('player' in sitting) || sitting.player === player) return refused('NOT_SEATED');
  return { events: [tableEvent('seatKicked', { seat, player: sitting.player })] };
}

const EMOTE_PAUSE_MS = 2_000;
const MOST_EMOTES = 6;

/** One gesture in two seconds, and six in a minute. */
export function decideEmote(state: TableState, player: string, emote: Emote, now: Date): TableDecision {
  const seat = seatOf(state, player);
  if (seat < 0) return refused('NOT_SEATED');
  if (state.status === 'CLOSED') return refused('TABLE_CLOSED');
  const age = (at: Date): number => now.getTime() - at.getTime();
  const lately = (state.emotes.get(player) ?? []).filter((at) => age(at) < EMOTE_WINDOW_MS);
  const [oldest, newest] = [lately.at(-MOST_EMOTES), lately.at(-1)];
  const retryAfterMs = Math.max(newest ? EMOTE_PAUSE_MS - age(newest) : 0, oldest ? EMOTE_WINDOW_MS - age(oldest) : 0);
  return retryAfterMs > 0 ? { refusal: 'TOO_SOON', retryAfterMs } : { events: [tableEvent('emoted', { seat, player, emote })] };
}

const seated = (state: TableState): readonly Sitting[] => state.seats.filter((sitting): sitting is Sitting => sitting !== undefined);

/** Whether every person at the table is ready, this one aside. */
const othersReady = (state: TableState, player: string): boolean =>
  seated(state).every((sitting) => !('player' in sitting) || sitting.player === player || state.ready.has(sitting.player));

/** Everybody who sits plays, in the order of the seats. */
function begins(state: TableState, { id, practice }: MatchToBe): NewEvent {
  const seats = seated(state);
  const startingSeat = practice?.startingSeat ?? (state.nextStart === null ? null : state.nextStart % seats.length);
  const { game, options, clockSeconds, spectators } = state;
  const terms = { ...(spectators ? {} : { spectators }), ...(practice === undefined ? {} : { practice: practice.script }) };
  return tableEvent('matchStarted', { match: id, startingSeat, game, options, clockSeconds, ...terms, seats });
}

/** The host begins once everybody else is ready. */
export function decideStart(state: TableState, player: string, match: MatchToBe): TableDecision {
  const hindrance = notForHost(state, player);
  if (hindrance) return refused(hindrance);
  if (seated(state).length < match.fewest) return refused('TOO_FEW_SEATED');
  return othersReady(state, player) ? { events: [begins(state, match)] } : refused('NOT_READY');
}

/** Ready or not. After a match this is the rematch, which begins with the last person who is ready. */
export function decideReady(state: TableState, player: string, ready: boolean, match: MatchToBe): TableDecision {
  const seat = seatOf(state, player);
  if (seat < 0) return refused(state.status === 'CLOSED' ? 'TABLE_CLOSED' : 'NOT_SEATED');
  const hindrance = closedOrPlaying(state);
  if (hindrance) return refused(hindrance);
  const said = state.ready.has(player) === ready ? [] : [tableEvent('readySet', { seat, player, ready })];
  const rematch = ready && state.matchCount > 0 && seated(state).length >= match.fewest && othersReady(state, player);
  return { events: rematch ? [...said, begins(state, match)] : said };
}

/** Quick play: begins with everybody who sits, as the house decides. */
export const quickStart = (state: TableState, match: MatchToBe): NewEvent => begins(state, match);
