import { storeContestant } from '../appends/store-contestant.js';
import type { Contestant } from '../lib/contest.js';
import type { BenchDatabase } from '../lib/postgres.js';
import type { Context } from '../lib/section.js';
import { followerContestant } from './follower-contestant.js';

/** A rebuild of the match list with appends going on, and each alone. */
export async function besideContestants(context: Context, database: BenchDatabase, callers: number): Promise<Contestant[]> {
  const store = await storeContestant(context.server, database, { name: 'appends alone', callers, mostEvents: 1, keepsLog: true });
  const rebuild = await followerContestant(context.server, database.url, 'match list');
  const both: Contestant = {
    name: 'both at once',
    async round(seconds) {
      const [appends, rebuilt] = await Promise.all([store.round(seconds), rebuild.round(seconds)]);
      return { ...appended(appends), ...rebuiltRate(rebuilt) };
    },
  };
  return [
    { ...store, round: async (seconds) => appended(await store.round(seconds)) },
    { ...rebuild, name: 'rebuild alone', round: async (seconds) => rebuiltRate(await rebuild.round(seconds)) },
    both,
  ];
}

const appended = (seen: Readonly<Record<string, number>>) => ({
  'appends/s': seen['appends/s'] ?? Number.NaN,
  'append p50 ms': seen['p50 ms'] ?? Number.NaN,
  'append p99 ms': seen['p99 ms'] ?? Number.NaN,
});

const rebuiltRate = (seen: Readonly<Record<string, number>>) => ({ 'rebuilt events/s': seen['events/s'] ?? Number.NaN });
