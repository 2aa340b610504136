import './require-node.cjs';
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { endChild, startChild } from './child-process.mjs';
import { Endings } from './endings.mjs';
import { ensureInstalled } from './install.mjs';
import { wordsFor } from './launch-error.mjs';

// Runs a built program of server/apps that needs no database.
const [program, ...args] = process.argv.slice(2);
const log = (line) => console.error(`  ${line}`);
const endings = new Endings();
endings.listen(() => endings.run());

try {
  await ensureInstalled(log, endings);
  await ensureBuilt(log, endings);
  if (!endings.signal) {
    const run = startChild(process.execPath, [`server/apps/dist/${program}.js`, ...args]);
    endings.add(() => endChild(run));
    process.exitCode = await run.ended;
  }
} catch (error) {
  console.error(wordsFor(error));
  process.exitCode = 2;
}
await endings.run();
process.exit();
