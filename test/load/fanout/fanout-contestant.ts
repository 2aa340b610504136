import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Contestant } from '../lib/contest.js';
import { latencies } from '../lib/statistics.js';
import { Worker } from '../lib/worker.js';
import type { Published, ServerKind } from './server.worker.js';

const script = (name: string): string => fileURLToPath(new URL(`./${name}.worker.js`, import.meta.url));

export interface FanoutWish {
  readonly subscribers: number;
  readonly topics: number;
  /** Deliveries a second at which latency is taken. */
  readonly pace: number;
}

interface Taken {
  readonly bytes: number;
  readonly ms: Float64Array;
}

/** A server and its subscribers, in two processes. */
export async function fanoutContestant(name: string, kind: ServerKind, { subscribers, topics, pace }: FanoutWish): Promise<Contestant> {
  const server = Worker.start(script('server'), ['--expose-gc']);
  const clients = Worker.start(script('subscribers'));
  const ports = await server.call<object>('open', { kind, topics });
  const before = await server.call<{ kept: number; rss: number }>('memory');
  await clients.call('connect', { kind, ...ports, topics, count: subscribers });
  // The server's half of the last greetings.
  await sleep(500);
  const after = await server.call<{ kept: number; rss: number }>('memory');
  const each = subscribers / topics;

  const run = async (call: string, argument: unknown) => {
    await clients.call('reset');
    const start = performance.now();
    const published = await server.call<Published>(call, argument);
    const taken = await clients.call<Taken>('received', published.frames * each);
    return { published, taken, seconds: (performance.now() - start) / 1000 };
  };

  return {
    name,
    async round(seconds) {
      const flood = await run('flood', seconds / 2);
      const paced = await run('pace', { perSecond: pace / each, seconds: seconds / 2 });
      const deliveries = flood.published.frames * each;
      const at = latencies(paced.taken.ms);
      return {
        'frames/s': deliveries / flood.seconds,
        'server CPU us/frame': (flood.published.processor / deliveries) * 1e6,
        [`p50 ms at ${pace}/s`]: at['p50 ms'],
        [`p99 ms at ${pace}/s`]: at['p99 ms'],
        'reached/s': (paced.published.frames * each) / paced.seconds,
        'bytes/frame': flood.taken.bytes / deliveries,
        'KiB heap/subscriber': (after.kept - before.kept) / subscribers / 1024,
        'KiB rss/subscriber': (after.rss - before.rss) / subscribers / 1024,
        'loop delay p99 ms': paced.published.loop['loop delay p99 ms'] ?? Number.NaN,
      };
    },
    close: async () => {
      await clients.close();
      await server.close();
    },
  };
}
