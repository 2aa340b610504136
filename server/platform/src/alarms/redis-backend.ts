import { createNodeRedisClient, type IRedisClient, Queue, Worker } from 'bullmq';
import { createClient } from 'redis';
import { type AlarmBackend, type AlarmProcessor, type AlarmQueue, type AlarmWorker, streams, workerOptions } from './alarm-backend.js';

type Client = ReturnType<typeof createClient>;

/** Alarms in Redis: one client shared by queue and worker, of which the worker makes one duplicate to block on. */
export function redisBackend(url: string, name: string, onError: (error: unknown) => void): AlarmBackend {
  const clients: Client[] = [];
  let released = false;
  const watch = (client: Client): Client => {
    clients.push(client);
    client.on('error', onError);
    const connect = client.connect.bind(client);
    // A worker that was closed while Redis is away would otherwise dial again, for ever.
    client.connect = () => (released ? Promise.reject(new Error('the alarms are closed')) : connect());
    const duplicate = client.duplicate.bind(client);
    // BullMQ duplicates by itself and listens only while it runs; an 'error' after that would end the process.
    client.duplicate = ((options) => watch(duplicate(options) as unknown as Client)) as typeof client.duplicate;
    return client;
  };
  const reconnectStrategy = (tries: number) => Math.min(50 * 2 ** tries, 2_000);
  // A connection that died without a word is noticed by its unanswered pings.
  const raw = watch(
    createClient({ url, pingInterval: 15_000, socket: { connectTimeout: 5_000, socketTimeout: 45_000, reconnectStrategy } }),
  );
  const connection = guarded(createNodeRedisClient(raw as unknown as Parameters<typeof createNodeRedisClient>[0]));
  return {
    what: 'the alarm queue in Redis',
    addsInBulk: false,
    openQueue: () => new Queue(name, { connection, streams }) as unknown as AlarmQueue,
    openWorker: (processor: AlarmProcessor) => new Worker(name, processor, { connection, ...workerOptions }) as unknown as AlarmWorker,
    async release() {
      released = true;
      for (const client of clients) if (client.isOpen) client.destroy();
    },
  };
}

/** Listens on the adapter and all adapters made from it, for the same reason. */
function guarded(adapter: IRedisClient): IRedisClient {
  adapter.on('error', () => {});
  const duplicate = adapter.duplicate.bind(adapter);
  adapter.duplicate = (...overrides) => guarded(duplicate(...overrides));
  return adapter;
}
