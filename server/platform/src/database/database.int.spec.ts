import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { migrations } from '@tavern-jack/migrations';
import { type TestDatabase, testDatabase } from '../testing/index.js';
import { Database, migrate, undoLastMigration } from './index.js';

// A database is created, and the machine may be busy.
jest.setTimeout(60_000);

describe('the database', () => {
  let home: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    home = await testDatabase();
    database = new Database(home.url, { applicationName: 'taproom' });
  });

  afterAll(async () => {
    await database.close();
    await home.close();
  });

  it('is emptied by undoing every migration, and migrated once however many processes begin at the same time', async () => {
    for (const _ of migrations) await undoLastMigration(home.url);
    const left = await database.pool.query("select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'");
    expect(left.rows).toEqual([{ relname: 'migrations' }]);
    const ran = await Promise.all([1, 2, 3].map(() => migrate(home.url)));
    expect(ran.flat()).toEqual(migrations.map(({ name }) => name));
    expect((await database.pool.query('select from migrations')).rowCount).toBe(migrations.length);
  });

  it('lets no session wait, run or idle in a transaction for ever', async () => {
    for (const pool of [database.pool, database.writer]) {
      const { rows } = await pool.query(
        "select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'application_name') order by name",
      );
      const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
      expect(settings.application_name).toBe('taproom');
      for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
        expect(Number(settings[limit])).toBeGreaterThan(0);
    }
  });

  it('survives the server ending its idle connections', async () => {
    const { rows } = await database.pool.query('select pg_backend_pid() as pid');
    const other = database.dedicated();
    await other.connect();
    await other.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await other.end();
    const answers = await Promise.allSettled([1, 2, 3].map(() => database.pool.query('select 1')));
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
