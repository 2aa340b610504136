import { fileURLToPath } from 'node:url';
import { commitContestant, MOST_CLIENTS } from '../lib/commits.js';
import { type Contestant, contest } from '../lib/contest.js';
import type { Context, Section } from '../lib/section.js';
import { latencies } from '../lib/statistics.js';
import { Worker } from '../lib/worker.js';
import { besideContestants } from './beside.js';
import { followerContestant } from './follower-contestant.js';
import { PROJECTIONS } from './projections.js';

const MILLION = 1_000_000;
const CALLERS = 64;
const STREAMS = fileURLToPath(new URL('./streams.worker.js', import.meta.url));

/** How fast the log is read: by projections that catch up, beside appends, stream by stream. */
export const section: Section = {
  name: 'feed',
  async run(context) {
    const { server, rounds, seconds, report, log } = context;
    const database = await context.filledLog(context.tiny ? 5_000 : MILLION);
    const commits = await commitContestant(server, database, context.tiny ? 4 : MOST_CLIENTS);
    const followers = [commits, await followerContestant(server, database.url)];
    for (const name of Object.keys(PROJECTIONS)) followers.push(await followerContestant(server, database.url, name));
    report.contest(await contest('feed, catching up', followers, { rounds, seconds, yardstick: commits.name }, log));

    await whole(context, database.url);
    const beside = await besideContestants(context, database, context.tiny ? 4 : CALLERS);
    report.contest(await contest(`feed, rebuild of the match list beside ${CALLERS} callers`, beside, { rounds, seconds }, log));
    report.contest(await contest('feed, reading a stream of 500 events', await readers(database.url), { rounds, seconds }, log));
  },
};

/** All of it, once: the rate over a few seconds says nothing about the end of a long log. */
async function whole(context: Context, url: string): Promise<void> {
  const rows = [];
  for (const name of ['counter', 'match list']) {
    const follower = await followerContestant(context.server, url, name);
    const start = performance.now();
    const seen = await follower.round(600);
    rows.push({ projection: name, 'seconds for the whole log': (performance.now() - start) / 1000, ...seen });
    await follower.close?.();
  }
  context.report.single('feed, the whole log', rows);
}

function readers(url: string): Promise<Contestant[]> {
  return Promise.all(
    ['store', 'warm mailbox', 'mailbox, refreshed'].map(async (way) => {
      const worker = Worker.start(STREAMS);
      await worker.call('open', url);
      return {
        name: way,
        round: async (seconds: number) => latencies(await worker.call<Float64Array>('read', { way, seconds })),
        close: () => worker.close(),
      };
    }),
  );
}
