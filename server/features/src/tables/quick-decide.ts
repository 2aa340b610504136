import type { NewEvent } from '@tavern-jack/platform';
import { decideLeave, decideTakeSeat, freeHomies, type MatchToBe, quickStart, type TableDecision, tableEvent } from './table-decide.js';
import { type Sitting, seatOf, type TableSettings, type TableState } from './table-state.js';

/** How a table of quick play is opened: nobody is its host. */
export interface QuickOpening extends TableSettings {
  readonly seats: number;
  readonly joinCode: string;
}

/** Somebody who wants to play with strangers. */
export interface QuickGuest {
  readonly player: string;
  /** Whether they are content with homies on the seats that stay free. */
  readonly homies: boolean;
}

/** Whether strangers may still sit down here: no match has begun yet. */
export const isWaiting = (state: TableState): boolean =>
  state.quick !== undefined && state.status === 'OPEN' && state.matchCount === 0 && state.version > 0;

const waited = (now: Date, waitMs: number): NewEvent => tableEvent('waited', { startsAt: new Date(now.getTime() + waitMs).toISOString() });

/** The table as it is once these sit on its free seats, in their order. */
function seatedToo(state: TableState, newcomers: readonly Sitting[]): TableState {
  const waiting = [...newcomers];
  return { ...state, seats: state.seats.map((sitting) => sitting ?? waiting.shift()) };
}

/** Sits down, and opens the table with it if nobody has yet; with the last free seat the match begins. */
export function decideQuickSeat(
  state: TableState,
  { player, homies }: QuickGuest,
  opening: QuickOpening,
  match: (state: TableState) => MatchToBe,
  now: Date,
  waitMs: number,
): TableDecision {
  if (state.version === 0) {
    const opened = tableEvent('opened', { ...opening, host: null });
    return { events: [opened, tableEvent('seatTaken', { seat: 0, player, homies }), waited(now, waitMs)] };
  }
  if (seatOf(state, player) >= 0) return { events: [] };
  if (!isWaiting(state)) return { refusal: state.status === 'CLOSED' ? 'TABLE_CLOSED' : 'TABLE_PLAYING' };
  const decision = decideTakeSeat(state, player, undefined, homies);
  if ('refusal' in decision) return decision;
  const after = seatedToo(state, [{ player }]);
  return { events: after.seats.every(Boolean) ? [...decision.events, quickStart(after, match(state))] : decision.events };
}

/** What the house does at a table that waits: nothing until its time is up, then begin if that can be, else wait once more. */
export function decideQuickDue(state: TableState, match: MatchToBe, now: Date, waitMs: number): readonly NewEvent[] {
  if (!isWaiting(state)) return [];
  const people = state.seats.flatMap((sitting) => (sitting && 'player' in sitting ? [sitting.player] : []));
  if (people.length === 0) return [];
  const free = state.seats.flatMap((sitting, seat) => (sitting ? [] : [seat]));
  if (free.length === 0) return [quickStart(state, match)];
  if (state.quick?.startsAt && now < state.quick.startsAt) return [];
  if (people.every((player) => state.quick?.homiesWelcome.has(player))) {
    const homies = freeHomies(state).slice(0, free.length);
    const sittings = homies.map((homie) => ({ homie, level: 'NORMAL' as const }));
    const added = sittings.map((sitting, index) => tableEvent('homieAdded', { seat: free[index], ...sitting }));
    return [...added, quickStart(seatedToo(state, sittings), match)];
  }
  return people.length >= match.fewest ? [quickStart(state, match)] : [waited(now, waitMs)];
}

/** Stands up where no match would be left: from a table that waits, or that has played. */
export function decideQuickLeave(state: TableState, player: string): readonly NewEvent[] {
  if (state.status !== 'OPEN' || seatOf(state, player) < 0) return [];
  const decision = decideLeave(state, player);
  return 'events' in decision ? decision.events : [];
}
