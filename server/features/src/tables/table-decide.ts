import { type HomieName, homieName, tableEvents } from '@tavern-jack/contracts/events';
import type { HomieLevel, Seat } from '@tavern-jack/kernel';
import type { NewEvent } from '@tavern-jack/platform';
import { type Sitting, seatOf, type TableState } from './table-state.js';

/** Why a table refuses. */
export type TableRefusal =
  | 'SEAT_TAKEN'
  | 'TABLE_FULL'
  | 'ALREADY_SEATED'
  | 'NOT_SEATED'
  | 'NOT_HOST'
  | 'TABLE_PLAYING'
  | 'TABLE_CLOSED'
  | 'TOO_FEW_SEATED'
  | 'OPTIONS_REFUSED';

export type TableDecision = { readonly events: readonly NewEvent[] } | { readonly refusal: TableRefusal };

export const tableEvent = (name: keyof typeof tableEvents, data: object): NewEvent => ({
  type: `table.${name}`,
  schema: tableEvents[name].schema,
  data,
});

const refused = (refusal: TableRefusal): TableDecision => ({ refusal });
const closedOrPlaying = (state: TableState): TableRefusal | undefined =>
  state.status === 'CLOSED' ? 'TABLE_CLOSED' : state.status === 'PLAYING' ? 'TABLE_PLAYING' : undefined;

/** The wished seat if it is free, else the first free one. */
function freeSeat(state: TableState, wish: Seat | undefined): Seat | TableRefusal {
  if (wish !== undefined) {
    if (wish < 0 || wish >= state.seats.length) return 'SEAT_TAKEN';
    return state.seats[wish] ? 'SEAT_TAKEN' : wish;
  }
  const free = state.seats.findIndex((sitting) => !sitting);
  return free < 0 ? 'TABLE_FULL' : free;
}

export function decideTakeSeat(state: TableState, player: string, wish: Seat | undefined): TableDecision {
  if (seatOf(state, player) >= 0) return refused('ALREADY_SEATED');
  const hindrance = closedOrPlaying(state);
  if (hindrance) return refused(hindrance);
  const seat = freeSeat(state, wish);
  return typeof seat === 'string' ? refused(seat) : { events: [tableEvent('seatTaken', { seat, player })] };
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
function freeHomies(state: TableState): HomieName[] {
  const here = new Set(state.seats.flatMap((sitting) => (sitting && 'homie' in sitting ? [sitting.homie] : [])));
  const names = homieName.options;
  const first = Number.parseInt(state.id.replaceAll('-', '').slice(-6), 16) % names.length;
  return [...names.slice(first), ...names.slice(0, first)].filter((name) => !here.has(name));
}

export function decideAddHomie(state: TableState, player: string, level: HomieLevel, wish: Seat | undefined): TableDecision {
  if (state.host !== player) return refused('NOT_HOST');
  const hindrance = closedOrPlaying(state);
  if (hindrance) return refused(hindrance);
  const seat = freeSeat(state, wish);
  if (typeof seat === 'string') return refused(seat);
  return { events: [tableEvent('homieAdded', { seat, homie: freeHomies(state)[0], level })] };
}

export function decideRemoveHomie(state: TableState, player: string, seat: Seat): TableDecision {
  if (state.host !== player) return refused('NOT_HOST');
  const hindrance = closedOrPlaying(state);
  if (hindrance) return refused(hindrance);
  const sitting = state.seats[seat];
  return sitting && 'homie' in sitting ? { events: [tableEvent('homieRemoved', { seat })] } : refused('NOT_SEATED');
}

/** Everybody who sits plays, in the order of the seats. */
export function decideStart(state: TableState, player: string, matchId: string, fewest: number): TableDecision {
  if (state.host !== player) return refused('NOT_HOST');
  const hindrance = closedOrPlaying(state);
  if (hindrance) return refused(hindrance);
  const seats = state.seats.filter((sitting): sitting is Sitting => sitting !== undefined);
  if (seats.length < fewest) return refused('TOO_FEW_SEATED');
  const startingSeat = state.nextStart === null ? null : state.nextStart % seats.length;
  const { game, options, clockSeconds } = state;
  return { events: [tableEvent('matchStarted', { match: matchId, startingSeat, game, options, clockSeconds, seats })] };
}
