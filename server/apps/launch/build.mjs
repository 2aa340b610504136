import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { endChild, runQuietly } from './child-process.mjs';
import { LaunchError } from './launch-error.mjs';
import { contentHash, filesOf, QUIET, ROOT, scriptOf } from './workspace.mjs';

const SOURCES = ['contracts', 'migrations', 'server', 'dashboard', 'package-lock.json', 'tsconfig.base.json', '.swcrc', 'nx.json'];
const PRODUCTS = ['contracts/dist', 'migrations/dist', 'server', 'dashboard/.next/BUILD_ID'];
const STAMP = path.join(ROOT, '.data/build.stamp');
const FRONT_DOORS = ['server/apps/dist/tavern.js', 'dashboard/.next/BUILD_ID'];

const isNoSource = (name) =>
  ['node_modules', 'dist', '.next', 'launch', 'next-env.d.ts'].includes(name) || /\.(spec\.tsx?|tsbuildinfo)$/.test(name);
const isNoProduct = (name) => ['node_modules', 'src', 'launch'].includes(name);

/** Builds what changed since the last build. Nx would find that out, too, but asking it takes seconds. */
export async function ensureBuilt(log, endings) {
  const sources = contentHash(SOURCES, isNoSource);
  if (readStamp() === `${sources} ${productMark()}`) return;
  log('Building the server and the dashboard, half a minute the first time ...');
  const args = [scriptOf('nx'), 'run-many', '-t', 'build', '--output-style=static'];
  const { code, output } = await runQuietly(process.execPath, args, { env: QUIET, onStart: (run) => endings.add(() => endChild(run)) });
  if (endings.signal) return;
  if (code !== 0) {
    console.error(output.trim());
    throw new LaunchError('BUILD', 'The build failed; what it said stands above. Mend that and start again.');
  }
  fs.mkdirSync(path.dirname(STAMP), { recursive: true });
  fs.writeFileSync(STAMP, `${sources} ${productMark()}`);
}

function readStamp() {
  const isBuilt = FRONT_DOORS.every((file) => fs.existsSync(path.join(ROOT, file)));
  return isBuilt && fs.existsSync(STAMP) ? fs.readFileSync(STAMP, 'utf8') : undefined;
}

// Somebody else may have built another state meanwhile: times and sizes tell.
function productMark() {
  const hash = createHash('sha256');
  for (const file of filesOf(PRODUCTS, isNoProduct)) {
    const { mtimeMs, size } = fs.statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}
