import { describe, expect, it } from '@jest/globals';
import type { NewEvent, StoredEvent } from '@tavern-jack/platform';
import { decideAddHomie, decideLeave, decideRemoveHomie, decideStart, decideTakeSeat, tableEvent } from './table-decide.js';
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

const homieIn = ([event]: readonly NewEvent[]) => (event?.data as { homie?: string } | undefined)?.homie;

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

  it('starts with everybody who sits, and not alone', () => {
    const state = given(opened, sits(anna, 0), sits(cem, 2));
    expect(decideStart(given(opened, sits(anna, 0)), anna, 'm1', 2)).toEqual({ refusal: 'TOO_FEW_SEATED' });
    expect(decideStart(state, cem, 'm1', 2)).toEqual({ refusal: 'NOT_HOST' });
    expect(eventsOf(decideStart(state, anna, 'm1', 2))).toEqual([
      [
        'table.matchStarted',
        { match: 'm1', startingSeat: null, game: 'kiezkoenig', options: {}, clockSeconds: 40, seats: [{ player: anna }, { player: cem }] },
      ],
    ]);
  });

  it('takes nobody while it plays, and moves the start on clockwise afterwards', () => {
    const playing = given(opened, sits(anna, 0), sits(ben, 1), started);
    expect(decideTakeSeat(playing, cem, undefined)).toEqual({ refusal: 'TABLE_PLAYING' });
    expect(decideStart(playing, anna, 'm2', 2)).toEqual({ refusal: 'TABLE_PLAYING' });
    const again = given(
      opened,
      sits(anna, 0),
      sits(ben, 1),
      started,
      tableEvent('matchEnded', { match: 'm1', startingSeat: 1, winners: [0] }),
    );
    expect(eventsOf(decideStart(again, anna, 'm2', 2))).toMatchObject([['table.matchStarted', { startingSeat: 0 }]]);
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
