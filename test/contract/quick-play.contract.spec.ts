import './patience.js';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TABLE_FRAMES } from './documents.js';
import type { GraphqlSocketClient } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import type { Table, TableFrame } from './shapes.js';
import { until } from './waiting.js';

const START_MS = 1_500;
const times = {
  presence: { graceMs: 200, beatMs: 300, freshMs: 1_200, lookMs: 300 },
  quickPlay: { startMs: START_MS, ghostMs: 600, lookMs: 100 },
};

interface QuickTable extends Table {
  readonly game: string;
  readonly listed: boolean;
  readonly quick: { readonly startsAt: string | null; readonly homiesWelcome: readonly number[] } | null;
}

const people = ({ seats }: Table) => seats.flatMap(({ occupant }) => occupant?.id ?? []);

/** Somebody who waits for strangers and looks at the table meanwhile. */
class Waiting {
  private constructor(
    readonly guest: Guest,
    readonly socket: GraphqlSocketClient,
    readonly frames: TableFrame[],
    readonly table: QuickTable,
  ) {}

  static async taps(guest: Guest, game: string, homies: boolean): Promise<Waiting> {
    const socket = await guest.connects();
    const { table } = (await guest.does('quickPlay', { game, homies })) as { table?: QuickTable };
    if (!table) throw new Error('no table');
    const operation = socket.start(TABLE_FRAMES, { tableId: table.id, afterVersion: 0 });
    const frames: TableFrame[] = [];
    void (async () => {
      for (;;) frames.push((await operation.next(60_000)).data?.tableFrames as TableFrame);
    })().catch(() => undefined);
    return new Waiting(guest, socket, frames, table);
  }

  sees(kind: string): Promise<TableFrame> {
    return until(kind, () => this.frames.find(({ event }) => event === kind));
  }
}

describe('quick play', () => {
  let house: House;
  let guests: Guest[];
  const sockets: GraphqlSocketClient[] = [];

  beforeAll(async () => {
    house = await openHouse({ times });
    guests = await Promise.all(['Ben', 'Mia', 'Ada', 'Cem', 'Eva'].map((name) => Guest.signIn(house.url, name)));
  });
  afterAll(async () => {
    await Promise.all(sockets.map((socket) => socket.cut()));
    await house.close();
  });

  async function taps(guest: Guest | undefined, game: string, homies = false): Promise<Waiting> {
    const waiting = await Waiting.taps(guest as Guest, game, homies);
    sockets.push(waiting.socket);
    return waiting;
  }

  it.each([
    ['KIEZKOENIG', 4],
    ['KRONENDUELL', 2],
    ['WUERFELKOENIG', 4],
    ['KING', 4],
    ['KIERKI', 4],
    ['RENTZ', 4],
  ])('%s: one tap, and you sit at a table for %i without a host, by the official rules and the clock', async (game, seats) => {
    const ben = guests[0] as Guest;
    const commandId = randomUUID();
    const before = Date.now();
    const tap = (id = commandId) => ben.does('quickPlay', { game, homies: true, commandId: id }) as Promise<{ table?: QuickTable }>;
    const { table } = await tap();
    expect(table).toMatchObject({ game, host: null, clockSeconds: 40, listed: false, spectators: true, status: 'OPEN' });
    expect(table?.seats.map(({ occupant }) => occupant?.id ?? null)).toEqual([ben.id, ...Array.from({ length: seats - 1 }, () => null)]);
    expect(table?.quick?.homiesWelcome).toEqual([0]);
    expect(Date.parse(table?.quick?.startsAt ?? '') - before).toBeGreaterThan(START_MS - 100);
    for (const again of [commandId, randomUUID()])
      expect((await tap(again)).table).toMatchObject({ id: table?.id, version: table?.version });
    await ben.does('leaveTable', { tableId: table?.id });
    expect((await tap()).table).toMatchObject({ id: table?.id, status: 'CLOSED' });
    expect((await tap(randomUUID())).table?.id).not.toBe(table?.id);
  });

  it('with the last seat the match begins at once', async () => {
    const ben = await taps(guests[0], 'KRONENDUELL');
    const mia = await taps(guests[1], 'KRONENDUELL');
    const { table } = await mia.sees('MATCH_STARTED');
    expect(ben.table.id).toBe(mia.table.id);
    expect(people(table)).toEqual([ben.guest.id, mia.guest.id]);
    expect(table.matchId).toMatch(/^mat_/);
    expect((await mia.guest.match(table.matchId as string)).mySeat).toBe(1);
  });

  it('when time is up it begins with homies for those who are content, else with whoever is there, else it waits once more', async () => {
    const alone = await taps(guests[0], 'KIEZKOENIG', true);
    const pair = [await taps(guests[1], 'WUERFELKOENIG', true), await taps(guests[2], 'WUERFELKOENIG')] as const;
    const few = await taps(guests[3], 'RENTZ');
    const begun = (await alone.sees('MATCH_STARTED')).table;
    expect(begun.seats.map(({ occupant }) => occupant?.level ?? occupant?.id)).toEqual([alone.guest.id, 'NORMAL', 'NORMAL', 'NORMAL']);
    const { table } = await pair[0].sees('MATCH_STARTED');
    expect(table.seats.map(({ occupant }) => occupant?.id ?? null)).toEqual([...pair.map(({ guest }) => guest.id), null, null]);
    const waited = await until('one more wait', () => few.frames.filter(({ event }) => event === 'WAITED')[1]);
    expect(waited.table).toMatchObject({ status: 'OPEN', matchCount: 0 });
    await few.guest.does('leaveTable', { tableId: few.table.id });
    await few.socket.cut();
  });

  it('who closes the tab is taken off, and who keeps it open is not', async () => {
    const [gone, stays] = [await taps(guests[3], 'KING'), await taps(guests[4], 'KING')];
    expect(gone.table.id).toBe(stays.table.id);
    await gone.socket.cut();
    const left = await stays.sees('SEAT_LEFT');
    expect(people(left.table)).toEqual([stays.guest.id]);
    await sleep(times.quickPlay.ghostMs + 400);
    expect(people(await stays.guest.table(stays.table.id))).toEqual([stays.guest.id]);
    await stays.socket.cut();
    await until('the empty table to close', async () => (await gone.guest.table(gone.table.id)).status === 'CLOSED');
  });

  it('who wants to play another game leaves the table where they wait', async () => {
    const [ben, mia] = [await taps(guests[4], 'KIERKI'), await taps(guests[3], 'KIERKI')];
    const other = await taps(ben.guest, 'RENTZ');
    expect(people(other.table)).toEqual([ben.guest.id]);
    await mia.sees('SEAT_LEFT');
    expect(people(await mia.guest.table(mia.table.id))).toEqual([mia.guest.id]);
  });
});
