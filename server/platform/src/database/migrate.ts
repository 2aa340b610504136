import { migrations } from '@tavern-jack/migrations';
import pg from 'pg';
import { DataSource } from 'typeorm';

// Any constant will do, as long as every process uses the same one.
const MIGRATION_LOCK = 7_311_601;

/** Brings the database to the newest schema. Several processes may call it at once: one migrates, the others wait. Returns the names of what ran. */
export async function migrate(url: string): Promise<string[]> {
  return withMigrationLock(url, async (source) => {
    const ran = await source.runMigrations({ transaction: 'each' });
    return ran.map((migration) => migration.name);
  });
}

/** Undoes the newest migration. Throws when that migration refuses, as the event log's does once it holds events. */
export async function undoLastMigration(url: string): Promise<void> {
  await withMigrationLock(url, (source) => source.undoLastMigration({ transaction: 'each' }));
}

// TypeORM's runner takes no lock of its own.
async function withMigrationLock<T>(url: string, work: (source: DataSource) => Promise<T>): Promise<T> {
  const guard = new pg.Client({ connectionString: url, application_name: 'tavern-jack migrate' });
  // The query that waits tells of a lost connection; unheard, 'error' would end the process besides.
  guard.on('error', () => {});
  await guard.connect();
  const source = new DataSource({ type: 'postgres', url, migrations, synchronize: false });
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await source.initialize();
    return await work(source);
  } finally {
    if (source.isInitialized) await source.destroy();
    await guard.end();
  }
}
