import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { takeLock } from './folder-lock.mjs';
import { DataFolderError, LaunchError, wordsFor } from './launch-error.mjs';
import { freePort, requirePort } from './ports.mjs';
import { databaseUser, findBinaries, reachableDataDir } from './postgres-binaries.mjs';
import { brokenFolder, createFolder, folderOwner, inspectFolder, programEnv, ROLE, readPassword } from './postgres-folder.mjs';
import { survivor } from './postmaster.mjs';

const run = promisify(execFile);
const LOG_FILE = 'tavern.log';
const LOCK_PATIENCE_MS = 15_000;
// Crash recovery of a big database may take minutes; a broken one ends by itself long before.
const START_PATIENCE_S = 300;
const STOP_PATIENCE_S = 30;

// fsync and synchronous commit stay on, as Postgres has them: an acknowledged move survives a power cut.
// Refused statements are the caller's to report, and would fill a log that nobody rotates.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Starts a real Postgres of our own on `dataDir` (made on first use, kept between starts), reachable on 127.0.0.1 only.
 * A Postgres that outlived its killed starter is taken over, on the port that it has.
 *
 * @param {{dataDir: string, port?: number, settings?: Record<string, string>, log?: (line: string) => void}} options
 *   `port`: a free one if left out; `settings`: of Postgres, besides ours; `log` gets sentences.
 * @returns {Promise<{url: string, stop: () => Promise<void>}>} `stop` ends it after the running transactions were rolled back.
 * @throws {DataFolderError} foreign, broken, another user's or in use: the message says what to do.
 * @throws {PortBusyError} somebody else has the port.
 */
export async function startPostgres({ dataDir, port, settings = {}, log = () => {} }) {
  const asked = path.resolve(dataDir);
  const starter = databaseUser();
  const native = findBinaries(starter);
  const folder = reachableDataDir(asked, starter, log);
  const release = await holdFolder(folder);
  try {
    if (!inspectFolder(folder)) {
      log('Making a new database ...');
      await createFolder(folder, native, starter);
    }
    const user = folderOwner(folder, starter);
    const actualPort =
      (await survivor(folder, log))?.port ?? (await bringUp({ native, folder, user, port: port ?? (await freePort()), settings }));
    let stopping;
    const stop = () => {
      stopping ??= bringDown({ native, folder, user }).finally(release);
      return stopping;
    };
    return { url: urlOf(folder, actualPort), stop };
  } catch (error) {
    release();
    throw error;
  }
}

/** The address of the Postgres that somebody else runs on `dataDir` now; undefined if nobody does. */
export async function runningPostgres(dataDir, log) {
  if (!fs.existsSync(dataDir)) return undefined;
  const folder = fs.realpathSync(dataDir);
  const running = await survivor(folder, log);
  return running && urlOf(folder, running.port);
}

const urlOf = (folder, port) => `postgres://${ROLE}:${readPassword(folder)}@127.0.0.1:${port}/postgres`;

async function holdFolder(folder) {
  const held = await takeLock(`${folder}.lock`, LOCK_PATIENCE_MS);
  if (typeof held === 'function') return held;
  throw new DataFolderError('IN_USE', `Process ${held} already runs the database in ${folder}. Stop it first, or choose another folder.`);
}

async function bringUp({ native, folder, user, port, settings }) {
  await requirePort(port, 'the embedded Postgres', 'set POSTGRES_PORT to a free one.');
  const logFile = path.join(folder, LOG_FILE);
  fs.rmSync(logFile, { force: true });
  const flags = Object.entries({ ...SETTINGS, ...settings, port }).map(([name, value]) => `-c ${name}=${quoted(value)}`);
  const args = ['start', '-D', folder, '-l', logFile, '-w', '-s', '-t', String(START_PATIENCE_S), '-o', flags.join(' ')];
  try {
    await pgCtl(native, user, args);
  } catch (error) {
    const said = fs.existsSync(logFile) ? fs.readFileSync(logFile, 'utf8') : '';
    throw brokenFolder(folder, said || error.stderr || error.message);
  }
  return port;
}

async function bringDown({ native, folder, user }) {
  const stop = (mode) => pgCtl(native, user, ['stop', '-D', folder, '-w', '-s', '-m', mode, '-t', String(STOP_PATIENCE_S)]);
  try {
    await stop('fast');
  } catch {
    if (!fs.existsSync(path.join(folder, 'postmaster.pid'))) return; // it had ended before us
    await stop('immediate');
  }
}

// pg_ctl puts the values through a shell.
const quoted = (value) => (process.platform === 'win32' ? `"${value}"` : `'${value}'`);

function pgCtl(native, user, args) {
  return run(path.join(native, 'bin/pg_ctl'), args, { ...user, env: programEnv(), cwd: path.parse(native).root });
}

async function runAlone() {
  const { values } = parseArgs({ options: { data: { type: 'string' }, port: { type: 'string' } } });
  if (!values.data) throw new LaunchError('USAGE', 'Say where the data shall live: --data DIR, and if you like --port N.');
  const port = values.port === undefined ? {} : { port: Number(values.port) };
  // Asked to end while still coming up: come up first, then end in good order.
  const asked = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, resolve);
  });
  const database = await startPostgres({ dataDir: values.data, ...port, log: (line) => console.error(line) });
  console.log(database.url);
  const stillHere = setInterval(() => {}, 60_000);
  await asked;
  await database.stop();
  clearInterval(stillHere);
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  runAlone().catch((error) => {
    console.error(wordsFor(error));
    process.exitCode = 1;
  });
}
