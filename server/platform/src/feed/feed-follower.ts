import type { StoredEvent } from '../event-store/index.js';
import type { Log } from '../log/index.js';
import { InterruptiblePause } from './interruptible-pause.js';

export interface FeedSource {
  readAll(afterPosition: number, limit: number): Promise<StoredEvent[]>;
}

/** A log whose end can be asked for. */
export interface LogSource extends FeedSource {
  headPosition(): Promise<number>;
}

export interface FollowerOptions {
  /** Start after this position. */
  readonly after: number;
  /** How long to wait for news when nobody calls wake(); 100 otherwise. */
  readonly pollMs?: number;
  readonly pageSize?: number;
  /** Called after a page that was not full, when it is handled: the log's end is near. Throwing is a failure like the page's. */
  readonly shortPage?: () => Promise<void>;
  readonly log: Log;
}

const PAGE = 2_000;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Delivers the log in order of position, page by page: every event, none skipped, each again when handling failed.
 * A position is only ever visible together with all before it, so "greater than the last one" misses nothing.
 */
export class FeedFollower {
  private readonly clock = new InterruptiblePause();
  private running?: Promise<void>;
  private stopped = false;
  private failures = 0;
  private last: number;
  private fault?: Error | undefined;

  constructor(
    private readonly source: FeedSource,
    private readonly handle: (events: readonly StoredEvent[]) => Promise<void>,
    private readonly options: FollowerOptions,
  ) {
    this.last = options.after;
  }

  /** The last position handled. */
  get position(): number {
    return this.last;
  }

  /** Why the page after `position` is not handled yet; undefined when all is well. */
  get lastError(): Error | undefined {
    return this.fault;
  }

  start(): void {
    this.running ??= this.run();
  }

  /** There may be news. A hint only: without it they are found by polling. */
  wake(): void {
    this.clock.wake();
  }

  /** Ends after the page in hand. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.clock.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const pause = await this.step();
      if (pause > 0 && !this.stopped) await this.clock.pause(pause);
    }
  }

  /** Handles a page; returns how many milliseconds to rest. */
  private async step(): Promise<number> {
    const size = this.options.pageSize ?? PAGE;
    try {
      const events = await this.source.readAll(this.last, size);
      const end = events.at(-1);
      if (end) await this.handle(events);
      this.last = end?.position ?? this.last;
      if (events.length < size) await this.options.shortPage?.();
      this.recovered();
      return events.length === size ? 0 : (this.options.pollMs ?? 100);
    } catch (error) {
      this.failed(error);
      return Math.min(100 * 2 ** (this.failures - 1), LONGEST_PAUSE_MS);
    }
  }

  // A page that cannot be handled is tried for ever, but it is news only once.
  private failed(error: unknown): void {
    const fault = error instanceof Error ? error : new Error(String(error));
    if (fault.message !== this.fault?.message) this.options.log.fault(fault, { after: this.last });
    this.fault = fault;
    this.failures += 1;
  }

  private recovered(): void {
    if (this.fault) this.options.log.info('the feed moves again', { position: this.last });
    this.fault = undefined;
    this.failures = 0;
  }
}
