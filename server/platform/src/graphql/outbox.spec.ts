import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from './outbox.js';

let server: Server;
let sockets: WebSocketServer;
let client: WebSocket;
let socket: WebSocket;
let heard: string[];
let ended: Promise<number>;

beforeEach(async () => {
  server = createServer();
  sockets = new WebSocketServer({ server });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  heard = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
  ended = new Promise((resolve) => client.once('close', resolve));
  const open = new Promise((resolve) => client.once('open', resolve));
  socket = await new Promise<WebSocket>((resolve) => sockets.once('connection', resolve));
  await open;
});

afterEach(async () => {
  client.terminate();
  sockets.close();
  await new Promise((resolve) => server.close(resolve));
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
const untilHeard = async (count: number) => {
  while (heard.length < count) await turn();
};

describe('the outbox of a socket', () => {
  it('what is sent within one turn leaves in one write, in order, and nothing stays behind', async () => {
    const writes = countWrites(socket);
    const outbox = new Outbox();
    for (const text of ['answer', 'end', 'frame']) {
      outbox.send(socket, text);
      await Promise.resolve(); // another step of the same turn
    }
    expect(writes()).toBe(0);
    await turn();
    expect(writes()).toBe(1);
    outbox.send(socket, 'next turn');
    await untilHeard(4);
    expect(heard).toEqual(['answer', 'end', 'frame', 'next turn']);
    expect(writes()).toBe(2);
  });

  it('takes texts of every length and of all letters', async () => {
    const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
    const texts = [...lengths.map((length) => 'x'.repeat(length)), 'Würfelkönig 🎲', 'ö'.repeat(63), 'é'.repeat(40_000)];
    const outbox = new Outbox();
    for (const text of texts) outbox.send(socket, text);
    await untilHeard(texts.length);
    expect(heard).toEqual(texts);
  });

  it('holds no more than a little: the rest counts at once as what the socket has not taken', () => {
    const outbox = new Outbox();
    const text = 'x'.repeat(10_000);
    for (let sent = 0; sent < 1_000; sent++) outbox.send(socket, text);
    expect(socket.bufferedAmount).toBeGreaterThan(5_000_000);
  });

  it('leaves before the socket is closed when it is flushed, and is dropped after', async () => {
    const outbox = new Outbox();
    outbox.send(socket, 'last words');
    outbox.flush(socket);
    socket.close(4400, 'enough');
    outbox.send(socket, 'too late');
    expect(await ended).toBe(4400);
    expect(heard).toEqual(['last words']);
  });
});

/** How often the kernel was called. Fails when the library no longer keeps its socket where we look for it. */
function countWrites(ws: WebSocket): () => number {
  const { _socket: socket } = ws as unknown as { _socket: Socket };
  const inner = socket as unknown as Record<'_write' | '_writev', (...args: unknown[]) => void>;
  let count = 0;
  for (const name of ['_write', '_writev'] as const) {
    const write = inner[name].bind(socket);
    inner[name] = (...args) => {
      count++;
      write(...args);
    };
  }
  return () => count;
}
