import { fileURLToPath } from 'node:url';
import { commitRow } from './commit-row.js';
import type { Contestant } from './contest.js';
import { findPgbench, pgbench } from './pgbench.js';
import type { BenchDatabase, BenchServer } from './postgres.js';
import { endedChildrenSeconds } from './processor-time.js';
import { Worker } from './worker.js';

/** More clients bring pgbench less on few cores, and a Postgres has connections for them only up to a bound. */
export const MOST_CLIENTS = 64;

/** The yardstick of all appends: single rows of the log's shape, a prepared statement and a commit each. */
export async function commitContestant(server: BenchServer, database: BenchDatabase, callers: number): Promise<Contestant> {
  const clients = Math.min(callers, MOST_CLIENTS);
  const program = findPgbench();
  const { statement, empty } = await commitRow(database.url);
  const worker = program ? undefined : Worker.start(fileURLToPath(new URL('./commits.worker.js', import.meta.url)));
  return {
    name: `${program ? 'pgbench' : 'pg clients'} ${clients} x 1 row`,
    async round(seconds) {
      await empty();
      const before = { postgres: server.processorSeconds(), clients: endedChildrenSeconds() };
      const { commits, perSecond, meanMs } = program
        ? await pgbench(program, database.url, statement, clients, seconds)
        : await (worker as Worker).call<Awaited<ReturnType<typeof pgbench>>>('run', { url: database.url, statement, clients, seconds });
      // Connecting is in it, as it is in none of the others.
      const micros = (seconds: number): number => (seconds / commits) * 1e6;
      const postgres = server.processorSeconds() - before.postgres;
      const costs = { 'CPU us': micros(postgres + endedChildrenSeconds() - before.clients), 'Postgres us': micros(postgres) };
      return { 'appends/s': perSecond, 'events/s': perSecond, 'mean ms': meanMs, ...costs };
    },
    close: async () => worker?.close(),
  };
}
