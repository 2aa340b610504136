import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testDatabase } from '@tavern-jack/platform/testing';
import pg from 'pg';
import { startPostgres } from '../../../server/apps/launch/embedded-postgres.mjs';
import { familySeconds, parentOf } from './processor-time.js';

const SHOWN = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'shared_buffers', 'max_wal_size', 'max_connections'];

/** A fresh, migrated database for one section. */
export interface BenchDatabase {
  readonly url: string;
  /** Back to the log before its first event, and a checkpoint, so that each round begins alike. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** The Postgres that is measured: the one in DATABASE_URL, or one of our own in a temporary folder. */
export class BenchServer {
  private constructor(
    readonly settings: Readonly<Record<string, string>>,
    private readonly postmaster: number,
    private readonly stop: () => Promise<void>,
  ) {}

  static async open(log: (line: string) => void): Promise<BenchServer> {
    const stop = process.env.DATABASE_URL ? async () => undefined : await startOwn(log);
    return onClient(process.env.DATABASE_URL ?? '', async (client) => {
      const { rows } = await client.query('select name, current_setting(name) as value from pg_settings where name = any($1)', [SHOWN]);
      const backend = await client.query('select pg_backend_pid() as pid');
      const settings = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
      return new BenchServer(settings, parentOf(backend.rows[0].pid) ?? 0, stop);
    });
  }

  /** Seconds of processor time of all its processes; NaN when it runs on another machine. */
  processorSeconds(): number {
    return familySeconds(this.postmaster);
  }

  async database(): Promise<BenchDatabase> {
    const { url, close } = await testDatabase();
    return { url, close, empty: () => emptyLog(url) };
  }

  close(): Promise<void> {
    return this.stop();
  }
}

/** Runs `work` on a connection of its own. */
export async function onClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** With the settings of `npm start`, but for room in the log of changes: no checkpoint falls into a round. */
async function startOwn(log: (line: string) => void): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tavern-bench-'));
  fs.chmodSync(folder, 0o711); // the database user passes through
  const { url, stop } = await startPostgres({ dataDir: path.join(folder, 'postgres'), log });
  process.env.DATABASE_URL = url;
  await onClient(url, async (client) => {
    await client.query("alter system set max_wal_size = '4GB'");
    await client.query('select pg_reload_conf()');
    // Dozens of clients connect in each round; thousands of hashes for each of them would be what is measured.
    await client.query('set scram_iterations = 1');
    const { username, password } = new URL(url);
    await client.query(`alter role ${client.escapeIdentifier(username)} password ${client.escapeLiteral(password)}`);
  });
  return async () => {
    await stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

// The log refuses to be emptied, as it should: here, and only here, its guards are put aside.
const emptyLog = (url: string): Promise<void> =>
  onClient(url, async (client) => {
    const { rows: guards } = await client.query<{ table: string; trigger: string }>(
      "select tgrelid::regclass::text as table, tgname as trigger from pg_trigger where tgname like 'append_only%'",
    );
    await client.query('begin');
    for (const { table, trigger } of guards) await client.query(`alter table only ${table} disable trigger ${trigger}`);
    await client.query(`truncate ${[...new Set(guards.map(({ table }) => table))].join(', ')}`);
    await client.query("update feed_head set last_position = 0, block_hash = sha256('tavern-jack'::bytea)");
    for (const { table, trigger } of guards) await client.query(`alter table only ${table} enable always trigger ${trigger}`);
    await client.query('commit');
    await client.query('checkpoint');
  });
