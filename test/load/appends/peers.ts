import { fileURLToPath } from 'node:url';
import type { Contestant } from '../lib/contest.js';
import { installPeers, peerScript } from '../lib/peers.js';
import type { BenchDatabase } from '../lib/postgres.js';
import type { Context } from '../lib/section.js';
import { Worker } from '../lib/worker.js';
import type { AppendOutcome } from './plan.js';
import { appendMeasures } from './store-contestant.js';

const CONNECTIONS = 16;

/** Other ways to append from Node, each in its own process with a pool of its own: by other products, and by one statement per command. */
export async function peerContestants(context: Context, database: BenchDatabase, callers: number): Promise<Contestant[]> {
  await installPeers(context.log);
  const scripts = {
    [`one statement, pool of ${CONNECTIONS}`]: fileURLToPath(new URL('./statement.worker.js', import.meta.url)),
    [`TypeORM insert, pool of ${CONNECTIONS}`]: peerScript('typeorm.mjs'),
    [`Emmett, pool of ${CONNECTIONS}`]: peerScript('emmett.mjs'),
  };
  return Promise.all(Object.entries(scripts).map(([name, script]) => peer(context, database, name, script, callers)));
}

async function peer(context: Context, database: BenchDatabase, name: string, script: string, callers: number): Promise<Contestant> {
  const worker = Worker.start(script);
  await worker.call('open', { url: database.url, connections: CONNECTIONS });
  return {
    name,
    async round(seconds) {
      await worker.call('empty');
      const before = context.server.processorSeconds();
      const outcome = await worker.call<AppendOutcome>('run', { callers, seconds });
      return appendMeasures([outcome], context.server.processorSeconds() - before);
    },
    close: () => worker.close(),
  };
}
