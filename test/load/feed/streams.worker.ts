import { Mailboxes, type StoredEvent } from '@tavern-jack/platform';
import { openStore } from '../lib/bench-store.js';
import { serve } from '../lib/worker.js';

let opened: ReturnType<typeof openStore>;
let streams: string[] = [];

const fold = { initial: () => 0, evolve: (_: number, event: StoredEvent) => event.version };

type Way = 'store' | 'warm mailbox' | 'mailbox, refreshed';

/** Reads whole streams, one after another, again and again. */
serve({
  open: async (url: string) => {
    opened = openStore(url);
    const { rows } = await opened.database.pool.query<{ stream_id: string }>(
      'select distinct stream_id from event where version = 500 limit 1000',
    );
    streams = rows.map((row) => row.stream_id);
  },
  read: async ({ way, seconds }: { way: Way; seconds: number }) => {
    const boxes = new Mailboxes(opened.store, fold);
    if (way !== 'store') for (const stream of streams.slice(0, 100)) await boxes.open(stream);
    const known = way === 'store' ? streams : streams.slice(0, 100);
    const ms: number[] = [];
    const end = performance.now() + seconds * 1000;
    for (let number = 0; performance.now() < end; number++) {
      const stream = known[(number * 7) % known.length] ?? '';
      const start = performance.now();
      const events = await readings[way](boxes, stream);
      ms.push(performance.now() - start);
      if (events !== 500) throw new Error(`stream ${stream} has ${events} events`);
    }
    return Float64Array.from(ms);
  },
});

const readings: Readonly<Record<Way, (boxes: Mailboxes<number>, stream: string) => Promise<number>>> = {
  store: async (_, stream) => (await opened.store.readStream(stream)).length,
  'warm mailbox': async (boxes, stream) => (await boxes.find(stream))?.state ?? 0,
  'mailbox, refreshed': async (boxes, stream) => {
    const box = await boxes.open(stream);
    await box.refresh();
    return box.state;
  },
};
