import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/index.js';
import { appendBatch } from '../event-store/append-batch.js';
import { type EventStore, emptyHead, type StoredEvent } from '../event-store/index.js';
import { prepareAppend } from '../event-store/prepared-append.js';
import { House, headOf, toasting, waitingForLock } from '../event-store/store.fixture.js';
import { newId } from '../ids/index.js';
import { testDatabase } from '../testing/index.js';
import { FeedFollower } from './index.js';

describe('the feed', () => {
  let house: House;
  let store: EventStore;
  let database: Database;

  beforeAll(async () => {
    house = await House.open();
    ({ store, database } = house.store({}, 'writer'));
  });

  afterAll(() => house.close());

  /** Follows from here on; `until` resolves when that many events came. */
  async function follow(handle: (events: readonly StoredEvent[]) => void = () => {}, options: { pollMs?: number; pageSize?: number } = {}) {
    const seen: number[] = [];
    const after = await store.headPosition();
    let reached = () => {};
    let wanted = Number.POSITIVE_INFINITY;
    const take = async (events: readonly StoredEvent[]) => {
      handle(events);
      seen.push(...events.map(({ position }) => position));
      if (seen.length >= wanted) reached();
    };
    const follower = new FeedFollower(store, take, { after, pollMs: 5, log: house.log, ...options });
    follower.start();
    const until = (count: number) =>
      new Promise<void>((resolve) => {
        wanted = count;
        reached = resolve;
        if (seen.length >= count) resolve();
      });
    return { follower, seen, after, until };
  }

  const upTo = (after: number, count: number) => Array.from({ length: count }, (_, index) => after + 1 + index);

  it('neither skips nor reorders when one append is held open while others wait behind it', async () => {
    const { follower, seen, after, until } = await follow();
    const holder = await database.pool.connect();
    await holder.query('begin');
    const [position] = await appendBatch(holder, [prepareAppend(toasting(2))]);
    expect(position).toBe(after + 1);
    const waiting = [1, 2, 3].map((count) => store.append(toasting(count)));
    await waitingForLock(database, 'writer');
    expect(await store.readAll(after, 100)).toEqual([]);
    await holder.query('commit');
    holder.release();
    await Promise.all(waiting);
    await until(8);
    await follower.stop();
    expect(seen).toEqual(upTo(after, 8));
  });

  it('leaves no hole when an open append is rolled back', async () => {
    const { follower, seen, after, until } = await follow();
    const holder = await database.pool.connect();
    await holder.query('begin');
    await appendBatch(holder, [prepareAppend(toasting(2))]);
    const waiting = store.append(toasting(1));
    await waitingForLock(database, 'writer');
    await holder.query('rollback');
    holder.release();
    await waiting;
    await until(1);
    await follower.stop();
    expect(seen).toEqual([after + 1]);
  });

  it('is not stalled by a writer in another database whose transaction stays open', async () => {
    const elsewhere = await testDatabase();
    const other = house.store().database;
    const stranger = new (await import('pg')).default.Client({ connectionString: elsewhere.url });
    await stranger.connect();
    await stranger.query('begin; create table note (id int); insert into note values (1)');
    const local = await other.pool.connect();
    await local.query("begin; insert into projection_checkpoint (name, version, position) values ('open', 1, 0)");
    const { follower, seen, after, until } = await follow();
    await store.append(toasting(3));
    await until(3);
    expect(seen).toEqual(upTo(after, 3));
    await follower.stop();
    await local.query('rollback');
    local.release();
    await stranger.end();
    await elsewhere.close();
  });

  it('delivers all in order, page by page, while two processes write', async () => {
    const two = house.store().store;
    const { follower, seen, after, until } = await follow(undefined, { pageSize: 7 });
    const writers = Array.from({ length: 20 }, async (_, index) => {
      const stream = newId();
      let expected = emptyHead(stream);
      for (let round = 1; round <= 5; round++)
        expected = headOf(await (index % 2 ? two : store).append(toasting(round, { stream, expected })));
    });
    await Promise.all(writers);
    await until(300);
    await follower.stop();
    expect(seen).toEqual(upTo(after, 300));
  });

  it('delivers a page again when handling failed, reports it once, and recovers', async () => {
    let failures = 3;
    const { follower, seen, after, until } = await follow(() => {
      if (failures-- > 0) throw new Error('the slate broke');
    });
    await store.append(toasting(2));
    await until(2);
    await follower.stop();
    expect(seen).toEqual(upTo(after, 2));
    expect(follower.lastError).toBeUndefined();
    expect(house.log.lines.filter(({ message }) => message === 'the slate broke')).toHaveLength(1);
  });

  it('needs no polling when it is woken', async () => {
    const { follower, until } = await follow(undefined, { pollMs: 60_000 });
    const stop = store.onCommitted(() => follower.wake());
    for (let round = 1; round <= 3; round++) {
      await store.append(toasting(1));
      await until(round);
    }
    stop();
    await follower.stop();
  });
});
