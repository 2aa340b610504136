import type { Database } from '../database/index.js';
import type { Log } from '../log/index.js';
import { AppendLane, type LaneOptions } from './append-lane.js';
import type { EventCatalog } from './event-catalog.js';
import type { Append, AppendResult, StoredEvent } from './events.js';
import { LogReader } from './log-reader.js';
import { prepareAppend } from './prepared-append.js';
import { RecentEvents } from './recent-events.js';

export interface EventStoreOptions extends LaneOptions {
  readonly log: Log;
}

export type CommitListener = (events: readonly StoredEvent[]) => void;

/** The log of everything that happened. */
export class EventStore {
  private readonly lane: AppendLane;
  private readonly reader: LogReader;
  private readonly recent = new RecentEvents();
  private readonly listeners = new Set<CommitListener>();

  constructor(
    database: Database,
    private readonly catalog: EventCatalog,
    private readonly options: EventStoreOptions,
  ) {
    this.reader = new LogReader(database.pool, catalog);
    this.lane = new AppendLane(database.writer, (events) => this.tell(events), options.log, options);
  }

  /**
   * Stores a command's events, all or none, if the stream ends where expected. A conflict is an answer, not an error.
   * Throws TryAgainError (StoreBusy, StoreUnavailable) when the command was not judged, UnknownEventType or
   * UnknownEventSchema for what the catalog would not read back, BrokenChain when the expected hash is not the stored
   * one, TypeError or RangeError for malformed input.
   */
  append(append: Append): Promise<AppendResult> {
    try {
      for (const { type, schema } of append.events) this.catalog.assertWritable(type, schema);
      return this.lane.append(prepareAppend(append));
    } catch (malformed) {
      return Promise.reject(malformed);
    }
  }

  /** A stream's events by version; empty when there is none. */
  readStream(stream: string, afterVersion = 0): Promise<StoredEvent[]> {
    return this.reader.stream(stream, afterVersion);
  }

  /** A page of the whole log by position: empty only at its end, but perhaps shorter than asked for before that. */
  async readAll(afterPosition: number, limit: number): Promise<StoredEvent[]> {
    return this.recent.after(afterPosition, limit) ?? this.reader.all(afterPosition, limit);
  }

  /** The position of the last event, 0 in an empty log. */
  headPosition(): Promise<number> {
    return this.reader.headPosition();
  }

  /**
   * Hears what this process has stored, once per commit, before the callers have their answers; each stream in order.
   * Returns how to stop.
   */
  onCommitted(listener: CommitListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Takes no more commands and waits until all that wait are answered. */
  close(): Promise<void> {
    return this.lane.close();
  }

  // What is committed is committed: a listener that throws must not turn the callers' answers into errors.
  private tell(events: readonly StoredEvent[]): void {
    this.recent.add(events);
    for (const listener of this.listeners) {
      try {
        listener(events);
      } catch (error) {
        this.options.log.fault(error, { firstPosition: events[0]?.position });
      }
    }
  }
}
