import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataFolderError } from './launch-error.mjs';
import { isAlive, programOf } from './process-identity.mjs';

const FILE = 'postmaster.pid';
const PATIENCE_MS = 60_000;

/**
 * The Postgres that already runs on this folder because whoever started it was killed: `{ port }` once it answers.
 * Undefined if none runs. Waits for one that is coming up or going down.
 */
export async function survivor(dataDir, log) {
  const until = Date.now() + PATIENCE_MS;
  for (let told = false; ; told = true) {
    const found = readPostmaster(dataDir);
    if (!found) return undefined;
    if (!isPostgres(found.pid)) {
      // Its number belongs to another program by now (a reboot, a new container): Postgres itself would refuse to start.
      fs.rmSync(path.join(dataDir, FILE), { force: true });
      return undefined;
    }
    if (found.status === 'ready') return found;
    if (!told) log(`The database of an earlier start is ${found.status || 'starting'}, waiting for it ...`);
    if (Date.now() > until) {
      throw new DataFolderError(
        'IN_USE',
        `Postgres (process ${found.pid}) has been busy with ${dataDir} for a minute. End that process and start again.`,
      );
    }
    await pause(100);
  }
}

// Lines of the file: process, folder, start, port, socket folder, address, shared memory, status.
function readPostmaster(dataDir) {
  let lines;
  try {
    lines = fs.readFileSync(path.join(dataDir, FILE), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

function isPostgres(pid) {
  if (!isAlive(pid)) return false;
  const program = programOf(pid);
  return program === '' || program.startsWith('postgres');
}
