import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { endChild, startChild } from './child-process.mjs';
import { startPostgres } from './embedded-postgres.mjs';
import { LaunchError } from './launch-error.mjs';
import { freePort } from './ports.mjs';
import { findOrInstall } from './system-packages.mjs';

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The services that test steps may ask for by name. Each returns the environment that leads a test to it. */
export const SERVICES = { postgres, redis, chromium };

// What a test stores need not survive a power cut. Suites that kill Postgres bring their own, and that one syncs.
const FORGETFUL = { fsync: 'off', full_page_writes: 'off' };

/** An empty folder below the system's folder for temporary files; gone when the run ends. */
export function temporaryFolder(endings) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tavern-test-'));
  fs.chmodSync(folder, 0o711); // the database user passes through
  endings.add(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function postgres(endings, log) {
  if (process.env.DATABASE_URL) return { DATABASE_URL: process.env.DATABASE_URL };
  const dataDir = path.join(temporaryFolder(endings), 'postgres');
  const database = await startPostgres({ dataDir, settings: FORGETFUL, log });
  const place = fs.realpathSync(dataDir);
  endings.add(() => fs.rmSync(place, { recursive: true, force: true }));
  endings.add(() => database.stop());
  return { DATABASE_URL: database.url };
}

async function redis(endings, log) {
  if (process.env.REDIS_URL) return { REDIS_URL: process.env.REDIS_URL };
  const program = await findOrInstall(['redis-server'], 'redis-server', log);
  if (!program)
    throw new LaunchError(
      'NO_REDIS',
      'There is no redis-server on the PATH: install it with your package manager, or set REDIS_URL to one that may be emptied.',
    );
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', temporaryFolder(endings)];
  const server = startChild(program, [...settings, '--loglevel', 'warning'], { stdio: ['ignore', 'ignore', 'inherit'] });
  endings.add(() => endChild(server));
  while (!(await answers(port))) {
    if (!server.isUp()) throw new LaunchError('NO_REDIS', `redis-server (${program}) ended as soon as it was started.`);
    await pause(20);
  }
  return { REDIS_URL: `redis://127.0.0.1:${port}` };
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function chromium(_endings, log) {
  const known = [process.env.CHROMIUM_PATH, MAC_CHROME].find((file) => file && fs.existsSync(file));
  const program = known ?? (await findOrInstall(CHROMIUMS, 'chromium', log));
  if (!program)
    throw new LaunchError('NO_CHROMIUM', 'There is no Chromium or Chrome on the PATH: install one, or set CHROMIUM_PATH to it.');
  return { CHROMIUM_PATH: program };
}
