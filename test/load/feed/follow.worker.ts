import { ProjectionRunner } from '@tavern-jack/platform';
import { openStore } from '../lib/bench-store.js';
import { serve } from '../lib/worker.js';
import { PROJECTIONS } from './projections.js';

export interface Followed {
  readonly events: number;
  readonly seconds: number;
  /** Seconds of this process's processor time. */
  readonly processor: number;
}

let opened: ReturnType<typeof openStore>;

/** Follows the log from its first event for so many seconds, or up to its present end. */
serve({
  open: (url: string) => {
    opened = openStore(url);
  },
  pages: (seconds: number) => timed(() => readPages(seconds)),
  project: ({ name, seconds }: { name: string; seconds: number }) => timed(() => project(name, seconds)),
});

async function timed(work: () => Promise<number>): Promise<Followed> {
  const before = process.cpuUsage();
  const start = performance.now();
  const events = await work();
  const { user, system } = process.cpuUsage(before);
  return { events, seconds: (performance.now() - start) / 1000, processor: (user + system) / 1e6 };
}

async function readPages(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  for (let position = 0; ; ) {
    const last = (await opened.store.readAll(position, 2_000)).at(-1);
    position = last?.position ?? position;
    if (!last || performance.now() > end) return position;
  }
}

async function project(name: string, seconds: number): Promise<number> {
  const { database, store, log } = opened;
  const projection = PROJECTIONS[name]?.(database);
  if (!projection) throw new Error(`There is no projection ${name}.`);
  await database.pool.query('delete from projection_checkpoint where name = $1', [projection.name]);
  const head = await store.headPosition();
  const runner = new ProjectionRunner(database, store, projection, { log });
  runner.start();
  const late = (error: unknown): void => {
    if (!(error instanceof Error && error.name === 'ProjectionBehind')) throw error;
  };
  await runner.settled(head, seconds * 1000).catch(late);
  await runner.stop();
  return (await runner.status()).position;
}
