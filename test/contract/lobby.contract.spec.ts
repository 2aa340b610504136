import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRESENCE_WAITS } from '@tavern-jack/platform';
import { LOBBY_FRAMES } from './documents.js';
import { GraphqlSocketClient, type Operation } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, type Node, openHouse, openNode } from './house.js';
import { until } from './waiting.js';

interface LobbyTable {
  readonly joinCode: string;
  readonly game: string;
  readonly host: string;
  readonly people: number;
}

interface Lobby {
  readonly serverTime: string;
  readonly tables: readonly LobbyTable[];
  readonly queues: readonly { readonly game: string; readonly waiting: number }[];
}

const KRONENDUELL = { options: { kronenduell: {} }, seats: 2 };

describe('the lobby', () => {
  let house: House;
  let second: Node;
  let ben: Guest;
  let mia: Guest;
  let sockets: GraphqlSocketClient[];
  let everything: Operation;
  let duels: Operation;

  beforeAll(async () => {
    house = await openHouse({ times: { presence: { ...PRESENCE_WAITS, graceMs: 300 } } });
    second = await openNode(house.database.url, { role: 'api' });
    [ben, mia] = (await Promise.all(['Ben', 'Mia'].map((name) => Guest.signIn(house.url, name)))) as [Guest, Guest];
    // Whoever looks in from the street may see the tables, at a node that keeps no list itself, too.
    sockets = await Promise.all([house.url, second.url].map((url) => GraphqlSocketClient.greet(url)));
    // A host who has gone has no table in the list.
    sockets.push(await ben.connects(), await mia.connects());
    everything = sockets[0]?.start(LOBBY_FRAMES) as Operation;
    duels = sockets[1]?.start(LOBBY_FRAMES, { game: 'KRONENDUELL' }) as Operation;
  });
  afterAll(async () => {
    await Promise.all(sockets.map((socket) => socket.cut()));
    await second.close();
    await house.close();
  });

  const now = (operation: Operation) => operation.answers.at(-1)?.data?.lobbyFrames as Lobby | undefined;
  const codes = (operation: Operation) => now(operation)?.tables.map(({ joinCode }) => joinCode);
  const shows = (operation: Operation, ...wanted: string[]) =>
    until(`the tables ${wanted}`, () => JSON.stringify(codes(operation)) === JSON.stringify(wanted));

  it('is empty, and that is said at once', async () => {
    await until('both to be told', () => now(everything) && now(duels));
    expect([now(everything), now(duels)]).toMatchObject([
      { tables: [], queues: [] },
      { tables: [], queues: [] },
    ]);
  });

  it('shows listed tables with a free seat, the oldest first, with all that one wants to know', async () => {
    const first = await ben.opens({ listed: true, seats: 3, winsNeeded: 2 });
    const duel = await mia.opens({ ...KRONENDUELL, listed: true });
    const [friends, locked, full, left] = [
      await ben.opens(),
      await ben.opens({ listed: true }),
      await ben.opens({ listed: true }),
      await ben.opens({ listed: true }),
    ];
    await ben.does('changeTable', { tableId: locked.id, locked: true });
    await ben.does('addHomie', { tableId: full.id, level: 'NORMAL' });
    await ben.does('leaveTable', { tableId: left.id });
    await mia.sits(first.joinCode);
    await until('two to sit at the first', () => now(everything)?.tables[0]?.people === 2);
    await shows(everything, first.joinCode, duel.joinCode);
    await shows(duels, duel.joinCode);
    expect(now(everything)?.tables[0]).toMatchObject({
      game: 'KIEZKOENIG',
      options: { __typename: 'KiezkoenigOptions', langeNacht: false },
      official: true,
      host: 'Ben',
      seats: 3,
      people: 2,
      homies: 0,
      clockSeconds: 40,
      winsNeeded: 2,
    });
    // Everything turns round: what was shown is not, what was not is.
    await ben.starts(first.id);
    await mia.does('leaveTable', { tableId: duel.id });
    await ben.does('changeTable', { tableId: friends.id, listed: true, options: { kronenduell: {} } });
    await ben.does('changeTable', { tableId: locked.id, locked: false, options: { kiezkoenig: { langeNacht: true } } });
    await ben.does('removeHomie', { tableId: full.id, seat: 1 });
    await shows(everything, friends.joinCode, locked.joinCode, full.joinCode);
    await shows(duels, friends.joinCode);
    expect(now(everything)?.tables).toMatchObject([
      { game: 'KRONENDUELL' },
      { official: false, options: { langeNacht: true } },
      { homies: 0 },
    ]);
    for (const { id } of [friends, locked, full]) await ben.does('leaveTable', { tableId: id });
    await shows(everything);
  });

  it('shows no room whose host has walked away', async () => {
    const ada = await Guest.signIn(house.url, 'Ada');
    const { joinCode, id } = await ada.opens({ listed: true });
    const mine = await ben.opens({ listed: true });
    await shows(everything, mine.joinCode);
    const socket = await ada.connects();
    await shows(everything, joinCode, mine.joinCode);
    await socket.cut();
    await shows(everything, mine.joinCode);
    await ada.does('leaveTable', { tableId: id });
    await ben.does('leaveTable', { tableId: mine.id });
    await shows(everything);
  });

  it('tells who waits for strangers, and for which game', async () => {
    const answer = await ben.does('quickPlay', { game: 'KING', homies: false });
    await mia.does('quickPlay', { game: 'KING', homies: false });
    await until('two to wait', () => now(everything)?.queues[0]?.waiting === 2);
    expect(now(everything)?.queues).toMatchObject([{ game: 'KING', waiting: 2 }]);
    for (const guest of [ben, mia]) await guest.does('leaveTable', { tableId: answer.table?.id });
    await until('nobody to wait', () => now(everything)?.queues.length === 0);
    expect(codes(everything)).toEqual([]);
  });
});
