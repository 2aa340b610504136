import './patience.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRESENCE_FRAMES } from './documents.js';
import { GraphqlSocketClient, type Operation } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, type Node, openHouse, openNode } from './house.js';
import { QUEUES } from './queues.js';
import type { Table } from './shapes.js';
import { until } from './waiting.js';
import { codeOf } from './wire.js';

const SOON_MS = 2_000;
const GRACE_MS = 400;
const times = { presence: { graceMs: GRACE_MS, beatMs: 500, freshMs: 2_000, lookMs: 500 } };

interface Frame {
  readonly serverTime: string;
  readonly present: readonly string[];
}

/** Somebody who looks at who is there, and everything they were told. */
class Viewer {
  private constructor(
    readonly socket: GraphqlSocketClient,
    readonly operation: Operation,
  ) {}

  static async at(url: string, token: string | undefined, of: object): Promise<Viewer> {
    const socket = await GraphqlSocketClient.greet(url, token);
    return new Viewer(socket, socket.start(PRESENCE_FRAMES, { of }));
  }

  get told(): (readonly string[])[] {
    return this.operation.answers.map(({ data }) => (data as { presenceFrames: Frame }).presenceFrames.present);
  }

  /** Resolves when exactly these are there, in any order. */
  sees(people: readonly Guest[], ms = SOON_MS): Promise<unknown> {
    const ids = people.map(({ id }) => id).sort();
    return until(`${ids} to be there`, () => JSON.stringify([...(this.told.at(-1) ?? ['?'])].sort()) === JSON.stringify(ids), ms);
  }
}

describe.each(QUEUES)('who is there, with hints on $queue', ({ redisUrl }) => {
  let house: House;
  let second: Node;
  let ben: Guest;
  let mia: Guest;
  let ada: Guest;
  let table: Table;

  beforeAll(async () => {
    house = await openHouse({ redisUrl: redisUrl(), times });
    second = await openNode(house.database.url, { redisUrl: redisUrl(), role: 'api', times });
    const names = ['Ben', 'Mia', 'Ada'];
    [ben, mia, ada] = (await Promise.all(names.map((name) => Guest.signIn(house.url, name)))) as [Guest, Guest, Guest];
    table = await ben.opens({ seats: 3 });
    for (const guest of [mia, ada]) await guest.sits(table.joinCode);
  });
  afterAll(async () => {
    await second.close();
    await house.close();
  });

  it('is the same for everybody, at whichever node they look and sit, within two seconds', async () => {
    const of = { tableId: table.id };
    const viewers = await Promise.all([Viewer.at(house.url, ben.token, of), Viewer.at(second.url, mia.token, of)]);
    await Promise.all(viewers.map((viewer) => viewer.sees([ben, mia])));
    const hers = await ada.at(second.url).connects();
    await Promise.all(viewers.map((viewer) => viewer.sees([ben, mia, ada])));
    await hers.cut();
    await Promise.all(viewers.map((viewer) => viewer.sees([ben, mia], GRACE_MS + SOON_MS)));
    expect(viewers.map(({ told }) => told.at(-1))).toEqual([
      [ben.id, mia.id],
      [ben.id, mia.id],
    ]);
    await Promise.all(viewers.map(({ socket }) => socket.cut()));
  });

  it('does not flap with a line that does, and counts several tabs once', async () => {
    const of = { tableId: table.id };
    const viewers = await Promise.all([Viewer.at(house.url, ben.token, of), Viewer.at(second.url, mia.token, of)]);
    let hers = await ada.connects();
    await Promise.all(viewers.map((viewer) => viewer.sees([ben, mia, ada])));
    const before = viewers.map(({ told }) => told.length);
    for (let n = 0; n < 3; n++) {
      await hers.cut();
      await sleep(GRACE_MS / 4);
      hers = await ada.at(n % 2 ? house.url : second.url).connects();
    }
    const tab = await ada.connects();
    await tab.cut();
    await sleep(GRACE_MS + 1_200);
    expect(viewers.map(({ told }) => told.length)).toEqual(before);
    await Promise.all([hers, ...viewers.map(({ socket }) => socket)].map((socket) => socket.cut()));
  });

  it('follows those who come to the table and leave it', async () => {
    const room = await ben.opens({ seats: 3 });
    const viewer = await Viewer.at(second.url, ben.token, { tableId: room.id });
    await viewer.sees([ben]);
    const hers = await mia.connects();
    await mia.sits(room.joinCode);
    await viewer.sees([ben, mia]);
    await mia.does('leaveTable', { tableId: room.id });
    await viewer.sees([ben]);
    await Promise.all([hers.cut(), viewer.socket.cut()]);
  });

  it('is told of a match to spectators, too, and of a table to players only', async () => {
    const room = await ben.opens();
    await mia.sits(room.joinCode);
    const matchId = await ben.starts(room.id);
    const his = await ben.connects();
    const viewer = await Viewer.at(house.url, undefined, { matchId });
    await viewer.sees([ben]);
    const stranger = await GraphqlSocketClient.greet(house.url);
    for (const asked of [{ tableId: room.id }, { tableId: 'x' }, { matchId: `mat_${'0'.repeat(32)}` }])
      expect(codeOf(await stranger.start(PRESENCE_FRAMES, { of: asked }).next())).toBe('BAD_USER_INPUT');
    await Promise.all([his, viewer.socket, stranger].map((socket) => socket.cut()));
  });

  it('of a match that may not be watched is told to its players only', async () => {
    const room = await ben.opens({ spectators: false });
    await mia.sits(room.joinCode);
    const matchId = await ben.starts(room.id);
    const viewer = await Viewer.at(house.url, mia.token, { matchId });
    await viewer.sees([mia]);
    const hers = await ada.connects();
    expect(codeOf(await hers.start(PRESENCE_FRAMES, { of: { matchId } }).next())).toBe('BAD_USER_INPUT');
    await Promise.all([hers.cut(), viewer.socket.cut()]);
  });
});
