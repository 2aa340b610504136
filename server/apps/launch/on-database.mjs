import './require-node.cjs';
import path from 'node:path';
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { endChild, startChild } from './child-process.mjs';
import { runningPostgres, startPostgres } from './embedded-postgres.mjs';
import { Endings } from './endings.mjs';
import { ensureInstalled } from './install.mjs';
import { wordsFor } from './launch-error.mjs';
import { ROOT } from './workspace.mjs';

// Runs a built program of server/apps on the house's database, which is started for it when the house is closed.
const [program, ...args] = process.argv.slice(2);
const log = (line) => console.error(`  ${line}`);
const endings = new Endings();
endings.listen(() => endings.run());

async function databaseUrl() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const dataDir = path.join(ROOT, '.data/postgres');
  const running = await runningPostgres(dataDir, log);
  if (running) return running;
  const embedded = await startPostgres({ dataDir, log });
  endings.add(() => embedded.stop());
  return embedded.url;
}

try {
  await ensureInstalled(log, endings);
  const url = await databaseUrl();
  await ensureBuilt(log, endings);
  if (!endings.signal) {
    const run = startChild(process.execPath, [`server/apps/dist/${program}.js`, ...args], { env: { DATABASE_URL: url } });
    endings.add(() => endChild(run));
    process.exitCode = await run.ended;
  }
} catch (error) {
  console.error(wordsFor(error));
  process.exitCode = 2;
}
await endings.run();
process.exit();
