import { fileURLToPath } from 'node:url';
import type { Contestant } from '../lib/contest.js';
import type { BenchServer } from '../lib/postgres.js';
import { Worker } from '../lib/worker.js';
import type { Followed } from './follow.worker.js';

const SCRIPT = fileURLToPath(new URL('./follow.worker.js', import.meta.url));

/** Follows a filled log in a process of its own: by a projection, or pages alone. */
export async function followerContestant(server: BenchServer, url: string, projection?: string): Promise<Contestant> {
  const worker = Worker.start(SCRIPT);
  await worker.call('open', url);
  return {
    name: projection ?? 'pages alone',
    async round(seconds) {
      const before = server.processorSeconds();
      const followed = projection
        ? await worker.call<Followed>('project', { name: projection, seconds })
        : await worker.call<Followed>('pages', seconds);
      return followMeasures(followed, server.processorSeconds() - before);
    },
    close: () => worker.close(),
  };
}

const followMeasures = ({ events, seconds, processor }: Followed, postgres: number) => ({
  'events/s': events / seconds,
  'Node us': (processor / events) * 1e6,
  'Postgres us': (postgres / events) * 1e6,
});
