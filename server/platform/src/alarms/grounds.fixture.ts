import pg from 'pg';
import { createClient } from 'redis';
import type { Gate } from './gate.fixture.js';

/** A real service an alarm queue stands on, seen from outside. */
export interface Ground {
  readonly url: string;
  /** How to reach it through the gate. */
  through(gate: Gate): { redisUrl?: string; databaseUrl: string };
  /** Deletes everything of the queue, as a careless operator would. */
  wipe(): Promise<void>;
  /** Jobs in any state. */
  jobs(): Promise<number>;
  close(): Promise<void>;
}

export function fromEnvironment(name: 'DATABASE_URL' | 'REDIS_URL'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} must name a running service`);
  return url;
}

/** Database 9 of Redis, so that a wipe leaves other suites alone. */
export function redisGround(queue: string): Ground {
  const url = new URL(fromEnvironment('REDIS_URL'));
  url.pathname = '/9';
  const client = createClient({ url: url.href }).on('error', () => {});
  const ready = client.connect();
  return {
    url: url.href,
    through: (gate) => ({ redisUrl: gate.through(url.href), databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }),
    async wipe() {
      await ready;
      await client.flushDb();
    },
    async jobs() {
      await ready;
      // bull:<queue>:<job id>; the ids used here hold a dot, the queue's own keys do not.
      return (await client.keys(`bull:${queue}:*.*`)).length;
    },
    close: async () => void (await client.close()),
  };
}

export function postgresGround(queue: string): Ground {
  const url = fromEnvironment('DATABASE_URL');
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  return {
    url,
    through: (gate) => ({ databaseUrl: gate.through(url) }),
    async wipe() {
      const { rows } = await pool.query("select to_regclass('bullmq.job') is not null as exists");
      if (rows[0]?.exists) await pool.query('delete from bullmq.job where queue = $1', [queue]);
    },
    async jobs() {
      const { rows } = await pool.query('select count(*)::int as count from bullmq.job where queue = $1', [queue]);
      return rows[0].count as number;
    },
    close: () => pool.end(),
  };
}
