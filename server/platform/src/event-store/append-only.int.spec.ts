import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/index.js';
import { undoLastMigration } from '../database/index.js';
import { House, toasting } from './store.fixture.js';

describe('the log', () => {
  let house: House;
  let database: Database;

  beforeAll(async () => {
    house = await House.open();
    const opened = house.store();
    database = opened.database;
    await opened.store.append(toasting(3));
  });

  afterAll(() => house.close());

  it.each([
    "update event set type = 'x'",
    'update event set version = version where false',
    'delete from event',
    'truncate event',
    'truncate event cascade',
    'update feed_block set first_position = 1',
    'delete from feed_block',
    'truncate feed_block',
  ])('refuses: %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(/is append only: (UPDATE|DELETE|TRUNCATE) refused/);
  });

  it('refuses them to a session that plays a replica too', async () => {
    const client = database.dedicated();
    await client.connect();
    await client.query('set session_replication_role = replica');
    await expect(client.query('delete from event')).rejects.toThrow('append only');
    await client.end();
  });

  it('is not dropped by undoing its migration once it holds events', async () => {
    const undoAll = async () => {
      for (let left = 20; left > 0; left--) await undoLastMigration(house.home.url);
    };
    await expect(undoAll()).rejects.toThrow('holds events');
    expect((await database.pool.query('select from event')).rowCount).toBe(3);
  });
});
