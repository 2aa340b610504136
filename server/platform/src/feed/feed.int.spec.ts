import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Gate } from '../alarms/gate.fixture.js';
import type { Database } from '../database/index.js';
import { appendBatch } from '../event-store/append-batch.js';
import { type EventStore, emptyHead, type StoredEvent } from '../event-store/index.js';
import { prepareAppend } from '../event-store/prepared-append.js';
import { House, headOf, toasting, waitingForLock } from '../event-store/store.fixture.js';
import { createHints } from '../hints/index.js';
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

  it('leaves no hole when the process of an open append dies between its statement and its commit', async () => {
    const { follower, seen, after, until } = await follow();
    const holder = database.dedicated();
    holder.on('error', () => undefined);
    await holder.connect();
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    await holder.query('begin');
    await appendBatch(holder, [prepareAppend(toasting(4))]);
    const waiting = [2, 1].map((count) => store.append(toasting(count)));
    await waitingForLock(database, 'writer');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await Promise.all(waiting);
    await until(3);
    await follower.stop();
    expect(seen).toEqual(upTo(after, 3));
  });

  it('passes no open append, one behind the other, whichever way a reader asks and wherever its cursor is', async () => {
    const after = await store.headPosition();
    const first = toasting(2);
    let holder = await database.pool.connect();
    for (const round of [1, 2, 3]) {
      await holder.query('begin');
      await appendBatch(holder, [prepareAppend(round === 1 ? first : toasting(2))]);
      const next = await database.pool.connect();
      const queued = next.query('begin; select from feed_head for update');
      await waitingForLock(database, 'writer');
      const shown = 2 * (round - 1);
      expect(await store.headPosition()).toBe(after + shown);
      for (const cursor of [after, after + 1, after + 2, after + shown])
        expect((await store.readAll(cursor, 100)).map(({ position }) => position)).toEqual(
          upTo(cursor, Math.max(0, after + shown - cursor)),
        );
      expect(await store.readStream(first.stream)).toHaveLength(round === 1 ? 0 : 2);
      await holder.query('commit');
      holder.release();
      await queued;
      await next.query('rollback');
      holder = next;
    }
    holder.release();
    expect((await store.readAll(after, 100)).map(({ position }) => position)).toEqual(upTo(after, 6));
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

  it('goes on by polling while the connection that listens for hints is lost', async () => {
    const gate = await Gate.before(house.home.url);
    const [here, there] = [gate.through(house.home.url), house.home.url].map((databaseUrl) => createHints({ databaseUrl, log: house.log }));
    const { follower, seen, after, until } = await follow();
    let heard = 0;
    here?.subscribe((hints) => {
      heard += hints.filter(({ stream }) => stream !== '*').length;
      follower.wake();
    });
    const stop = store.onCommitted((events) => there?.publish(events.map(({ stream, version }) => ({ stream, version }))));
    await Promise.all([here?.ready(), there?.ready()]);
    await store.append(toasting(1));
    await until(1);
    // The hint may be slower than the poll: shut the gate behind it.
    while (heard === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await gate.shut();
    await store.append(toasting(2));
    await store.append(toasting(3));
    await until(6);
    expect(heard).toBe(1);
    expect(seen).toEqual(upTo(after, 6));
    stop();
    await follower.stop();
    await Promise.all([here?.close(), there?.close()]);
    await gate.close();
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
