import { type Client, createClient } from 'graphql-ws';
import { backoff } from '../live/backoff';
import type { Credentials } from './credentials';

const pingEvery = 10_000;
const pongWithin = 5_000;
const idleFor = 2_000;
const forbidden = 4403;

function closeCode(event: unknown): number | undefined {
  const code = typeof event === 'object' && event !== null && 'code' in event ? event.code : undefined;
  return typeof code === 'number' ? code : undefined;
}

/** Waits, but no longer than until the device says that it is online again. */
function waitOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}

/** The one socket of this page: opens when somebody listens, comes back for ever, and notices a dead line by its missing pong. */
export function openSocket(url: string, credentials: Credentials): Client {
  let refused = false;
  let pong: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    keepAlive: pingEvery,
    // From one screen to the next somebody always listens again at once.
    lazyCloseTimeout: idleFor,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (tries) => waitOrOnline(backoff(tries, Math.random())),
    connectionParams: async () => {
      const token = credentials.token();
      // The server shut the door on this token: come in again by name; without one, look in as a spectator.
      if (refused && !(await credentials.renew(token))) return {};
      refused = false;
      return { token: credentials.token() };
    },
    on: {
      closed: (event) => {
        clearTimeout(pong);
        refused ||= closeCode(event) === forbidden;
      },
      ping: (received) => {
        if (!received) pong = setTimeout(() => client.terminate(), pongWithin);
      },
      pong: (received) => {
        if (received) clearTimeout(pong);
      },
    },
  });
  // The device knows at once what the next ping would tell seconds later.
  window.addEventListener('offline', () => client.terminate());
  return client;
}
