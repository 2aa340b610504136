import { spawn } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import { ROOT } from './workspace.mjs';

const WINDOWS = process.platform === 'win32';

/**
 * Starts a program in a process group of its own: Ctrl-C reaches us alone, and we end the program with all that it started.
 * `ended` resolves to its exit code (a number), also when it cannot be started (127) or ends by a signal (128 and the signal's number).
 */
export function startChild(command, args, { env = {}, cwd = ROOT, stdio = 'inherit', shell = false } = {}) {
  const child = spawn(command, args, { cwd, stdio, shell, detached: !WINDOWS, env: { ...process.env, ...env } });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (os.constants.signals[signal] ?? 0)));
  });
  return { child, ended, isUp: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null };
}

/**
 * Asks the program to end, waits up to `graceMs` or until `hurry` fires, then ends it and everything left of its group by force.
 * Only the program itself is asked: what it started is its own to end, and a second request would cut it short.
 */
export async function endChild(started, { graceMs = 10_000, hurry } = {}) {
  if (started.isUp()) {
    started.child.kill('SIGTERM');
    const impatience = AbortSignal.any([AbortSignal.timeout(graceMs), ...(hurry ? [hurry] : [])]);
    await Promise.race([started.ended, aborted(impatience)]);
  }
  forceChild(started);
  await started.ended;
}

function aborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', resolve, { once: true });
  });
}

/** Ends the program and everything left of its group at once. Once only: later, the number may be somebody else's. */
function forceChild(started) {
  if (started.swept || started.child.pid === undefined) return;
  started.swept = true;
  killGroup(started.child.pid);
}

function killGroup(pid) {
  try {
    if (WINDOWS) spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    else process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error; // the whole group is gone, which is what we want
  }
}

/** Runs a program silently; its whole output is kept. Resolves to `{ code, output }`. */
export async function runQuietly(command, args, options = {}) {
  const started = startChild(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [started.child.stdout, started.child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  options.onStart?.(started);
  return { code: await started.ended, output };
}
