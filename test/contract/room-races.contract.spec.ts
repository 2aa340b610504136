import './patience.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventDefinitions, tableEvents } from '@tavern-jack/contracts/events';
import { captureLog, Database, EventCatalog, EventStore, uuidOf } from '@tavern-jack/platform';
import { crowd, type Regular, regulars, type SeatedTable, seatedAt } from './crowd.js';
import { type House, openHouse } from './house.js';

const ROUNDS = 500;
jest.setTimeout(600_000);

describe('races at a table', () => {
  let house: House;
  let people: Regular[];

  beforeAll(async () => {
    // No worker: nobody plays the matches that begin here, and their clocks ring for nobody.
    house = await openHouse({ redisUrl: process.env.REDIS_URL, role: 'api' });
    people = await regulars(await crowd(house, 50), [house.url]);
  });
  afterAll(async () => {
    await Promise.all(people.map(({ socket }) => socket.cut()));
    await house.close();
  });

  it(`${ROUNDS} times fifty guests rush at a table of four: four seats, 46 typed answers, no ghost seat`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const host = people[round % people.length] as Regular;
      const { table } = await host.does('openTable', { options: { kiezkoenig: {} }, seats: 4 });
      const others = people.filter((one) => one !== host);
      const answers = await Promise.all(others.map((one) => one.does('takeSeat', { joinCode: table?.joinCode })));
      const seated = others.filter((_, n) => answers[n]?.__typename === 'TableSuccess').map(({ id }) => id);
      expect(answers.filter(({ code }) => code === 'TABLE_FULL')).toHaveLength(46);
      expect(seatedAt(await host.table(table?.id as string)).sort()).toEqual([host.id, ...seated].sort());
    }
  });

  it(`${ROUNDS} times two people click "once more" twice, all at once: one match`, async () => {
    const { database } = house;
    const db = new Database(database.url, { poolSize: 4 });
    const store = new EventStore(db, new EventCatalog(eventDefinitions), { log: captureLog() });
    const pairs = Array.from({ length: 10 }, (_, n) => people.slice(2 * n, 2 * n + 2) as [Regular, Regular]);
    await Promise.all(pairs.map((pair) => rematches(store, pair, ROUNDS / pairs.length)));
    await store.close();
    await db.close();
  });

  async function rematches(store: EventStore, [ben, mia]: readonly [Regular, Regular], rounds: number): Promise<void> {
    const { table } = await ben.does('openTable', { options: { kronenduell: {} }, seats: 2 });
    const tableId = table?.id as string;
    await mia.does('takeSeat', { joinCode: table?.joinCode });
    await ben.does('startMatch', { tableId });
    const matches = new Set<string | null>();
    for (let round = 1; round <= rounds; round++) {
      await endMatch(store, await ben.table(tableId));
      const clicks = [ben, mia, ben, mia].map((one) => one.does('setReady', { tableId, ready: true }));
      const answers = await Promise.all(clicks);
      const started = await mia.table(tableId);
      expect(started).toMatchObject({ status: 'PLAYING', matchCount: round + 1 });
      expect(answers.every(({ __typename, code }) => __typename === 'TableSuccess' || code === 'TABLE_PLAYING')).toBe(true);
      matches.add(started.matchId);
    }
    expect(matches.size).toBe(rounds);
  }

  /** Ends the table's match as another node of the house would store it: to play each of them out takes too long. */
  async function endMatch(store: EventStore, { id, matchId }: SeatedTable): Promise<void> {
    const stream = uuidOf('tbl', id) as string;
    const expected = (await store.readStream(stream)).at(-1);
    if (!expected) throw new Error('there is no such table');
    const data = { match: uuidOf('mat', matchId ?? ''), startingSeat: 0, winners: [0] };
    const ended = { type: 'table.matchEnded', schema: tableEvents.matchEnded.schema, data };
    const commandId = randomUUID();
    const meta = { actor: { kind: 'house' as const }, cause: commandId, correlation: stream };
    const result = await store.append({ stream, expected, commandId, events: [ended], meta });
    expect(result.kind).toBe('appended');
  }
});
