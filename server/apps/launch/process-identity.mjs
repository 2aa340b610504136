import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** True if a process with this number exists, whoever owns it. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Number and start time of a process as one word, so that a number used again after a reboot or in a new
 * container is not taken for the old process. Undefined if there is no such process.
 */
export function identityOf(pid) {
  if (!isAlive(pid)) return undefined;
  try {
    return `${pid}@${startTimeOf(pid)}`;
  } catch {
    return isAlive(pid) ? `${pid}@unknown` : undefined;
  }
}

function startTimeOf(pid) {
  if (process.platform === 'linux') {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; behind it, field 22 of the line is the start in ticks since boot.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)}-${ticks}`;
  }
  if (process.platform === 'win32') return 'unknown';
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .replace(/\s+/g, '-');
}

/** The program a process runs, as a file name without its folder; '' if the system does not tell. */
export function programOf(pid) {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('/')
      .pop();
  } catch {
    return '';
  }
}
