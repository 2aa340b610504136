import { WebSocket } from 'ws';
import { serve } from '../lib/worker.js';
import { DOCUMENT, wallClock } from './frame.js';
import type { ServerKind } from './server.worker.js';

interface Wish {
  readonly kind: ServerKind;
  readonly port: number;
  readonly backPort: number;
  readonly topics: number;
  readonly count: number;
}

const AT_ONCE = 50;
const SENT_AT = '"sentAt":';

let received = 0;
let bytes = 0;
let ms: number[] = [];
let perTopic = 1;
// After so many the server hears how far we are: a few times in each round over the topics.
let news = 1;
let back: WebSocket;
let awaited: { readonly count: number; readonly resolve: () => void } | undefined;

/** Subscribers, spread over the topics, each with a socket of its own. */
serve({
  connect: async (wish: Wish) => {
    perTopic = wish.count / wish.topics;
    news = Math.ceil(wish.count / 4);
    back = await opened(`ws://127.0.0.1:${wish.backPort}`);
    for (let first = 0; first < wish.count; first += AT_ONCE) {
      const size = Math.min(AT_ONCE, wish.count - first);
      await Promise.all(Array.from({ length: size }, (_, index) => subscribe(wish, (first + index) % wish.topics)));
    }
  },
  reset: () => {
    received = 0;
    bytes = 0;
    ms = [];
  },
  /** Resolves when so many frames have arrived. */
  received: async (count: number) => {
    if (received < count) {
      await new Promise<void>((resolve) => {
        awaited = { count, resolve };
      });
    }
    return { bytes, ms: Float64Array.from(ms) };
  },
});

async function subscribe({ kind, port }: Wish, topic: number): Promise<void> {
  const socket = await opened(`ws://127.0.0.1:${port}/graphql`);
  const ready = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => (data.includes(SENT_AT) ? take(data, resolve) : greeted(socket, data, topic, resolve)));
  });
  socket.send(kind === 'bare' ? String(topic) : '{"type":"connection_init"}');
  // Plain graphql-ws sends nothing before the first frame: its acknowledgement must do.
  await ready;
}

function greeted(socket: WebSocket, data: Buffer, topic: number, ready: () => void): void {
  const text = String(data);
  if (text.includes('connection_ack')) {
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: DOCUMENT, variables: { topic } } }));
  } else if (text !== 'ready') throw new Error(`unexpected: ${text}`);
  ready();
}

function take(data: Buffer, ready: () => void): void {
  ready();
  received++;
  bytes += data.length;
  const start = data.indexOf(SENT_AT) + SENT_AT.length;
  ms.push(wallClock() - Number(data.toString('latin1', start, data.indexOf(',', start))));
  if (received % news === 0) back.send(String(received / perTopic));
  if (awaited && received >= awaited.count) {
    awaited.resolve();
    awaited = undefined;
  }
}

function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, 'graphql-transport-ws', { perMessageDeflate: false });
  return new Promise((resolve, reject) => socket.once('open', () => resolve(socket)).once('error', reject));
}
