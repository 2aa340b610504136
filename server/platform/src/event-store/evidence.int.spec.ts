import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/index.js';
import { type EventStore, verifyBlocks, verifyStream } from './index.js';
import { House, headOf, toasting } from './store.fixture.js';

describe('evidence', () => {
  let house: House;
  let store: EventStore;
  let database: Database;

  beforeAll(async () => {
    house = await House.open();
    ({ store, database } = house.store());
  });

  afterAll(() => house.close());

  /** What only somebody who may change the schema can do. */
  const tamper = async (table: string, change: string) => {
    await database.pool.query(
      `alter table ${table} disable trigger append_only; ${change}; alter table ${table} enable always trigger append_only`,
    );
  };

  it('holds for an untouched log and finds one flipped byte in a stored row', async () => {
    const first = toasting(4);
    const head = headOf(await store.append(first));
    await store.append(toasting(2, { stream: first.stream, expected: head }));
    expect(verifyStream(await store.readStream(first.stream))).toBeUndefined();
    expect(await verifyBlocks(database.pool)).toBeUndefined();
    await tamper(
      'event',
      `update event set data = replace(data::text, '3', '4')::json where stream_id = '${first.stream}' and version = 3`,
    );
    expect(verifyStream(await store.readStream(first.stream))?.version).toBe(3);
  });

  it('finds a row whose hash was made to fit, for the block no longer does', async () => {
    const append = toasting(2);
    await store.append(append);
    const events = await store.readStream(append.stream);
    await store.append(toasting(1));
    await tamper('event', `update event set hash = sha256('forged') where position = ${events[1]?.position}`);
    expect(await verifyBlocks(database.pool)).toMatchObject({ first: events[0]?.position, last: events[1]?.position });
  });

  it('finds an event that was taken out of the end', async () => {
    const fresh = await House.open();
    const opened = fresh.store();
    await opened.store.append(toasting(2));
    await opened.store.append(toasting(1));
    await opened.database.pool.query('alter table event disable trigger append_only_delete; delete from event where position = 3');
    expect(await verifyBlocks(opened.database.pool)).toMatchObject({ first: 3, last: 3 });
    await opened.database.pool.query('alter table feed_block disable trigger append_only; delete from feed_block where last_position = 3');
    expect(await verifyBlocks(opened.database.pool)).toMatchObject({ first: 3, last: 3 });
    await fresh.close();
  });
});
