import type { StreamHead } from '@tavern-jack/platform';
import type { Pool } from 'pg';
import { openStore } from '../lib/bench-store.js';
import { serve } from '../lib/worker.js';
import { type Acknowledged, callers } from './callers.js';
import { checkedLog } from './checked-log.js';
import type { AppendPlan } from './plan.js';

let opened: ReturnType<typeof openStore>;
let acknowledged: Acknowledged = new Map();
let before = 0;

/** A server process's event store with its callers. */
serve({
  open: async (url: string) => {
    opened = openStore(url);
    await opened.database.writer.query('select 1');
  },
  run: async (plan: AppendPlan) => {
    before = await opened.store.headPosition();
    const heads = await headsOf(opened.database.pool, plan.streams ?? []);
    const { acknowledged: seen, ...outcome } = await callers(opened.store, plan, heads);
    acknowledged = seen;
    return outcome;
  },
  check: (others: boolean) => checkedLog(opened.database.pool, before, acknowledged, others),
});

async function headsOf(pool: Pool, streams: readonly string[]): Promise<Map<string, StreamHead>> {
  const { rows } = await pool.query<{ stream: string; version: number; hash: string }>(
    `select s.stream, e.version, encode(e.hash, 'hex') as hash from unnest($1::uuid[]) s (stream) cross join lateral
       (select version, hash from event where stream_id = s.stream order by version desc limit 1) e`,
    [streams],
  );
  return new Map(rows.map(({ stream, version, hash }) => [stream, { version, hash }]));
}
