import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/index.js';
import type { EventStore } from '../event-store/index.js';
import { House, headOf, toasting } from '../event-store/store.fixture.js';
import { glasses } from './glasses.fixture.js';
import { type Projection, ProjectionBehind, ProjectionRunner } from './index.js';

describe('a projection', () => {
  let house: House;
  let store: EventStore;
  let database: Database;

  beforeAll(async () => {
    house = await House.open();
    ({ store, database } = house.store());
  });

  afterAll(() => house.close());

  const runner = (projection: Projection, at: Database = database) =>
    new ProjectionRunner(at, store, projection, { log: house.log, pollMs: 10, takeOverMs: 30 });
  const rowsOf = async (name: string) => (await database.pool.query(`select * from ${name}_v1.glasses order by stream`)).rows;

  /** Appends to a few streams; returns the last position. */
  async function drink(): Promise<number> {
    for (let round = 0; round < 3; round++) {
      const append = toasting(2);
      const head = headOf(await store.append(append));
      await store.append(toasting(1, { stream: append.stream, expected: head }));
    }
    return store.headPosition();
  }

  it('shows what was written, as soon as settled says so', async () => {
    const view = runner(glasses('settled_view'));
    view.start();
    for (let round = 0; round < 3; round++) {
      const append = toasting(2);
      await store.append(append);
      await view.settled(await store.headPosition(), 5_000);
      expect(await rowsOf('settled_view')).toContainEqual({ stream: append.stream, drunk: 2 });
    }
    expect(await view.status()).toMatchObject({ keeping: true, serving: true, lag: 0, version: 1 });
    await expect(view.settled((await store.headPosition()) + 1, 50)).rejects.toThrow(ProjectionBehind);
    await view.stop();
  });

  it('rolls its rows back with its checkpoint, tries again, and counts each event once', async () => {
    let failures = 2;
    const view = runner(
      glasses('spoilt_view', () => {
        if (failures-- > 0) throw new Error('glass broken');
      }),
    );
    const position = await drink();
    view.start();
    await view.settled(position, 5_000);
    await view.stop();
    const rows = await rowsOf('spoilt_view');
    expect(rows.reduce((sum, row) => sum + row.drunk, 0)).toBe(position);
    expect(house.log.lines.filter(({ message }) => message === 'glass broken')).toHaveLength(1);
  });

  it('stands still at an event it cannot handle and says why, with nothing half written', async () => {
    const view = runner(
      glasses('stuck_view', () => {
        throw new Error('no such glass');
      }),
    );
    const position = await drink();
    view.start();
    await expect(view.settled(position, 300)).rejects.toThrow(ProjectionBehind);
    expect(await view.status()).toMatchObject({ position: 0, lag: position, lastError: new Error('no such glass') });
    expect(await rowsOf('stuck_view')).toEqual([]);
    await view.stop();
  });

  it('built later from the log is the one that followed live', async () => {
    const live = runner(glasses('live_view'));
    live.start();
    await live.settled(await drink(), 5_000);
    await live.settled(await drink(), 5_000);
    await live.stop();
    const rebuilt = runner(glasses('rebuilt_view'));
    rebuilt.start();
    await rebuilt.settled(await store.headPosition(), 5_000);
    await rebuilt.stop();
    expect(await rowsOf('rebuilt_view')).toEqual(await rowsOf('live_view'));
  });

  it('is made anew while its process runs when its checkpoint is deleted', async () => {
    const view = runner(glasses('wiped_view'));
    view.start();
    await view.settled(await drink(), 5_000);
    const before = await rowsOf('wiped_view');
    await database.pool.query("update wiped_view_v1.glasses set drunk = -1; delete from projection_checkpoint where name = 'wiped_view'");
    const last = await drink();
    await expect(view.settled(last, 5_000)).resolves.toBeUndefined();
    const after = await rowsOf('wiped_view');
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.reduce((sum, row) => sum + row.drunk, 0)).toBe(last);
    await view.stop();
  });

  it('is kept by one process at a time; another takes over when that one dies or stops', async () => {
    const names = ['one', 'two'];
    const views = names.map((name) => runner(glasses('shared_view'), house.store({}, name).database));
    const [one, two] = views as [ProjectionRunner, ProjectionRunner];
    one.start();
    await one.settled(await store.headPosition(), 5_000);
    two.start();
    const position = await drink();
    await two.settled(position, 5_000);
    expect((await Promise.all(views.map((view) => view.status()))).map(({ keeping }) => keeping)).toEqual([true, false]);
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'one' and datname = current_database()",
    );
    const after = await drink();
    await Promise.all(views.map((view) => view.settled(after, 5_000)));
    await one.stop();
    const last = await drink();
    await two.settled(last, 5_000);
    await expect(two.status()).resolves.toMatchObject({ keeping: true, position: last });
    await two.stop();
    expect((await rowsOf('shared_view')).reduce((sum, row) => sum + row.drunk, 0)).toBe(last);
  });
});
