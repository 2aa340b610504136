import { randomUUID } from 'node:crypto';
import type { AppendOutcome } from './plan.js';

const COMMANDS_PER_STREAM = 200;

/** Lets callers append single events by `append`, each to streams of its own, as fast as they are answered. */
export async function timedCalls(
  callers: number,
  seconds: number,
  append: (stream: string, version: number) => Promise<void>,
): Promise<AppendOutcome> {
  const ms: number[] = [];
  const before = process.cpuUsage();
  const start = performance.now();
  const end = start + seconds * 1000;
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      const stream = randomUUID();
      for (let version = 0; version < COMMANDS_PER_STREAM && performance.now() < end; version++) {
        const sent = performance.now();
        await append(stream, version);
        ms.push(performance.now() - sent);
      }
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const took = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const counts = { commands: ms.length, events: ms.length, conflicts: 0 };
  return { ...counts, seconds: took, ms: Float64Array.from(ms), processor: (user + system) / 1e6, loop: {} };
}
