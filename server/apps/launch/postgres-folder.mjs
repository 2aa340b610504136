import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { DataFolderError } from './launch-error.mjs';

const run = promisify(execFile);
const MAJOR = '18';
const PASSWORD = 'tavern.password';

/** The role that owns everything in an embedded database. */
export const ROLE = 'tavern';

/** What a person does about a folder that Postgres cannot use; nothing is ever deleted for them. */
const wayOut = (dataDir) => `Move ${dataDir} away (it holds every match played here) and start again with an empty database.`;

/** Environment of the database programs: English messages for us to read, and no PG* setting of the person's shell. */
export function programEnv() {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(own), LC_ALL: 'C' };
}

/** True if the folder holds a database of ours, false if there is none yet; throws DataFolderError for anything else. */
export function inspectFolder(dataDir) {
  const names = listFolder(dataDir);
  if (names === undefined || names.length === 0) return false;
  if (!names.includes('PG_VERSION')) {
    throw new DataFolderError('FOREIGN', `${dataDir} is not empty and holds no database. ${wayOut(dataDir)}`);
  }
  const version = fs.readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR) {
    throw new DataFolderError('VERSION', `${dataDir} was written by Postgres ${version}, this is Postgres ${MAJOR}. ${wayOut(dataDir)}`);
  }
  if (!names.includes(PASSWORD)) {
    throw new DataFolderError(
      'FOREIGN',
      `${dataDir} is a database that was not made by this program (no ${PASSWORD} in it). ${wayOut(dataDir)}`,
    );
  }
  return true;
}

function listFolder(dataDir) {
  try {
    return fs.readdirSync(dataDir);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    if (error.code === 'ENOTDIR') throw new DataFolderError('FOREIGN', `${dataDir} is a file, not a folder. ${wayOut(dataDir)}`);
    throw new DataFolderError(
      'OWNER',
      `${dataDir} cannot be read (${error.code}): it belongs to another user. Start as that user. Or: ${wayOut(dataDir)}`,
    );
  }
}

/** Creates the database aside and moves it into place whole, so that an interruption never leaves half a database behind. */
export async function createFolder(dataDir, native, user) {
  const draft = `${dataDir}.new`;
  const secret = `${dataDir}.secret`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  const password = randomBytes(18).toString('base64url');
  fs.writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined) for (const place of [draft, secret]) fs.chownSync(place, user.uid, user.gid);
  // A provider and a locale that exist on every system, so that folders sort the same everywhere.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = ['-D', draft, '-U', ROLE, '--pwfile', secret, '--auth=scram-sha-256', '-E', 'UTF8', ...locale, '--no-instructions'];
  try {
    await run(path.join(native, 'bin/initdb'), args, { ...user, env: programEnv(), cwd: path.parse(dataDir).root });
    fs.renameSync(secret, path.join(draft, PASSWORD));
    if (fs.existsSync(dataDir)) fs.rmdirSync(dataDir);
    fs.renameSync(draft, dataDir);
  } catch (error) {
    throw new DataFolderError('BROKEN', `A new database in ${dataDir} could not be made: ${(error.stderr || error.message).trim()}`);
  } finally {
    fs.rmSync(secret, { force: true });
  }
}

/** Root runs the database as whoever owns the folder already; a folder owned by root itself is handed to `user`. */
export function folderOwner(dataDir, user) {
  const { uid, gid } = fs.statSync(dataDir);
  const own = process.getuid?.();
  if (own !== undefined && own !== 0 && uid !== own) {
    throw new DataFolderError(
      'OWNER',
      `${dataDir} belongs to user number ${uid}, not to you (${own}). Start as that user. Or: ${wayOut(dataDir)}`,
    );
  }
  if (user.uid === undefined) return user;
  if (uid !== 0) return { uid, gid };
  handOver(dataDir, user);
  return user;
}

function handOver(place, user) {
  fs.lchownSync(place, user.uid, user.gid);
  if (!fs.lstatSync(place).isDirectory()) return;
  for (const name of fs.readdirSync(place)) handOver(path.join(place, name), user);
}

export function readPassword(dataDir) {
  return fs.readFileSync(path.join(dataDir, PASSWORD), 'utf8').trim();
}

/** The error for a database that does not come up, with the last lines of its log. */
export function brokenFolder(dataDir, log) {
  const tail = log.trim().split('\n').slice(-6).join('\n  ');
  return new DataFolderError('BROKEN', `The database in ${dataDir} does not start. ${wayOut(dataDir)} It said:\n  ${tail}`);
}
