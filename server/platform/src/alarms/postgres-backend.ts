import {
  type BackendFactory,
  createPostgresBackend,
  type PostgresConnectionOptions,
  type PostgresQueueBackend,
  Queue,
  Worker,
} from 'bullmq';
import { type AlarmBackend, type AlarmProcessor, type AlarmQueue, type AlarmWorker, streams, workerOptions } from './alarm-backend.js';

/** Longest a worker sleeps without looking, in seconds: what a wake-up costs that a broken connection swallowed. BullMQ's own is an hour. */
const LONGEST_SLEEP = 10;

/** Alarms in Postgres, in BullMQ's own schema, which it creates and migrates under an advisory lock. */
export function postgresBackend(databaseUrl: string, name: string): AlarmBackend {
  const connection = (max: number) => ({
    connectionString: databaseUrl,
    schema: 'bullmq',
    migrate: true,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'tavern-jack alarms',
  });
  const opened: { disconnect(): Promise<void> }[] = [];
  const remember = <T extends { disconnect(): Promise<void> }>(one: T): T => {
    opened.push(one);
    return one;
  };
  return {
    what: 'the alarm queue in Postgres',
    addsInBulk: true,
    openQueue: () => remember(new Queue(name, { connection: connection(2), streams }, attentive)) as unknown as AlarmQueue,
    openWorker: (processor: AlarmProcessor) =>
      remember(new Worker(name, processor, { connection: connection(3), ...workerOptions }, attentive)) as unknown as AlarmWorker,
    async release() {
      await Promise.allSettled(opened.map((one) => one.disconnect()));
    },
  };
}

const attentive: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (name, options, more) => {
  const backend = createPostgresBackend(name, options, more);
  Object.defineProperty(backend, 'maximumBlockTimeout', { value: LONGEST_SLEEP });
  // BullMQ creates and migrates its schema on a borrowed connection; unheard, 'error' of a lost one would end the process.
  backend.connection.pool.on('connect', (client) => client.on('error', () => {}));
  return backend;
};
