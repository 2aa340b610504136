import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder of the whole repository. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');

/** Settings every program of ours runs with: nothing phones home, nothing asks. */
export const QUIET = { NEXT_TELEMETRY_DISABLED: '1', NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };

/** The script behind a command of an installed package, to be run by this Node: works where shell wrappers do not. */
export function scriptOf(packageName, command = packageName) {
  const folder = path.join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** How to run npm with these arguments: by the script that runs us, if npm does, else by the one on the PATH. */
export function npmCommand(...args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return { command: process.execPath, args: [script, ...args], shell: false };
  return { command: 'npm', args, shell: process.platform === 'win32' };
}

/** One hash over names and contents of all files in the given folders or files; those that `skip` (given the bare name) says yes to are left out. */
export function contentHash(places, skip = () => false) {
  const hash = createHash('sha256');
  for (const file of filesOf(places, skip)) {
    hash.update(path.relative(ROOT, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Full paths of all files in the given folders or files, in a fixed order. */
export function filesOf(places, skip = () => false) {
  return places.flatMap((place) => filesBelow(path.join(ROOT, place), skip));
}

function filesBelow(place, skip) {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [place];
  const names = fs.readdirSync(place).filter((name) => !skip(name));
  return names.sort().flatMap((name) => filesBelow(path.join(place, name), skip));
}

/** Full path of the first of these programs that is on the PATH; undefined if none is. */
export function programOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const places = names.flatMap((name) => folders.flatMap((folder) => endings.map((ending) => path.join(folder, name + ending))));
  return places.find(isExecutable);
}

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
