import { eventDefinitions } from '@tavern-jack/contracts/events';
import { createLogger, Database, EventCatalog, EventStore, type StoredEvent, verifyBlocks, verifyStream } from '@tavern-jack/platform';

const PAGE = 2_000;

/** The whole log as it lies in the database. */
export class StoredLog {
  /** Each stream's events by version. */
  readonly streams: ReadonlyMap<string, readonly StoredEvent[]>;
  /** The events of each command, by its stored id. */
  readonly commands: ReadonlyMap<string, readonly StoredEvent[]>;

  private constructor(
    readonly events: readonly StoredEvent[],
    /** The first block that does not chain, if any. */
    readonly brokenBlock: Awaited<ReturnType<typeof verifyBlocks>>,
  ) {
    this.streams = grouped(events, 'stream');
    this.commands = grouped(events, 'commandId');
  }

  static async read(databaseUrl: string): Promise<StoredLog> {
    const db = new Database(databaseUrl);
    try {
      const store = new EventStore(db, new EventCatalog(eventDefinitions), { log: createLogger('aftermath') });
      const events: StoredEvent[] = [];
      for (let page: StoredEvent[] = await store.readAll(0, PAGE); page.length > 0; ) {
        events.push(...page);
        page = await store.readAll(events.length, PAGE);
      }
      return new StoredLog(events, await verifyBlocks(db.pool));
    } finally {
      await db.close();
    }
  }

  /** Events whose hash or version is not what their stream's chain says. */
  get brokenLinks(): StoredEvent[] {
    return [...this.streams.values()].flatMap((events) => verifyStream(events) ?? []);
  }

  /** Commands whose events do not stand in one piece: stored twice, or in part. */
  get scattered(): string[] {
    const whole = (events: readonly StoredEvent[]) =>
      events.every((event, index) => {
        const first = events[0] as StoredEvent;
        const together = event.stream === first.stream && event.at.getTime() === first.at.getTime();
        return together && event.version === first.version + index && event.position === first.position + index;
      });
    return [...this.commands].filter(([, events]) => !whole(events)).map(([commandId]) => commandId);
  }
}

function grouped(events: readonly StoredEvent[], by: 'stream' | 'commandId'): Map<string, StoredEvent[]> {
  const groups = new Map<string, StoredEvent[]>();
  for (const event of events) {
    const group = groups.get(event[by]);
    if (group) group.push(event);
    else groups.set(event[by], [event]);
  }
  return groups;
}
