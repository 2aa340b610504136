import type { IQueueBackend, Processor, Queue, Worker } from 'bullmq';

/** What travels with an alarm. `at` is epoch milliseconds. */
export interface AlarmData {
  key: string;
  at: number;
}

export type AlarmQueue = Queue<AlarmData, void, string, AlarmData, void, string, IQueueBackend, unknown>;
export type AlarmWorker = Worker<AlarmData, void, string, IQueueBackend, object, unknown>;
export type AlarmProcessor = Processor<AlarmData, void>;

/** Where the delayed jobs live. The rest of the alarms does not know whether that is Redis or Postgres. */
export interface AlarmBackend {
  /** For the log: what is not working when it is away. */
  readonly what: string;
  /** Whether many jobs are better added in one statement (Postgres) or as pipelined commands (Redis). */
  readonly addsInBulk: boolean;
  openQueue(): AlarmQueue;
  openWorker(processor: AlarmProcessor): AlarmWorker;
  /** Ends every connection that is still open, without waiting for anybody. */
  release(): Promise<void>;
}

/** The queue's own event stream is not read by anybody here; keep it short. */
export const streams = { events: { maxLen: 256 } };

export const workerOptions = {
  // Started when its connections stand: a worker whose first connection failed would poll for ever.
  autorun: false,
  concurrency: 16,
  // A node that died in the middle of a wake-up is noticed after at most these two together.
  lockDuration: 15_000,
  stalledInterval: 10_000,
  maxStalledCount: 3,
  // How long the worker rests after a refused connection; BullMQ's own 15 s would be a whole turn.
  runRetryDelay: 500,
};
