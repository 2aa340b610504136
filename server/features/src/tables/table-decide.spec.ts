import { describe, expect, it } from '@jest/globals';
import type { HomieName } from '@tavern-jack/contracts/events';
import type { NewEvent, StoredEvent } from '@tavern-jack/platform';
import {
  decideAddHomie,
  decideChange,
  decideEmote,
  decideKick,
  decideLeave,
  decideReady,
  decideRemoveHomie,
  decideStart,
  decideTakeSeat,
  tableEvent,
} from './table-decide.js';
import { seriesWinner, type TableState, tableFold } from './table-state.js';

const ID = '0193a0b0-0000-7000-8000-000000000001';
const [anna, ben, cem] = ['anna', 'ben', 'cem'] as const;

function given(...events: NewEvent[]): TableState {
  const stored = events.map((event, index) => ({ ...event, version: index + 1, commandId: `c${index}` }) as unknown as StoredEvent);
  return stored.reduce((state, event) => tableFold.evolve(state, event), tableFold.initial(ID));
}

const opened = tableEvent('opened', {
  joinCode: 'BCD234',
  game: 'kiezkoenig',
  options: {},
  seats: 3,
  clockSeconds: 40,
  winsNeeded: 1,
  listed: false,
  spectators: true,
  host: anna,
});
const sits = (player: string, seat: number) => tableEvent('seatTaken', { seat, player });
const started = tableEvent('matchStarted', {
  match: 'm1',
  startingSeat: null,
  game: 'kiezkoenig',
  options: {},
  clockSeconds: 40,
  seats: [{ player: anna }, { player: ben }],
});
const eventsOf = (decision: ReturnType<typeof decideStart>) =>
  'events' in decision ? decision.events.map(({ type, data }) => [type, data]) : decision.refusal;

const homieIn = ([event]: readonly NewEvent[]) => (event?.data as { homie?: HomieName } | undefined)?.homie;

describe('a table', () => {
  it('gives the first free seat, or the wished one', () => {
    const state = given(opened, sits(anna, 0));
    expect(eventsOf(decideTakeSeat(state, ben, undefined))).toEqual([['table.seatTaken', { seat: 1, player: ben }]]);
    expect(eventsOf(decideTakeSeat(state, ben, 2))).toEqual([['table.seatTaken', { seat: 2, player: ben }]]);
  });

  it.each([
    ['a seat that is taken', 0, 'SEAT_TAKEN'],
    ['a seat that does not exist', 9, 'SEAT_TAKEN'],
    ['a seat below zero', -1, 'SEAT_TAKEN'],
  ])('refuses %s', (_what, wish, refusal) => expect(decideTakeSeat(given(opened, sits(anna, 0)), ben, wish)).toEqual({ refusal }));

  it('has one seat for each player, and none when it is full', () => {
    const full = given(opened, sits(anna, 0), sits(ben, 1), sits(cem, 2));
    expect(decideTakeSeat(full, ben, undefined)).toEqual({ refusal: 'ALREADY_SEATED' });
    expect(decideTakeSeat(full, 'dora', undefined)).toEqual({ refusal: 'TABLE_FULL' });
  });

  it('passes the host on clockwise, and closes with the last person', () => {
    const state = given(opened, sits(anna, 0), sits(ben, 1), sits(cem, 2));
    expect(eventsOf(decideLeave(state, anna))).toEqual([['table.seatLeft', { seat: 0, player: anna, host: ben, match: null }]]);
    expect(eventsOf(decideLeave(state, ben))).toEqual([['table.seatLeft', { seat: 1, player: ben, host: anna, match: null }]]);
    expect(eventsOf(decideLeave(given(opened, sits(anna, 0)), anna))).toEqual([
      ['table.seatLeft', { seat: 0, player: anna, host: null, match: null }],
      ['table.closed', {}],
    ]);
    expect(decideLeave(state, 'dora')).toEqual({ refusal: 'NOT_SEATED' });
  });

  it('seats a regular who is not there yet, for the host only', () => {
    const one = given(opened, sits(anna, 0));
    const first = decideAddHomie(one, anna, 'NORMAL', undefined);
    if (!('events' in first)) throw new Error('refused');
    const second = decideAddHomie(given(opened, sits(anna, 0), ...first.events), anna, 'SCHWER', 2);
    if (!('events' in second)) throw new Error('refused');
    expect(homieIn(first.events)).not.toBe(homieIn(second.events));
    expect(decideAddHomie(one, ben, 'NORMAL', undefined)).toEqual({ refusal: 'NOT_HOST' });
    expect(decideRemoveHomie(one, anna, 0)).toEqual({ refusal: 'NOT_SEATED' });
  });

  it('never seats the regular who has something else to do, whoever would be first', () => {
    const first = decideAddHomie(given(opened, sits(anna, 0)), anna, 'NORMAL', 1);
    if (!('events' in first)) throw new Error('refused');
    const busy = homieIn(first.events);
    const other = decideAddHomie(given(opened, sits(anna, 0)), anna, 'NORMAL', 1, busy);
    if (!('events' in other)) throw new Error('refused');
    expect(homieIn(other.events)).toEqual(expect.any(String));
    expect(homieIn(other.events)).not.toBe(busy);
  });

  it('starts with everybody who sits, and not alone', () => {
    const state = given(opened, sits(anna, 0), sits(cem, 2));
    expect(decideStart(given(opened, sits(anna, 0)), anna, { id: 'm1', fewest: 2 })).toEqual({ refusal: 'TOO_FEW_SEATED' });
    expect(decideStart(state, cem, { id: 'm1', fewest: 2 })).toEqual({ refusal: 'NOT_HOST' });
    expect(eventsOf(decideStart(state, anna, { id: 'm1', fewest: 2 }))).toEqual([
      [
        'table.matchStarted',
        { match: 'm1', startingSeat: null, game: 'kiezkoenig', options: {}, clockSeconds: 40, seats: [{ player: anna }, { player: cem }] },
      ],
    ]);
  });

  it('takes nobody while it plays, and moves the start on clockwise afterwards', () => {
    const playing = given(opened, sits(anna, 0), sits(ben, 1), started);
    expect(decideTakeSeat(playing, cem, undefined)).toEqual({ refusal: 'TABLE_PLAYING' });
    expect(decideStart(playing, anna, { id: 'm2', fewest: 2 })).toEqual({ refusal: 'TABLE_PLAYING' });
    const again = given(
      opened,
      sits(anna, 0),
      sits(ben, 1),
      started,
      tableEvent('matchEnded', { match: 'm1', startingSeat: 1, winners: [0] }),
      tableEvent('readySet', { seat: 1, player: ben, ready: true }),
    );
    expect(eventsOf(decideStart(again, anna, { id: 'm2', fewest: 2 }))).toMatchObject([['table.matchStarted', { startingSeat: 0 }]]);
  });
});

describe('Auf zwei Siege: a series at the table', () => {
  const begins = (match: string) => tableEvent('matchStarted', { ...started.data, match });
  const ends = (match: string, ...winners: number[]) => tableEvent('matchEnded', { match, startingSeat: 0, winners });
  const duel = [tableEvent('opened', { ...opened.data, winsNeeded: 2 }), sits(anna, 0), sits(ben, 2)];
  const stands = (...events: NewEvent[]) => {
    const state = given(...duel, ...events);
    return { wins: state.wins, winner: seriesWinner(state) };
  };

  it('is won by whoever wins two matches first, at the seat of the table', () => {
    expect(stands(begins('m1'), ends('m1', 1))).toEqual({ wins: [0, 0, 1], winner: undefined });
    expect(stands(begins('m1'), ends('m1', 1), begins('m2'), ends('m2', 0))).toEqual({ wins: [1, 0, 1], winner: undefined });
    expect(stands(begins('m1'), ends('m1', 1), begins('m2'), ends('m2', 1))).toEqual({ wins: [0, 0, 2], winner: 2 });
  });

  it('counts a drawn match for nobody', () => {
    expect(stands(begins('m1'), ends('m1', 0, 1), begins('m2'), ends('m2'))).toEqual({ wins: [0, 0, 0], winner: undefined });
  });

  it('begins anew with the match after its end', () => {
    const won = [begins('m1'), ends('m1', 0), begins('m2'), ends('m2', 0)];
    expect(stands(...won).winner).toBe(0);
    expect(stands(...won, begins('m3'))).toEqual({ wins: [0, 0, 0], winner: undefined });
  });

  it('and when somebody comes or goes, in the middle of a match too', () => {
    const left = tableEvent('seatLeft', { seat: 2, player: ben, host: anna, match: 'm2' });
    expect(stands(begins('m1'), ends('m1', 0), begins('m2'), left, ends('m2', 0))).toEqual({ wins: [0, 0, 0], winner: undefined });
    expect(stands(begins('m1'), ends('m1', 0), sits(cem, 1))).toEqual({ wins: [0, 0, 0], winner: undefined });
  });

  it('is none where each match stands alone', () => {
    const state = given(opened, sits(anna, 0), sits(ben, 1), started, ends('m1', 0));
    expect(seriesWinner(state)).toBeUndefined();
  });
});

describe('the host', () => {
  const three = [opened, sits(anna, 0), sits(ben, 1), sits(cem, 2)];
  const settings = {
    game: 'kiezkoenig',
    options: { langeNacht: true },
    clockSeconds: 20,
    winsNeeded: 1,
    listed: true,
    spectators: false,
    seats: 3,
  };

  it('changes the room, and everybody else is asked anew', () => {
    const decision = decideChange(given(...three), anna, { settings });
    expect(eventsOf(decision)).toEqual([['table.settingsChanged', settings]]);
    const state = given(...three, tableEvent('settingsChanged', settings));
    expect(state).toMatchObject({ clockSeconds: 20, listed: true, spectators: false, options: { langeNacht: true } });
    expect([...state.ready]).toEqual([anna]);
    expect(decideStart(state, anna, { id: 'm1', fewest: 2 })).toEqual({ refusal: 'NOT_READY' });
    expect(decideChange(state, ben, { settings })).toEqual({ refusal: 'NOT_HOST' });
  });

  it('takes seats away only if nobody loses one: who sits beyond moves up', () => {
    expect(decideChange(given(...three), anna, { settings: { ...settings, seats: 2 } })).toEqual({ refusal: 'TOO_MANY_SEATED' });
    const moved = given(opened, sits(anna, 0), sits(cem, 2), tableEvent('settingsChanged', { ...settings, seats: 2 }));
    expect(moved.seats).toEqual([{ player: anna }, { player: cem }]);
  });

  it('shuts the door, also while a match runs', () => {
    const locked = given(opened, sits(anna, 0), sits(ben, 1), tableEvent('doorLocked', { locked: true }));
    expect(decideTakeSeat(locked, cem, undefined)).toEqual({ refusal: 'TABLE_LOCKED' });
    expect(eventsOf(decideChange(given(opened, sits(anna, 0), sits(ben, 1), started), anna, { locked: true }))).toEqual([
      ['table.doorLocked', { locked: true }],
    ]);
    expect(decideChange(locked, ben, { locked: false })).toEqual({ refusal: 'NOT_HOST' });
  });

  it('sends somebody away, who may not come back', () => {
    expect(eventsOf(decideKick(given(...three), anna, 1))).toEqual([['table.seatKicked', { seat: 1, player: ben }]]);
    expect(decideKick(given(...three), anna, 0)).toEqual({ refusal: 'NOT_SEATED' });
    expect(decideKick(given(...three), ben, 2)).toEqual({ refusal: 'NOT_HOST' });
    const without = given(...three, tableEvent('seatKicked', { seat: 1, player: ben }));
    expect(without.seats[1]).toBeUndefined();
    expect(decideTakeSeat(without, ben, undefined)).toEqual({ refusal: 'KICKED' });
  });
});

describe('once more', () => {
  const over = [opened, sits(anna, 0), sits(ben, 1), started, tableEvent('matchEnded', { match: 'm1', startingSeat: 1, winners: [0] })];
  const again = { id: 'm2', fewest: 2 };
  const says = (player: string, seat: number, ready = true) => tableEvent('readySet', { seat, player, ready });

  it('begins with the last person who is ready, the start moved on', () => {
    expect(eventsOf(decideReady(given(...over), ben, true, again))).toEqual([['table.readySet', { seat: 1, player: ben, ready: true }]]);
    const last = eventsOf(decideReady(given(...over, says(ben, 1)), anna, true, again));
    expect(last).toMatchObject([
      ['table.readySet', { player: anna }],
      ['table.matchStarted', { match: 'm2', startingSeat: 0 }],
    ]);
  });

  it('waits for nobody who has gone or is a homie', () => {
    const alone = given(...over, tableEvent('seatLeft', { seat: 1, player: ben, host: anna, match: null }));
    expect(eventsOf(decideReady(alone, anna, true, again))).toHaveLength(1);
    const withHomie = given(
      opened,
      sits(anna, 0),
      tableEvent('homieAdded', { seat: 1, homie: 'KALLE', level: 'NORMAL' }),
      ...over.slice(3),
    );
    expect(eventsOf(decideReady(withHomie, anna, true, again))).toHaveLength(2);
  });

  it('begins no first match: that is for the host', () => {
    const fresh = given(opened, sits(anna, 0), sits(ben, 1));
    expect(eventsOf(decideReady(fresh, ben, true, again))).toEqual([]);
    expect(eventsOf(decideReady(fresh, ben, false, again))).toHaveLength(1);
    expect(decideReady(fresh, cem, true, again)).toEqual({ refusal: 'NOT_SEATED' });
  });

  it('remembers what was played, with its winners', () => {
    expect(given(...over).history).toMatchObject([{ match: 'm1', game: 'kiezkoenig', winners: [{ player: anna }] }]);
  });
});

describe('gestures', () => {
  const now = new Date('2026-01-01T20:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const after = (...seconds: number[]) => ({
    ...given(opened, sits(anna, 0), sits(ben, 1)),
    emotes: new Map([[anna, seconds.map(ago)]]),
  });

  it('are for those who sit', () => {
    expect(eventsOf(decideEmote(after(), anna, 'PROST', now))).toEqual([['table.emoted', { seat: 0, player: anna, emote: 'PROST' }]]);
    expect(decideEmote(after(), cem, 'PROST', now)).toEqual({ refusal: 'NOT_SEATED' });
  });

  it('come one in two seconds, and six in a minute', () => {
    expect(decideEmote(after(1.5), anna, 'PROST', now)).toEqual({ refusal: 'TOO_SOON', retryAfterMs: 500 });
    expect(decideEmote(after(2), anna, 'PROST', now)).toHaveProperty('events');
    expect(decideEmote(after(50, 40, 30, 20, 10, 5), anna, 'PROST', now)).toEqual({ refusal: 'TOO_SOON', retryAfterMs: 10_000 });
    expect(decideEmote(after(60, 40, 30, 20, 10, 5), anna, 'PROST', now)).toHaveProperty('events');
    expect(decideEmote(after(1), ben, 'PROST', now)).toHaveProperty('events');
  });
});
