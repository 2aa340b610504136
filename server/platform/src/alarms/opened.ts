import { setTimeout as sleep } from 'node:timers/promises';
import type { Outage } from '../log/index.js';

interface Openable {
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Opens until it holds. BullMQ remembers a failed first connection to Postgres for good, so a server that comes up before its
 * database would never set an alarm: throw the broken one away and open another. Undefined when `signal` ends it first.
 */
export async function opened<T extends Openable>(open: () => T, outage: Outage, signal: AbortSignal): Promise<T | undefined> {
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, 1_000)) {
    const one = open();
    try {
      await Promise.race([one.waitUntilReady(), ended]);
      if (!signal.aborted) return one;
    } catch (error) {
      outage.begins(error);
    }
    void one.close().catch(() => {});
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
  return undefined;
}
