import { jest } from '@jest/globals';
import { Database } from '../database/index.js';
import { newId } from '../ids/index.js';
import { captureLog } from '../log/index.js';
import { type TestDatabase, testDatabase } from '../testing/index.js';
import type { LaneOptions } from './append-lane.js';
import {
  type Append,
  type AppendResult,
  EventCatalog,
  type EventMeta,
  EventStore,
  emptyHead,
  type NewEvent,
  type StreamHead,
} from './index.js';

// A database is created for every suite, and the machine may be busy.
jest.setTimeout(60_000);

export const catalog = new EventCatalog({ 'tavern.toasted': { schema: 1 } });

const meta: EventMeta = { actor: { kind: 'house' }, cause: 'test', correlation: 'test' };

/** `count` events, told apart by their number. */
export const toasts = (count: number, from = 1): NewEvent[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'tavern.toasted', schema: 1, data: { glass: from + index } }));

/** An append of `count` events to a new stream, unless said otherwise. */
export function toasting(count: number, given: Partial<Append> = {}): Append {
  const stream = given.stream ?? newId();
  return { stream, expected: emptyHead(stream), commandId: newId(), events: toasts(count), meta, ...given };
}

/** The head after a successful append. */
export function headOf(result: AppendResult): StreamHead {
  if (result.kind !== 'appended') throw new Error(`expected an append, found ${result.kind}`);
  return result.head;
}

/** Stores as several processes would have them, each with its own connections, on one fresh database. */
export class House {
  readonly log = captureLog();
  private readonly opened: (() => Promise<void>)[] = [];

  private constructor(readonly home: TestDatabase) {}

  static async open(): Promise<House> {
    return new House(await testDatabase());
  }

  store(options: LaneOptions = {}, applicationName = 'store'): { store: EventStore; database: Database } {
    const database = new Database(this.home.url, { applicationName, log: this.log });
    const store = new EventStore(database, catalog, { log: this.log, ...options });
    this.opened.push(async () => {
      await store.close();
      await database.close();
    });
    return { store, database };
  }

  async close(): Promise<void> {
    for (const close of this.opened) await close();
    await this.home.close();
  }
}

/** Waits until `count` sessions of this name stand in front of a lock. */
export async function waitingForLock(database: Database, applicationName: string, count = 1): Promise<void> {
  const end = Date.now() + 5_000;
  for (;;) {
    const { rowCount } = await database.pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and application_name = $1 and datname = current_database()",
      [applicationName],
    );
    if ((rowCount ?? 0) >= count) return;
    if (Date.now() > end) throw new Error('nobody waits for a lock');
  }
}
