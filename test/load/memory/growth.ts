import { newId } from '@tavern-jack/platform';
import { type StoreWish, storeContestant } from '../appends/store-contestant.js';
import { openStore } from '../lib/bench-store.js';
import { type Contestant, contest } from '../lib/contest.js';
import { MATCH_LENGTH, storeStream } from '../lib/filled-log.js';
import { matchStream } from '../lib/match-events.js';
import { type BenchDatabase, onClient } from '../lib/postgres.js';
import type { Context } from '../lib/section.js';

const CALLERS = 64;
const STORED = [100_000, 1_000_000];
const LONG = { streams: 128, version: 2_000 };

/** The cost of an append beside more and more that is stored, and to longer and longer streams. */
export async function costOfGrowth(context: Context): Promise<void> {
  const { server, rounds, seconds, report, log } = context;
  const empty = await server.database();
  try {
    const wish = { callers: context.tiny ? 4 : CALLERS, mostEvents: 1 };
    const stored: Contestant[] = [await storeContestant(server, empty, { ...wish, name: 'empty log' })];
    for (const count of context.tiny ? [5_000] : STORED) {
      const name = `${count.toLocaleString('en')} events stored`;
      stored.push(await storeContestant(server, await context.filledLog(count), { ...wish, name, keepsLog: true }));
    }
    const options = { rounds, seconds, yardstick: 'empty log' };
    report.contest(await contest('cost of an append by what is stored', stored, options, log));

    const filled = await context.filledLog(context.tiny ? 5_000 : 1_000_000);
    const byVersion = await versions(context, filled, wish);
    report.contest(
      await contest('cost of an append by the length of its stream', byVersion, { ...options, yardstick: 'version 1 to 20' }, log),
    );
  } finally {
    await empty.close();
  }
}

function versions(context: Context, database: BenchDatabase, wish: Omit<StoreWish, 'name'>): Promise<Contestant[]> {
  const { server, tiny } = context;
  const keepsLog = true;
  const on = (name: string, more: Partial<StoreWish>) => storeContestant(server, database, { ...wish, name, keepsLog, ...more });
  return Promise.all([
    on('version 1 to 20', { commandsPerStream: 20 }),
    matchesOf(database.url).then((streams) => on(`version ${MATCH_LENGTH}`, { streams })),
    longStreams(database.url, tiny ? 4 : LONG.streams).then((streams) => on(`version ${LONG.version}`, { streams })),
  ]);
}

const matchesOf = (url: string): Promise<string[]> =>
  onClient(url, async (client) => {
    const { rows } = await client.query<{ stream_id: string }>('select stream_id from event group by 1 having max(version) = $1', [
      MATCH_LENGTH,
    ]);
    return rows.map((row) => row.stream_id);
  });

async function longStreams(url: string, count: number): Promise<string[]> {
  const { store, close } = openStore(url);
  const streams = Array.from({ length: count }, newId);
  const events = matchStream(1, LONG.version);
  await Promise.all(streams.map((stream) => storeStream(store, stream, events)));
  await close();
  return streams;
}
