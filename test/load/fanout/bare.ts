import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { frameData } from './frame.js';
import type { Publisher } from './open-server.js';

/** The limit: a text made once, sent by ws to all who named the topic. No GraphQL. */
export function bare(server: Server, topics: number): Publisher {
  const sockets = Array.from({ length: topics }, () => new Set<WebSocket>());
  let version = 0;
  new WebSocketServer({ server, path: '/graphql' }).on('connection', (socket) => {
    socket.once('message', (topic) => {
      sockets[Number(topic)]?.add(socket);
      socket.send('ready');
    });
  });
  return {
    publish: async (topic, sentAt) => {
      const text = JSON.stringify({ id: '1', type: 'next', payload: { data: { frames: frameData(++version, sentAt) } } });
      for (const socket of sockets[topic] ?? []) socket.send(text);
    },
  };
}
