import './patience.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LOBBY_FRAMES, PRESENCE_FRAMES } from './documents.js';
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
  readonly people: readonly { readonly id: string; readonly name: string }[];
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

  get frames(): Frame[] {
    return this.operation.answers.map(({ data }) => (data as { presenceFrames: Frame }).presenceFrames);
  }

  get told(): (readonly string[])[] {
    return this.frames.map(({ present }) => present);
  }

  /** Resolves when everybody is called like this, in the order of the seats. */
  reads(...names: string[]): Promise<unknown> {
    const read = () => this.frames.at(-1)?.people.map(({ name }) => name);
    return until(`${names} to be read`, () => JSON.stringify(read()) === JSON.stringify(names), SOON_MS);
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

  describe('is told by name', () => {
    const called = (who: Guest, name: string) => who.does('changeName', { commandId: undefined, name });

    it('which may change: everybody in the room and in the lobby reads it soon, at every node, without any event', async () => {
      const kim = await Guest.signIn(house.url, 'Kim');
      const room = await kim.opens({ listed: true, seats: 3 });
      await mia.sits(room.joinCode);
      const viewers = await Promise.all([house.url, second.url].map((url) => Viewer.at(url, mia.token, { tableId: room.id })));
      // A lobby shows rooms whose host is there.
      const sockets = await Promise.all([kim, ada.at(second.url), ada].map((guest) => guest.connects()));
      const lobbies = sockets.slice(1).map((socket) => socket.start(LOBBY_FRAMES));
      const hostIs = (name: string) => {
        const host = ({ answers }: Operation) =>
          (answers.at(-1)?.data as { lobbyFrames: { tables: { host: string }[] } } | undefined)?.lobbyFrames.tables[0]?.host;
        return until(`the lobby to name ${name}`, () => lobbies.every((lobby) => host(lobby) === name));
      };
      await Promise.all([...viewers.map((viewer) => viewer.reads('Kim', 'Mia')), hostIs('Kim')]);
      const { version } = await kim.table(room.id);
      const begun = performance.now();
      await called(kim.at(second.url), 'Kimberly');
      await Promise.all([...viewers.map((viewer) => viewer.reads('Kimberly', 'Mia')), hostIs('Kimberly')]);
      expect(performance.now() - begun).toBeLessThan(SOON_MS);
      expect(await kim.table(room.id)).toMatchObject({ version });
      await Promise.all([...sockets, ...viewers.map(({ socket }) => socket)].map((socket) => socket.cut()));
    });

    it('also in a match, to spectators, who tell two of one name apart; once it is erased nobody reads it', async () => {
      const kim = await Guest.signIn(house.url, 'Kim');
      const room = await kim.opens();
      await mia.sits(room.joinCode);
      const matchId = await kim.starts(room.id);
      const viewers = await Promise.all([house.url, second.url].map((url) => Viewer.at(url, undefined, { matchId })));
      await Promise.all(viewers.map((viewer) => viewer.reads('Kim', 'Mia')));
      await called(kim, 'mia');
      await Promise.all(viewers.map((viewer) => viewer.reads('mia', 'Mia 2')));
      expect((await kim.ask('mutation { eraseMe }')).data).toEqual({ eraseMe: true });
      await Promise.all(viewers.map((viewer) => viewer.reads('Gast', 'Mia')));
      await Promise.all(viewers.map(({ socket }) => socket.cut()));
    });
  });
});
