import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Log, Outage } from '../log/index.js';
import { appendBatch, type BatchAnswer } from './append-batch.js';
import type { AppendResult, StoredEvent } from './events.js';
import { BrokenChain, StoreBusy, StoreUnavailable } from './faults.js';
import { isPassing } from './passing-faults.js';
import { type PreparedAppend, storedEvents } from './prepared-append.js';

export interface LaneOptions {
  /** Most commands in one commit. */
  readonly batchSize?: number;
  /** Most commands waiting; one more is told StoreBusy. */
  readonly queueSize?: number;
  /** How long an absent database is waited for before callers are told. */
  readonly patienceMs?: number;
}

/** Tells the callers of a batch what became of it. */
type Telling = () => void;

const nobody: Telling = () => undefined;

interface Waiting {
  readonly append: PreparedAppend;
  /** An attempt was sent and its answer never came. */
  unsure: boolean;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Fewer commands than this go together: two small commits cost more than waiting for each other. */
const WORTH_HALVING = 64;

/**
 * Gathers the commands of many callers into one commit. There is no timer: while a batch is under way the next one
 * gathers, and leaves as soon as that has returned, before those of the returned one are told. Of many who wait at rest the
 * first batch takes half, so that Postgres writes for one half while this process works for the other. A batch holds at most
 * one command per stream, so that each is judged against a settled version. Trying a batch again is safe: what was stored
 * already is recognised by its command id.
 */
export class AppendLane {
  private queue: Waiting[] = [];
  private running?: Promise<void> | undefined;
  private awaySince?: number | undefined;
  private closing = false;
  private readonly outage: Outage;

  constructor(
    private readonly writer: Pool,
    private readonly committed: (events: readonly StoredEvent[]) => void,
    log: Log,
    private readonly options: LaneOptions = {},
  ) {
    this.outage = new Outage(log, 'the event store');
  }

  /** Resolves after the commit. Throws StoreBusy or StoreUnavailable. */
  append(append: PreparedAppend): Promise<AppendResult> {
    if (this.closing) return Promise.reject(new StoreUnavailable());
    if (this.queue.length >= (this.options.queueSize ?? 20_000)) return Promise.reject(new StoreBusy());
    return new Promise((resolve, reject) => {
      this.queue.push({ append, unsure: false, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Takes nothing more and waits until all that waits is answered. */
  async close(): Promise<void> {
    this.closing = true;
    await this.running;
  }

  private async run(): Promise<void> {
    let tell = nobody;
    // Callers of the same turn share a commit.
    await new Promise(setImmediate);
    while (this.queue.length > 0) {
      const most = tell === nobody ? Math.max(Math.ceil(this.queue.length / 2), WORTH_HALVING) : this.queue.length;
      const written = this.write(this.take(most));
      // Those of the last batch are told while Postgres has this one: a turn later, because until then it has not left.
      if (tell !== nobody) await new Promise(setImmediate);
      tell();
      tell = await written;
      if (this.queue.length > 0) continue;
      tell();
      tell = nobody;
      // Whoever was just answered and comes again at once shares the next commit.
      await new Promise(setImmediate);
    }
    this.running = undefined;
  }

  /** The longest waiting commands, one per stream; the others keep their order. */
  private take(most: number): Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    const streams = new Set<string>();
    const size = Math.min(this.options.batchSize ?? 512, most);
    for (const waiting of this.queue) {
      const { stream } = waiting.append;
      if (batch.length === size || streams.has(stream)) rest.push(waiting);
      else batch.push(waiting);
      streams.add(stream);
    }
    this.queue = rest;
    return batch;
  }

  /** Answers how to tell every command of the batch what became of it; never throws. */
  private async write(batch: readonly Waiting[]): Promise<Telling> {
    const appends = batch.map(({ append }) => append);
    for (let pause = 25; ; pause *= 2) {
      try {
        const answers = await appendBatch(this.writer, appends);
        this.awaySince = undefined;
        this.outage.ends();
        return () => this.settle(batch, answers);
      } catch (error) {
        if (!isPassing(error)) return this.isolate(batch, error);
        this.outage.begins(error);
        for (const waiting of batch) waiting.unsure = true;
        this.awaySince ??= performance.now();
        const patience = (this.options.patienceMs ?? 3_000) - (performance.now() - this.awaySince);
        if (patience <= 0) return () => rejectAll(batch, new StoreUnavailable(error));
        await sleep(Math.min(pause, patience, 400));
      }
    }
  }

  /** One command spoils the batch: written one by one, it fails alone. */
  private async isolate(batch: readonly Waiting[], error: unknown): Promise<Telling> {
    if (batch.length === 1) return () => rejectAll(batch, error);
    for (const waiting of batch) (await this.write([waiting]))();
    return nobody;
  }

  private settle(batch: readonly Waiting[], answers: readonly BatchAnswer[]): void {
    const results = batch.map((waiting, index) => resultOf(waiting, answers[index]));
    const events = results.flatMap((result) => (!(result instanceof Error) && result.kind === 'appended' ? result.events : []));
    if (events.length > 0) this.committed(events);
    batch.forEach(({ resolve, reject }, index) => {
      const result = results[index];
      if (result === undefined || result instanceof Error) reject(result);
      else resolve(result);
    });
  }
}

function resultOf({ append, unsure }: Waiting, answer: BatchAnswer | undefined): AppendResult | Error {
  if (answer === undefined) return new Error('a command of the batch was not answered');
  if (typeof answer === 'number') return appended(append, answer);
  const { version, earlier } = answer;
  if (earlier) {
    // This caller's own attempt, whose answer was lost with the connection.
    if (unsure && earlier.hash === append.rows[0]?.hash) return appended(append, earlier.position);
    const firstVersion = append.expected.version + 1;
    return { kind: 'repeated', firstVersion, lastVersion: firstVersion + earlier.count - 1, firstPosition: earlier.position };
  }
  if (version === append.expected.version) return new BrokenChain(append.stream, version);
  return { kind: 'conflict', actualVersion: version };
}

function appended(append: PreparedAppend, position: number): AppendResult {
  const events = storedEvents(append, position);
  const { version, hash } = events.at(-1) ?? append.expected;
  return { kind: 'appended', events, head: { version, hash } };
}

function rejectAll(batch: readonly Waiting[], error: unknown): void {
  for (const { reject } of batch) reject(error);
}
