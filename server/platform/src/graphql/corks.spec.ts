import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { Corks } from './corks.js';

describe('corked sockets', () => {
  it('what is sent within one turn leaves in one write, in order, and nothing stays behind', async () => {
    const server = createServer();
    const sockets = new WebSocketServer({ server });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const heard: string[] = [];
    client.on('message', (data) => heard.push(String(data)));
    const socket = await new Promise<WebSocket>((resolve) => sockets.once('connection', resolve));
    const writes = countWrites(socket);

    const corks = new Corks();
    for (const text of ['answer', 'end', 'frame']) {
      corks.hold(socket);
      socket.send(text);
      await Promise.resolve(); // another step of the same turn
    }
    expect(writes()).toBe(0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(writes()).toBe(1);
    corks.hold(socket);
    socket.send('next turn');
    while (heard.length < 4) await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual(['answer', 'end', 'frame', 'next turn']);
    expect(writes()).toBe(2);

    client.terminate();
    sockets.close();
    await new Promise((resolve) => server.close(resolve));
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
