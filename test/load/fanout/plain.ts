import type { Server } from 'node:http';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { frameData, SDL } from './frame.js';
import type { Publisher } from './open-server.js';

type Listener = (frame: unknown) => void;

/** graphql-ws as its documentation shows it: an async iterator and an execution for each subscriber. */
export function plain(server: Server, topics: number): Publisher {
  const listeners = Array.from({ length: topics }, () => new Set<Listener>());
  let version = 0;
  const schema = buildSchema(SDL);
  const { frames } = (schema.getSubscriptionType() as GraphQLObjectType).getFields();
  if (!frames) throw new Error('no field to subscribe to');
  frames.subscribe = (_: unknown, { topic }: { topic: number }) => follow(listeners[topic] ?? new Set());
  useServer({ schema }, new WebSocketServer({ server, path: '/graphql' }));
  return {
    publish: async (topic, sentAt) => {
      const frame = { frames: frameData(++version, sentAt) };
      for (const listener of listeners[topic] ?? []) listener(frame);
    },
  };
}

async function* follow(listeners: Set<Listener>): AsyncGenerator<unknown> {
  const waiting: unknown[] = [];
  let wake = (): void => undefined;
  const listener = (frame: unknown): void => {
    waiting.push(frame);
    wake();
  };
  listeners.add(listener);
  try {
    for (;;) {
      yield* waiting.splice(0);
      if (waiting.length > 0) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    listeners.delete(listener);
  }
}
