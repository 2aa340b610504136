import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Archive, Database, migrate } from '@tavern-jack/platform';
import { grouped } from './progress.js';

const USAGE = 'npm run archive -- --older-than 90d [--batch 50]   d: days, h: hours; batch: matches that move together';
const HOUR_MS = 3_600_000;
/** Between two batches, so that appends and vacuum have the disk to themselves. */
const REST_MS = 50;

/** Moves finished matches that ended before an age out of the hot table. Throws a TypeError with the usage for arguments that make no sense. */
export async function archiveCommand(args: readonly string[], databaseUrl: string, print: (line: string) => void): Promise<void> {
  const { age, batch } = asked(args);
  await migrate(databaseUrl);
  const db = new Database(databaseUrl, { applicationName: 'tavern-jack archive', poolSize: 1 });
  try {
    const archive = new Archive(db.pool);
    const before = (await archive.firstSince(new Date(Date.now() - age))) ?? Number.MAX_SAFE_INTEGER;
    let [matches, events] = [0, 0];
    for await (const streams of batches(archive, before, batch)) {
      events += await archive.move(streams);
      if (matches === 0) await archive.analyze();
      matches += streams.length;
      print(`${grouped(matches)} matches, ${grouped(events)} events moved`);
      await pause(REST_MS);
    }
    if (matches > 0) await archive.analyze();
    print(matches === 0 ? 'No finished match is that old.' : 'Done.');
  } finally {
    await db.close();
  }
}

async function* batches(archive: Archive, before: number, size: number): AsyncGenerator<string[]> {
  let after = 0;
  for (;;) {
    const ended = await archive.ended('match.ended', after, before, size);
    if (ended.length === 0) return;
    after = ended.at(-1)?.position ?? before;
    yield ended.map(({ stream }) => stream);
  }
}

function asked(args: readonly string[]): { age: number; batch: number } {
  const { values } = parseArgs({
    args: [...args],
    options: { 'older-than': { type: 'string' }, batch: { type: 'string', default: '50' } },
  });
  const [, count, unit] = /^(\d{1,5})([dh])$/.exec(values['older-than'] ?? '') ?? [];
  const batch = Number(values.batch);
  if (count === undefined || !Number.isInteger(batch) || batch < 1) throw new TypeError(USAGE);
  return { age: Number(count) * HOUR_MS * (unit === 'd' ? 24 : 1), batch };
}
