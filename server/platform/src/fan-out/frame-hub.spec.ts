import { describe, expect, it } from '@jest/globals';
import type { EventStore, StoredEvent } from '../event-store/index.js';
import { Mailbox } from '../mailbox/index.js';
import { FrameHub } from './frame-hub.js';

const STREAM = '0192f0c4-0000-7000-8000-000000000001';
const fold = { initial: () => 0, evolve: (state: number) => state + 1 };
const framing = { field: 'frame', frame: ({ version }: { version: number }) => version };
const stored = (count: number) =>
  [...Array(count)].map((_, n) => ({ stream: STREAM, version: n + 1, at: new Date(0), hash: '' }) as unknown as StoredEvent);

describe('a viewer who comes while an append is committed and not yet applied here', () => {
  it('is told each version once', async () => {
    let committed = 2;
    const store = { readStream: async (_: string, after = 0) => stored(committed).slice(after) } as unknown as EventStore;
    const box = new Mailbox(STREAM, store, fold);
    await box.refresh();
    const told: unknown[] = [];
    // The catch-up's own read sees the commit; the mailbox has not heard of it.
    const readStream = async () => {
      committed = 4;
      return stored(committed);
    };
    const hub = new FrameHub({ readStream } as unknown as EventStore, fold, framing);
    hub.attach(box, 'spectator', 'doc', ({ frame }) => String(frame), 0, {
      push: (text) => told.push(text),
      fail: (error) => told.push(error),
    });
    await new Promise(setImmediate);
    await box.refresh();
    expect(told).toEqual(['1', '2', '3', '4']);
  });
});
