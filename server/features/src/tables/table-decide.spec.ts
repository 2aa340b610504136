import { describe, expect, it } from '@jest/globals';
import type { NewEvent, StoredEvent } from '@tavern-jack/platform';
import { decideAddHomie, decideLeave, decideRemoveHomie, decideStart, decideTakeSeat, tableEvent } from './table-decide.js';
import { type TableState, tableFold } from './table-state.js';

const ID = '0193a0b0-0000-7000-8000-000000000001';
const [anna, ben, cem] = ['anna', 'ben', 'cem'] as const;

function given(...events: NewEvent[]): TableState {
  const stored = events.map((event, index) => ({ ...event, version: index + 1, commandId: `c${index}` }) as unknown as StoredEvent);
  return stored.reduce((state, event) => tableFold.evolve(state, event), tableFold.initial(ID));
}

const opened = tableEvent('opened', { joinCode: 'BCD234', game: 'kiezkoenig', options: {}, seats: 3, clockSeconds: 40, host: anna });
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
    const again = given(opened, sits(anna, 0), sits(ben, 1), started, tableEvent('matchEnded', { match: 'm1', startingSeat: 1 }));
    expect(eventsOf(decideStart(again, anna, 'm2', 2))).toMatchObject([['table.matchStarted', { startingSeat: 0 }]]);
  });
});
