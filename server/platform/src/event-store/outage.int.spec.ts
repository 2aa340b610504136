import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg, { type QueryResult } from 'pg';
import { Database } from '../database/index.js';
import { newId } from '../ids/index.js';
import { AppendLane } from './append-lane.js';
import { type AppendResult, EventStore, emptyHead, StoreBusy, StoreUnavailable, verifyBlocks, verifyStream } from './index.js';
import { prepareAppend } from './prepared-append.js';
import { catalog, House, headOf, toasting, waitingForLock } from './store.fixture.js';

describe('the store in trouble', () => {
  let house: House;
  let watcher: Database;

  beforeAll(async () => {
    house = await House.open();
    watcher = house.store({}, 'watcher').database;
  });

  afterAll(() => house.close());

  /** Holds the lane while `work` runs. */
  async function whileHeld(work: (release: () => Promise<void>) => Promise<void>): Promise<void> {
    const holder = await watcher.pool.connect();
    try {
      await holder.query('begin; select from feed_head for update');
      await work(async () => void (await holder.query('commit')));
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  }

  const kill = async (applicationName: string) => {
    const { rowCount } = await watcher.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
      [applicationName],
    );
    return rowCount ?? 0;
  };

  it('tells callers beyond its queue that it is busy, and answers all others', async () => {
    const { store } = house.store({ queueSize: 3 }, 'busy');
    await whileHeld(async (release) => {
      const first = store.append(toasting(1));
      await waitingForLock(watcher, 'busy');
      const waiting = [1, 2, 3].map(() => store.append(toasting(1)));
      await expect(store.append(toasting(1))).rejects.toThrow(StoreBusy);
      await release();
      expect((await Promise.all([first, ...waiting])).map(({ kind }) => kind)).toEqual(Array(4).fill('appended'));
    });
  });

  it('writes again what was on its way when its connection was killed', async () => {
    const { store } = house.store({}, 'killed');
    const append = toasting(3);
    await whileHeld(async (release) => {
      const answer = store.append(append);
      await waitingForLock(watcher, 'killed');
      expect(await kill('killed')).toBeGreaterThan(0);
      await release();
      expect((await answer).kind).toBe('appended');
    });
    expect(await store.readStream(append.stream)).toHaveLength(3);
  });

  it('recognises what was committed although the answer was lost, and tells its listeners once', async () => {
    class ForgetfulPool extends pg.Pool {
      forget = true;
      override query = (async (...given: Parameters<pg.Pool['query']>): Promise<QueryResult> => {
        const result = (await pg.Pool.prototype.query.apply(this, given)) as unknown as QueryResult;
        if (!this.forget) return result;
        this.forget = false;
        throw new Error('Connection terminated unexpectedly');
      }) as pg.Pool['query'];
    }
    const pool = new ForgetfulPool({ connectionString: house.home.url });
    let told = 0;
    const lane = new AppendLane(pool, (events) => (told += events.length), house.log);
    const append = toasting(2);
    const result = await lane.append(prepareAppend(append));
    await pool.end();
    const stored = await house.store().store.readStream(append.stream);
    expect(result).toEqual({ kind: 'appended', events: stored, head: { version: 2, hash: stored[1]?.hash } });
    expect(told).toBe(2);
  });

  it('loses nothing acknowledged and doubles nothing while its connections are killed under load', async () => {
    const { store } = house.store({}, 'load');
    let running = true;
    const callers = Array.from({ length: 24 }, async (_, caller) => {
      const stream = newId();
      let expected = emptyHead(stream);
      while (running) expected = headOf(await store.append(toasting(1 + (caller % 3), { stream, expected })));
      return { stream, expected };
    });
    let killed = 0;
    while (killed < 6) {
      await sleep(60);
      killed += await kill('load');
    }
    running = false;
    for (const { stream, expected } of await Promise.all(callers)) {
      const events = await store.readStream(stream);
      expect(events.at(-1)).toMatchObject(expected);
      expect(events).toHaveLength(expected.version);
      expect(verifyStream(events)).toBeUndefined();
    }
    expect(await verifyBlocks(watcher.pool)).toBeUndefined();
  });

  it('lets one impossible command fail alone', async () => {
    const { store } = house.store();
    const tooFar = { version: 2_147_483_647, hash: '00'.repeat(32) };
    const results = await Promise.allSettled([
      store.append(toasting(1)),
      store.append(toasting(1, { expected: tooFar })),
      store.append(toasting(2)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const kinds = results.flatMap((result) => (result.status === 'fulfilled' ? [(result.value as AppendResult).kind] : []));
    expect(kinds).toEqual(['appended', 'appended']);
  });

  it('gives up after its patience, then at once, while the database is away', async () => {
    const nowhere = new Database('postgres://nobody@127.0.0.1:1/nothing');
    const store = new EventStore(nowhere, catalog, { log: house.log, patienceMs: 200 });
    const began = performance.now();
    await expect(store.append(toasting(1))).rejects.toThrow(StoreUnavailable);
    expect(performance.now() - began).toBeGreaterThan(190);
    const fault = await store.append(toasting(1)).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StoreUnavailable);
    expect((fault as StoreUnavailable).retryAfterMs).toBeGreaterThan(0);
    await store.close();
    await nowhere.close();
  });

  it('answers what waits before it closes, and takes nothing afterwards', async () => {
    const { store } = house.store();
    const waiting = [1, 2, 3].map(() => store.append(toasting(1)));
    await new Promise(setImmediate);
    await store.close();
    expect((await Promise.all(waiting)).map(({ kind }) => kind)).toEqual(Array(3).fill('appended'));
    await expect(store.append(toasting(1))).rejects.toThrow(StoreUnavailable);
  });
});
