import { createClient } from 'redis';
import type { Outage } from '../log/index.js';
import type { HintReceiver, HintTransport } from './hint-transport.js';
import { Latch } from './latch.js';

/** Hints over Redis pub/sub: one connection to publish, a duplicate of it to listen. */
export function redisTransport(url: string, channel: string, outage: Outage): HintTransport {
  const reconnectStrategy = (tries: number) => Math.min(50 * 2 ** tries, 2_000);
  const publisher = createClient({
    url,
    name: 'tavern-jack-hints-out',
    // A hint waits in the outbox, gathered, rather than in the client's queue.
    disableOfflineQueue: true,
    // A connection that died without a word is noticed by its unanswered pings.
    pingInterval: 15_000,
    socket: { connectTimeout: 5_000, socketTimeout: 45_000, reconnectStrategy },
  });
  const subscriber = publisher.duplicate({ name: 'tavern-jack-hints-in', disableOfflineQueue: false });
  const listening = new Latch();
  for (const client of [publisher, subscriber]) client.on('error', (error) => outage.begins(error));

  return {
    open(receiver: HintReceiver) {
      const bothReady = () => {
        if (!publisher.isReady || !subscriber.isReady || !listening.isOpen) return;
        outage.ends();
        receiver.connected();
      };
      publisher.on('ready', bothReady);
      // The client subscribes again by itself before it calls a new connection ready.
      subscriber.on('ready', bothReady);
      // Both dial until they are destroyed; their failures arrive as 'error' events.
      publisher.connect().catch(() => {});
      subscriber.connect().catch(() => {});
      subscriber
        .subscribe(channel, (payload) => receiver.received(payload))
        .then(() => listening.open())
        .then(bothReady)
        .catch(() => {});
    },
    async send(payloads) {
      const heard = await Promise.all(payloads.map((payload) => publisher.publish(channel, payload)));
      // One of them is this node's own ear.
      return heard.some((listeners) => listeners > 1);
    },
    ready: () => listening.opened,
    async close() {
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    },
  };
}
