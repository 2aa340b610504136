import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { endChild, runQuietly } from './child-process.mjs';
import { LaunchError } from './launch-error.mjs';
import { npmCommand, ROOT } from './workspace.mjs';

const STAMP = path.join(ROOT, 'node_modules', '.tavern-install');

/** Brings node_modules to what package-lock.json says, if it is not there already. `log` gets sentences; npm's own words only on failure. */
export async function ensureInstalled(log, endings) {
  const wanted = lockHash();
  if (readStamp() === wanted) return;
  if (!installedByHand()) {
    log('Installing the packages of package-lock.json, about a minute ...');
    await install(endings);
  }
  fs.writeFileSync(STAMP, wanted);
}

function lockHash() {
  const lock = fs.readFileSync(path.join(ROOT, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

function readStamp() {
  try {
    return fs.readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

// npm writes node_modules/.package-lock.json when it is done. If that holds the lock's versions, somebody ran npm already.
function installedByHand() {
  let there;
  try {
    there = JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules/.package-lock.json'), 'utf8')).packages;
  } catch {
    return false;
  }
  const wanted = Object.entries(JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages);
  return wanted.every(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true;
    return there[place]?.version === entry.version;
  });
}

async function install(endings) {
  // Development packages are wanted whatever NODE_ENV says, because everything is built here.
  const npm = npmCommand('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-progress');
  const { code, output } = await runQuietly(npm.command, npm.args, {
    shell: npm.shell,
    onStart: (run) => endings.add(() => endChild(run)),
  });
  if (code === 0 || endings.signal) return;
  console.error(output.trim());
  throw new LaunchError(
    'INSTALL',
    'npm could not install the packages (its words stand above). Check the network and the free disk space, then start again.',
  );
}
