import { commitContestant } from '../lib/commits.js';
import { type Contestant, contest } from '../lib/contest.js';
import type { BenchDatabase } from '../lib/postgres.js';
import type { Context, Section } from '../lib/section.js';
import { peerContestants } from './peers.js';
import { type StoreWish, storeContestant } from './store-contestant.js';

const CALLERS = [1, 8, 16, 64, 256];
const MOST = 256;
const ON_ONE_STREAM = 50;

/** Durable appends through the store, against single commits of the same row on the same database. */
export const section: Section = {
  name: 'appends',
  async run(context) {
    const database = await context.server.database();
    try {
      for (const callers of context.tiny ? [8] : CALLERS) await byCallers(context, database, callers);
      await shapes(context, database);
    } finally {
      await database.close();
    }
  },
};

async function byCallers(context: Context, database: BenchDatabase, callers: number): Promise<void> {
  const commits = await commitContestant(context.server, database, callers);
  const store = await storeContestant(context.server, database, { name: 'store', callers, mostEvents: 1 });
  await compare(context, `appends, ${callers} callers`, commits.name, [commits, store]);
}

/** What changes when commands bring more events, when two servers share the lane, when callers meet on one stream; and other products. */
async function shapes(context: Context, database: BenchDatabase): Promise<void> {
  const most = context.tiny ? 8 : MOST;
  const commits = await commitContestant(context.server, database, most);
  const wishes: StoreWish[] = [
    { name: 'store', callers: most, mostEvents: 1 },
    { name: 'store, 1-8 events', callers: most, mostEvents: 8 },
    { name: 'store, 2 processes', callers: most, mostEvents: 1, processes: 2 },
    { name: `store, ${ON_ONE_STREAM} callers on one stream`, callers: ON_ONE_STREAM, mostEvents: 1, oneStream: true },
  ];
  const contestants = [commits];
  for (const wish of wishes) contestants.push(await storeContestant(context.server, database, wish));
  if (context.peers) contestants.push(...(await peerContestants(context, database, most)));
  await compare(context, `appends, ${most} callers, other shapes`, commits.name, contestants);
}

async function compare(context: Context, name: string, yardstick: string, contestants: readonly Contestant[]): Promise<void> {
  const { rounds, seconds } = context;
  context.report.contest(await contest(name, contestants, { rounds, seconds, yardstick }, context.log));
}
