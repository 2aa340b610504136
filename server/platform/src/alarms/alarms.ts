import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, Outage } from '../log/index.js';
import type { AlarmBackend, AlarmQueue, AlarmWorker } from './alarm-backend.js';
import { AlarmSender } from './alarm-sender.js';
import { opened } from './opened.js';

/** Longest `set` keeps its caller waiting, in milliseconds. */
const PATIENCE = 2_000;
/** Longest `close` waits for the queue's own farewell once the running handlers are done, in milliseconds. */
const FAREWELL = 3_000;

/**
 * Wakes matches: `set` asks for a wake-up, `listen` receives them, on whichever node is free.
 * Delivery is at least once and may be late; the handler must take a late, early or repeated wake-up as a no-op.
 */
export class Alarms {
  private readonly outage: Outage;
  private readonly sender: AlarmSender;
  private readonly closing = new AbortController();
  private readonly running = new Set<Promise<void>>();
  private queue: AlarmQueue | undefined;
  private worker: Promise<AlarmWorker | undefined> | undefined;
  private closed: Promise<void> | undefined;

  constructor(
    private readonly backend: AlarmBackend,
    private readonly log: Log,
    outage = new Outage(log, backend.what),
  ) {
    this.outage = outage;
    const queue = opened(() => this.watched(backend.openQueue()), this.outage, this.closing.signal);
    void queue.then((open) => (this.queue = open));
    this.sender = new AlarmSender(queue, backend.addsInBulk);
  }

  /**
   * Asks for a wake-up of `key` at `at`; `at` in the past means at once. The same key and version is one alarm, on however many nodes.
   * Never rejects: with the queue away it resolves after at most two seconds and the sweeper finds what is overdue.
   */
  async set(key: string, at: Date, version: number): Promise<void> {
    if (this.closing.signal.aborted) return;
    if (!Number.isFinite(at.getTime())) return void this.log.fault(new RangeError('an alarm needs a valid date'), { key, version });
    const sent = this.sender.send({ key, at: at.getTime(), version }).then(
      () => this.outage.ends(),
      (error: unknown) => this.troubled(error),
    );
    // Known to be away: the command may still get through later, but nobody needs to wait for it.
    if (this.outage.ongoing) return;
    const patience = new AbortController();
    const late = sleep(PATIENCE, undefined, { signal: patience.signal }).then(
      () => this.troubled(new Error(`no answer within ${PATIENCE} ms`)),
      () => {},
    );
    await Promise.race([sent, late]);
    patience.abort();
  }

  /** Starts receiving wake-ups; call it once. A handler that rejects is called again a few times, at growing intervals. */
  listen(handler: (key: string) => Promise<void>): void {
    if (this.worker) throw new Error('alarms have one listener per process');
    const open = () => this.watched(this.backend.openWorker((job) => this.wake(handler, job.data.key)));
    this.worker = opened(open, this.outage, this.closing.signal).then((worker) => worker && this.started(worker));
  }

  /** Stops receiving, waits for the handlers that are running, and leaves; open alarms stay for the next start. */
  close(): Promise<void> {
    this.closed ??= this.leave();
    return this.closed;
  }

  private async wake(handler: (key: string) => Promise<void>, key: string): Promise<void> {
    // Fetched in the very moment of closing: failing it hands it, after its backoff, to whoever is up.
    if (this.closing.signal.aborted) throw new Error('this node is closing');
    const call = (async () => handler(key))();
    const settled = call.then(
      () => {},
      () => {},
    );
    this.running.add(settled);
    try {
      await call;
    } finally {
      this.running.delete(settled);
    }
  }

  private troubled(error: unknown): void {
    // Connections that end because we are leaving are no news.
    if (!this.closing.signal.aborted) this.outage.begins(error);
  }

  private watched<T extends AlarmQueue | AlarmWorker>(one: T): T {
    (one as { on(event: 'error', listener: (error: Error) => void): unknown }).on('error', (error) => this.troubled(error));
    return one;
  }

  private started(worker: AlarmWorker): AlarmWorker {
    worker.on('completed', () => this.outage.ends());
    worker.on('failed', (job, error) => {
      if (this.closing.signal.aborted) return;
      const context = { key: job?.data.key, attempt: job?.attemptsMade };
      const last = !job || job.attemptsMade >= (job.opts.attempts ?? 1);
      if (last) this.log.fault(error, context);
      else this.log.warn('a wake-up failed and is tried again', { ...context, reason: error.message });
    });
    worker.run().catch((error: unknown) => this.troubled(error));
    return worker;
  }

  private async leave(): Promise<void> {
    this.closing.abort();
    const worker = await this.worker;
    const farewell = Promise.allSettled([worker?.close(), this.sender.idle()]).then(() => this.queue?.close());
    await Promise.all(this.running);
    const patience = new AbortController();
    await Promise.race([farewell.catch(() => {}), sleep(FAREWELL, undefined, { signal: patience.signal }).catch(() => {})]);
    patience.abort();
    await this.backend.release();
  }
}
