import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { watchEventLoop } from '../lib/event-loop.js';
import { serve } from '../lib/worker.js';
import { bare } from './bare.js';
import { wallClock } from './frame.js';
import { listening, type Publisher } from './open-server.js';
import { plain } from './plain.js';
import { shared } from './shared.js';

const KINDS = { shared, plain, bare };

export type ServerKind = keyof typeof KINDS;

/** What a server did in a round; processor time in seconds. */
export interface Published {
  readonly frames: number;
  readonly processor: number;
  readonly loop: Readonly<Record<string, number>>;
}

/** Frames on their way at most, in rounds over all topics: enough to keep everybody busy, and no queue that grows. */
const ROUNDS_AHEAD = 4;
const TICK_MS = 10;

let publisher: Publisher;
let topics = 0;
let next = 0;
// How many frames of all topics the subscribers have had, as their process tells on a line of its own.
let arrived = 0;

serve({
  open: async ({ kind, topics: count }: { kind: ServerKind; topics: number }) => {
    topics = count;
    const { server, port } = await listening();
    publisher = KINDS[kind](server, topics);
    const back = await listening();
    new WebSocketServer({ server: back.server }).on('connection', (socket) => {
      socket.on('message', (count) => {
        arrived = Number(count);
      });
    });
    return { port, backPort: back.port };
  },
  /** As fast as they are taken. */
  flood: (seconds: number) =>
    measured(async (end) => {
      for (arrived = 0; performance.now() < end(seconds); ) {
        if (next - arrived < topics * ROUNDS_AHEAD) await publishNext(wallClock());
        else await sleep(1);
      }
    }),
  /** So many frames a second, in small steps. Whoever cannot keep up is late, and its frames say so. */
  pace: ({ perSecond, seconds }: { perSecond: number; seconds: number }) =>
    measured(async (end, start) => {
      while (performance.now() < end(seconds)) {
        const due = ((performance.now() - start) / 1000) * perSecond;
        while (next < due && performance.now() < end(seconds))
          await publishNext(performance.timeOrigin + start + (next / perSecond) * 1000);
        await sleep(TICK_MS);
      }
    }),
  memory: async () => {
    for (let run = 0; run < 3; run++) {
      globalThis.gc?.();
      await sleep(50);
    }
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, kept: heapUsed + external };
  },
});

async function publishNext(sentAt: number): Promise<void> {
  await publisher.publish(next++ % topics, sentAt);
  // Sockets are written and read between two frames, as they are when moves come one by one.
  if (next % 25 === 0) await turn();
}

async function measured(work: (end: (seconds: number) => number, start: number) => Promise<void>): Promise<Published> {
  const loop = watchEventLoop();
  const before = process.cpuUsage();
  const start = performance.now();
  next = 0;
  await work((seconds) => start + seconds * 1000, start);
  const { user, system } = process.cpuUsage(before);
  return { frames: next, processor: (user + system) / 1e6, loop: loop() };
}
