import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/index.js';
import { type EventStore, emptyHead } from '../event-store/index.js';
import { House, headOf, toasting } from '../event-store/store.fixture.js';
import { newId } from '../ids/index.js';
import { glasses, namedGlasses } from './glasses.fixture.js';
import { type Projection, ProjectionRunner, servingSchema, ViewNotBuilt } from './index.js';

/** A gate that pages stand in front of until it is opened. */
function gate() {
  let open = () => {};
  let arrived = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const pass = () => {
    arrived();
    return opened;
  };
  return { open, reached, pass };
}

describe('a projection whose version was raised', () => {
  let house: House;
  let store: EventStore;
  let database: Database;
  let name: string;
  let views = 0;
  let running: ProjectionRunner[];

  beforeAll(async () => {
    house = await House.open();
    ({ store, database } = house.store());
  });
  afterAll(() => house.close());
  beforeEach(() => {
    name = `view${++views}`;
    running = [];
  });
  afterEach(() => Promise.all(running.map((runner) => runner.stop())));

  /** A process that keeps the view, as far as it is its turn. */
  function started(projection: Projection, at: Database = database): ProjectionRunner {
    const runner = new ProjectionRunner(at, store, projection, { log: house.log, pollMs: 10, takeOverMs: 30, pageSize: 5 });
    running.push(runner);
    runner.start();
    return runner;
  }

  async function settledWith(projection: Projection): Promise<ProjectionRunner> {
    const runner = started(projection);
    await runner.settled(await store.headPosition(), 10_000);
    return runner;
  }

  /** Returns the last position. */
  async function drink(count: number): Promise<number> {
    await store.append(toasting(count));
    return store.headPosition();
  }

  const schemaFor = (projection: Projection) => servingSchema(database.pool, projection);
  const sumIn = async (column: string, version: number) =>
    Number((await database.pool.query(`select sum(${column}) from ${name}_v${version}.glasses`)).rows[0]?.sum ?? 0);
  const exists = async (version: number) =>
    (await database.pool.query('select from pg_namespace where nspname = $1', [`${name}_v${version}`])).rowCount === 1;
  const servedFor = (version: number, interval: string) =>
    database.pool.query('update projection_checkpoint set serving_since = now() - $3::interval where name = $1 and version = $2', [
      name,
      version,
      interval,
    ]);

  it('has the old rows read, and kept by the old process, until the new ones have caught up', async () => {
    await drink(30);
    const old = await settledWith(glasses(name));
    const { open, reached, pass } = gate();
    const raised = namedGlasses(name, pass);
    const young = started(raised);
    await reached;
    expect(await schemaFor(raised)).toBe(`${name}_v1`);
    const last = await drink(4);
    await old.settled(last, 5_000);
    expect(await sumIn('drunk', 1)).toBe(last);
    expect(await young.status()).toMatchObject({ serving: false, keeping: true });
    open();
    await young.settled(last, 5_000);
    expect(await schemaFor(raised)).toBe(`${name}_v2`);
    expect(await sumIn('sips', 2)).toBe(10 * last);
  });

  it('is not taken for complete because the log gives shorter pages than were asked for', async () => {
    await drink(12);
    const { open, reached, pass } = gate();
    let pages = 0;
    const raised = namedGlasses(name, () => (++pages === 3 ? pass() : undefined));
    const short = {
      readAll: (after: number) => store.readAll(after, 2),
      headPosition: () => store.headPosition(),
    };
    const young = new ProjectionRunner(database, short, raised, { log: house.log, pollMs: 1, pageSize: 5 });
    running.push(young);
    young.start();
    await reached;
    expect(await young.status()).toMatchObject({ position: 4, serving: false });
    open();
    await young.settled(await store.headPosition(), 10_000);
    expect(await sumIn('sips', 2)).toBe(10 * (await store.headPosition()));
  });

  it('leaves the old processes their rows after the switch: each version reads and writes its own', async () => {
    const old = await settledWith(glasses(name));
    const young = await settledWith(namedGlasses(name));
    const last = await drink(7);
    await Promise.all([old.settled(last, 5_000), young.settled(last, 5_000)]);
    expect(await schemaFor(glasses(name))).toBe(`${name}_v1`);
    expect([await sumIn('drunk', 1), await sumIn('sips', 2)]).toEqual([last, 10 * last]);
    const another = await settledWith(glasses(name));
    expect(await another.status()).toMatchObject({ keeping: false, version: 1, lag: 0 });
  });

  it('goes on where it was when its process is killed half way, and the old rows serve on', async () => {
    await drink(30);
    await settledWith(glasses(name));
    const { open, reached, pass } = gate();
    let pages = 0;
    const raised = namedGlasses(name, () => (++pages === 3 ? pass() : undefined));
    const young = started(raised, house.store({}, 'rebuilding').database);
    await reached;
    const before = await young.status();
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rebuilding' and datname = current_database()",
    );
    expect(await schemaFor(raised)).toBe(`${name}_v1`);
    open();
    const last = await store.headPosition();
    await young.settled(last, 10_000);
    expect(before.position).toBe(10);
    expect(await sumIn('sips', 2)).toBe(10 * last);
  });

  it('taken back is served by the old rows at once, and they catch up from where they were left', async () => {
    const old = await settledWith(glasses(name));
    await old.stop();
    const young = await settledWith(namedGlasses(name));
    await young.stop();
    const left = (await old.status()).position;
    const last = await drink(6);
    const seen: number[] = [];
    const back = glasses(name, (events) => void seen.push(...events.map(({ position }) => position)));
    expect(await schemaFor(back)).toBe(`${name}_v1`);
    await settledWith(back);
    expect(seen).toEqual(Array.from({ length: last - left }, (_, index) => left + 1 + index));
  });

  it('is "being built" where no older rows can be read: none are there, or today\'s queries do not understand them', async () => {
    await drink(3);
    const { open, reached, pass } = gate();
    const first = glasses(name, pass);
    await expect(schemaFor(first)).rejects.toThrow(ViewNotBuilt);
    const runner = started(first);
    await reached;
    await expect(schemaFor(first)).rejects.toThrow(ViewNotBuilt);
    open();
    await runner.settled(await store.headPosition(), 5_000);
    const raised = { ...namedGlasses(name), readableFrom: 2 };
    await expect(schemaFor(raised)).rejects.toThrow(ViewNotBuilt);
    await settledWith(raised);
    expect(await schemaFor(raised)).toBe(`${name}_v2`);
  });

  it('keeps the old rows for a day, and longer while somebody keeps them; a later start drops them', async () => {
    const old = await settledWith(glasses(name));
    const restart = async () => (await settledWith(namedGlasses(name))).stop();
    await restart();
    await servedFor(2, '23 hours');
    await restart();
    expect(await exists(1)).toBe(true);
    await servedFor(2, '25 hours');
    await restart();
    expect(await exists(1)).toBe(true);
    await old.stop();
    await restart();
    expect(await exists(1)).toBe(false);
    expect((await old.status()).position).toBe(0);
    await settledWith(namedGlasses(name));
    expect(await sumIn('sips', 2)).toBe(10 * (await store.headPosition()));
  });

  it('never drops the rows of a version that is newer', async () => {
    await (await settledWith(namedGlasses(name))).stop();
    await (await settledWith(glasses(name))).stop();
    await servedFor(1, '3 days');
    await (await settledWith(glasses(name))).stop();
    expect(await exists(2)).toBe(true);
  });

  it('catches up while others append, and nothing is missed or counted twice', async () => {
    await drink(200);
    await settledWith(glasses(name));
    let appending = true;
    const writers = Array.from({ length: 8 }, async () => {
      const stream = newId();
      for (let expected = emptyHead(stream); appending; ) expected = headOf(await store.append(toasting(3, { stream, expected })));
    });
    const raised = namedGlasses(name);
    const young = new ProjectionRunner(database, store, raised, { log: house.log, pageSize: 100 });
    running.push(young);
    young.start();
    await young.settled(await store.headPosition(), 30_000);
    expect(await schemaFor(raised)).toBe(`${name}_v2`);
    appending = false;
    await Promise.all(writers);
    const last = await store.headPosition();
    await Promise.all(running.map((runner) => runner.settled(last, 30_000)));
    const { rows } = await database.pool.query(
      `select from (select stream, drunk * 10 from ${name}_v1.glasses except select stream, sips from ${name}_v2.glasses) as other`,
    );
    expect(rows).toEqual([]);
    expect(await sumIn('sips', 2)).toBe(10 * last);
  });
});
