import { describe, expect, it } from '@jest/globals';
import type { NewEvent, StoredEvent } from '@tavern-jack/platform';
import { decideQuickDue, decideQuickLeave, decideQuickSeat, isWaiting } from './quick-decide.js';
import { tableEvent } from './table-decide.js';
import { type TableState, tableFold } from './table-state.js';

const ID = '0193a0b0-0000-7000-8000-000000000001';
const [anna, ben, cem] = ['anna', 'ben', 'cem'] as const;
const NOON = new Date('2026-07-01T12:00:00.000Z');
const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
const WAIT_MS = 20_000;

function given(...events: NewEvent[]): TableState {
  const stored = events.map(
    (event, index) => ({ ...event, version: index + 1, commandId: `c${index}`, at: NOON }) as unknown as StoredEvent,
  );
  return stored.reduce((state, event) => tableFold.evolve(state, event), tableFold.initial(ID));
}

const opening = {
  joinCode: 'BCD234',
  game: 'kiezkoenig',
  options: {},
  seats: 3,
  clockSeconds: 40,
  winsNeeded: 1,
  listed: false,
  spectators: true,
};
const opened = tableEvent('opened', { ...opening, host: null });
const sits = (player: string, seat: number, homies = false) => tableEvent('seatTaken', { seat, player, homies });
const waits = tableEvent('waited', { startsAt: at(20).toISOString() });
const begun = tableEvent('matchStarted', {
  match: 'm1',
  startingSeat: null,
  game: 'kiezkoenig',
  options: {},
  clockSeconds: 40,
  seats: [{ player: anna }, { player: ben }],
});
const ended = tableEvent('matchEnded', { match: 'm1', startingSeat: 0, winners: [0] });
const match = { id: 'm1', fewest: 2 };

const told = (events: readonly NewEvent[]) => events.map(({ type }) => type.slice('table.'.length));
const seat = (state: TableState, player: string, homies = false) => {
  const decision = decideQuickSeat(state, { player, homies }, opening, () => match, NOON, WAIT_MS);
  return 'events' in decision ? decision.events : decision.refusal;
};
const due = (state: TableState, seconds: number) => decideQuickDue(state, match, at(seconds), WAIT_MS);

describe('a seat among strangers', () => {
  it('opens the table that nobody has opened yet, without a host, and waits twenty seconds', () => {
    const events = seat(given(), anna, true) as NewEvent[];
    expect(told(events)).toEqual(['opened', 'seatTaken', 'waited']);
    const state = given(...events);
    expect(state).toMatchObject({ host: null, game: 'kiezkoenig', clockSeconds: 40, listed: false, spectators: true });
    expect(state.quick).toEqual({ startsAt: at(20), homiesWelcome: new Set([anna]) });
    expect(isWaiting(state)).toBe(true);
    expect(isWaiting(given())).toBe(false);
  });

  it('is the next free one, and the last one begins the match', () => {
    const one = given(opened, sits(anna, 0), waits);
    expect(told(seat(one, ben) as NewEvent[])).toEqual(['seatTaken']);
    const [taken, started] = seat(given(opened, sits(anna, 0), waits, sits(ben, 1)), cem) as [NewEvent, NewEvent];
    expect(taken.data).toEqual({ seat: 2, player: cem, homies: false });
    expect(started).toMatchObject({
      type: 'table.matchStarted',
      data: { match: 'm1', seats: [{ player: anna }, { player: ben }, { player: cem }] },
    });
  });

  it('is kept by who has it', () => expect(seat(given(opened, sits(anna, 0), waits), anna)).toEqual([]));

  it('is not to be had once a match has begun there, nor after it, nor at a closed table', () => {
    const playing = given(opened, sits(anna, 0), waits, sits(ben, 1), begun);
    expect(seat(playing, cem)).toBe('TABLE_PLAYING');
    expect(seat(given(opened, sits(anna, 0), waits, sits(ben, 1), begun, ended), cem)).toBe('TABLE_PLAYING');
    expect(seat(given(opened, sits(anna, 0), waits, tableEvent('closed', {})), cem)).toBe('TABLE_CLOSED');
  });
});

describe('a table of quick play', () => {
  it('does nothing before its time is up', () => {
    expect(due(given(opened, sits(anna, 0, true), waits, sits(ben, 1, true)), 19.999)).toEqual([]);
  });

  it('begins then with Normal homies on the free seats, if everybody is content with that', () => {
    const events = due(given(opened, sits(anna, 0, true), waits), 20);
    expect(told(events)).toEqual(['homieAdded', 'homieAdded', 'matchStarted']);
    const state = given(opened, sits(anna, 0, true), waits, ...events);
    expect(state.seats.map((sitting) => sitting && ('player' in sitting ? sitting.player : sitting.level))).toEqual([
      anna,
      'NORMAL',
      'NORMAL',
    ]);
    expect(new Set(state.seats.map((sitting) => JSON.stringify(sitting))).size).toBe(3);
    expect(events.at(-1)).toMatchObject({ data: { seats: state.seats } });
  });

  it('begins with the people alone if somebody wants no homies', () => {
    const events = due(given(opened, sits(anna, 0, true), waits, sits(ben, 2)), 20);
    expect(told(events)).toEqual(['matchStarted']);
    expect(events[0]?.data).toMatchObject({ seats: [{ player: anna }, { player: ben }] });
  });

  it('waits once more for twenty seconds if those are too few', () => {
    const events = due(given(opened, sits(anna, 0), waits), 21);
    expect(events).toEqual([tableEvent('waited', { startsAt: at(41).toISOString() })]);
    const again = given(opened, sits(anna, 0), waits, ...events);
    expect(due(again, 40)).toEqual([]);
    expect(told(due(again, 41))).toEqual(['waited']);
  });

  it('begins at once when it is full, whoever filled it', () => {
    const full = given(opened, sits(anna, 0), waits, sits(ben, 1), sits(cem, 2));
    expect(told(due(full, 1))).toEqual(['matchStarted']);
  });

  it('counts homies no longer as welcome by who has left', () => {
    const left = tableEvent('seatLeft', { seat: 0, player: anna, host: null, match: null });
    const state = given(opened, sits(anna, 0), waits, sits(ben, 1, true), left);
    expect(told(due(state, 20))).toEqual(['homieAdded', 'homieAdded', 'matchStarted']);
  });

  it('is a table like others once a match has begun', () => {
    const playing = given(opened, sits(anna, 0, true), waits, sits(ben, 1, true), begun);
    expect([due(playing, 99), isWaiting(playing), playing.quick?.startsAt]).toEqual([[], false, undefined]);
    const after = given(opened, sits(anna, 0, true), waits, sits(ben, 1, true), begun, ended);
    expect([due(after, 99), isWaiting(after)]).toEqual([[], false]);
  });
});

describe('who goes to another table', () => {
  const waiting = [opened, sits(anna, 0), waits, sits(ben, 1)];

  it('stands up from one that waits, or has played, and closes it as the last', () => {
    expect(told(decideQuickLeave(given(...waiting), anna))).toEqual(['seatLeft']);
    expect(told(decideQuickLeave(given(opened, sits(anna, 0), waits), anna))).toEqual(['seatLeft', 'closed']);
    expect(told(decideQuickLeave(given(...waiting, begun, ended), anna))).toEqual(['seatLeft']);
  });

  it('but not from a match', () => expect(decideQuickLeave(given(...waiting, begun), anna)).toEqual([]));

  it('and not from where they do not sit', () => expect(decideQuickLeave(given(...waiting), cem)).toEqual([]));
});
