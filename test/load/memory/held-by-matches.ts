import { fileURLToPath } from 'node:url';
import { newId } from '@tavern-jack/platform';
import { openStore } from '../lib/bench-store.js';
import { storeStream } from '../lib/filled-log.js';
import { matchStream } from '../lib/match-events.js';
import type { Context } from '../lib/section.js';
import { Worker } from '../lib/worker.js';

const SCRIPT = fileURLToPath(new URL('./house.worker.js', import.meta.url));
const OPEN = 2_000;
const VERSION = 150;
const FINISHED = 10_000;
const LOOKS = 4;

/** Memory for each open match, and over thousands that were opened and finished. */
export async function heldByMatches({ server, tiny, report, log }: Context): Promise<void> {
  const database = await server.database();
  const house = Worker.start(SCRIPT, ['--expose-gc']);
  try {
    await house.call('open', database.url);
    const matches = await storeMatches(database.url, tiny ? 20 : OPEN);
    const before = await house.call<number>('held');
    const start = performance.now();
    await house.call('load', matches);
    const ms = (performance.now() - start) / matches.length;
    const each = ((await house.call<number>('held')) - before) / matches.length;
    report.single('memory, open matches of Kiezkönig', [
      { matches: matches.length, 'at version': VERSION, 'KiB held/match': each / 1024, 'ms to load one, 64 at once': ms },
    ]);
    const step = (tiny ? 40 : FINISHED) / LOOKS;
    const rows = [{ 'matches opened and finished': 0, 'MiB held': (await house.call<number>('held')) / 1024 ** 2 }];
    for (let look = 1; look <= LOOKS; look++) {
      await house.call('finish', step);
      rows.push({ 'matches opened and finished': look * step, 'MiB held': (await house.call<number>('held')) / 1024 ** 2 });
      log(`memory: ${look * step} matches finished`);
    }
    report.single('memory, over many matches', rows);
  } finally {
    await house.close();
    await database.close();
  }
}

async function storeMatches(url: string, count: number): Promise<string[]> {
  const { store, close } = openStore(url);
  const matches = Array.from({ length: count }, newId);
  await Promise.all(matches.map((match, seed) => storeStream(store, match, matchStream(seed % 50, VERSION))));
  await close();
  return matches;
}
