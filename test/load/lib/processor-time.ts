import { readdirSync, readFileSync } from 'node:fs';

// The kernel tells processor time in hundredths of a second, whatever its own clock.
const TICKS_PER_SECOND = 100;

interface ProcessTimes {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended and were waited for. */
  readonly ended: number;
}

/** Seconds of processor time, user and system, of a process; NaN where the system does not tell. */
export const processorSeconds = (pid: number): number => timesOf(pid)?.own ?? Number.NaN;

/** The parent of a process; undefined where the system does not tell. */
export const parentOf = (pid: number): number | undefined => timesOf(pid)?.parent;

/** Seconds that programs used which this process has started and which have ended. */
export const endedChildrenSeconds = (): number => timesOf(process.pid)?.ended ?? Number.NaN;

/** Seconds of a process and all its children, those that have ended too: the whole of a Postgres by its postmaster. */
export function familySeconds(pid: number): number {
  const parent = timesOf(pid);
  if (!parent) return Number.NaN;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map((name) => timesOf(Number(name))).filter((times) => times?.parent === pid);
  return parent.own + parent.ended + children.reduce((sum, times) => sum + (times?.own ?? 0) + (times?.ended ?? 0), 0);
}

function timesOf(pid: number): ProcessTimes | undefined {
  try {
    // The program's name stands in brackets and may hold anything; fields are counted from behind it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = (index: number) => Number(fields[index]) / TICKS_PER_SECOND;
    return { parent: Number(fields[1]), own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) };
  } catch {
    return undefined; // it has ended, or this system has no /proc
  }
}
