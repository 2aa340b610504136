import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf } from './process-identity.mjs';

/**
 * Takes the lock file for this process; waits up to `waitMs` for a living holder. Returns a function that gives it back,
 * or the holder's process number (a number) if it is still held. A lock whose holder is gone is taken over.
 */
export async function takeLock(file, waitMs) {
  const mine = identityOf(process.pid);
  const until = Date.now() + waitMs;
  for (;;) {
    if (createLock(file, mine)) return () => releaseLock(file, mine);
    const holder = readLock(file);
    if (holder === undefined) continue; // given back between our two looks
    const pid = Number.parseInt(holder, 10);
    if (identityOf(pid) !== holder) removeStale(file, holder);
    else if (Date.now() >= until) return pid;
    else await pause(100);
  }
}

// Written aside and linked into place, so that nobody ever reads a lock without its holder.
function createLock(file, identity) {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  fs.writeFileSync(draft, identity);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft);
  }
}

function readLock(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

// Moved aside first: of two processes that saw the same stale lock only one moves it, and a fresh lock moved by mistake goes back.
function removeStale(file, stale) {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  if (fs.readFileSync(aside, 'utf8') !== stale) fs.renameSync(aside, file);
  else fs.rmSync(aside);
}

function releaseLock(file, identity) {
  if (readLock(file) === identity) fs.rmSync(file, { force: true });
}
