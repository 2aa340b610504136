import { fileURLToPath } from 'node:url';
import { newId, opaqueId } from '@tavern-jack/platform';
import { WebSocket } from 'ws';
import { openStore } from '../lib/bench-store.js';
import { storeStream } from '../lib/filled-log.js';
import { matchStream } from '../lib/match-events.js';
import type { Context } from '../lib/section.js';
import { Worker } from '../lib/worker.js';
import { CLIENTS } from '../moves/documents.js';

const SCRIPT = fileURLToPath(new URL('./tavern.worker.js', import.meta.url));
const VERSIONS = [100, 1_000];
const MISSED = 10;

/** What a spectator of a Kiezkönig match with the dashboard's own document is sent by the real server, in bytes. */
export async function reconnects(context: Context): Promise<void> {
  const database = await context.server.database();
  const { store, close } = openStore(database.url);
  const tavern = Worker.start(SCRIPT);
  try {
    const url = `ws://127.0.0.1:${await tavern.call<number>('open', database.url)}/graphql`;
    const rows = [];
    for (const version of VERSIONS) {
      const match = newId();
      await storeStream(store, match, matchStream(1, version));
      const matchId = opaqueId('mat', match);
      const all = await received(url, { matchId, afterVersion: 0 }, version);
      rows.push({
        'match at version': version,
        'first visit, bytes': sum(await received(url, { matchId }, 1)),
        [`back after ${MISSED} missed, bytes`]: sum(await received(url, { matchId, afterVersion: version - MISSED }, MISSED)),
        'from the first version, bytes': sum(all),
        'bytes/frame': sum(all) / all.length,
        'bytes/frame, one by one': await oneByOne(url, matchId, version),
      });
    }
    context.report.single('fan-out, bytes to a spectator of Kiezkönig', rows);
  } finally {
    await tavern.close();
    await close();
    await database.close();
  }
}

/** A frame that no other follows at once carries the view: the last of each reconnect does. */
async function oneByOne(url: string, matchId: string, version: number): Promise<number> {
  return (await received(url, { matchId, afterVersion: version - 1 }, 1))[0] ?? Number.NaN;
}

/** Sizes of the first `count` frames of a subscription. */
function received(url: string, variables: object, count: number): Promise<number[]> {
  const socket = new WebSocket(url, 'graphql-transport-ws');
  const sizes: number[] = [];
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data)) as { type: string; payload?: { errors?: unknown } };
      if (message.type === 'connection_ack') {
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: CLIENTS.kiezkoenig.frames, variables } }));
      } else if (message.type === 'next' && !message.payload?.errors) sizes.push(data.length);
      else if (message.type !== 'ping') reject(new Error(String(data)));
      if (sizes.length < count) return;
      socket.terminate();
      resolve(sizes);
    });
  });
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
