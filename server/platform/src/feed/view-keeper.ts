import type { Client } from 'pg';
import type { Database } from '../database/index.js';
import type { StoredEvent } from '../event-store/index.js';
import type { Log } from '../log/index.js';
import { foldPage, openView } from './checkpoint.js';
import { FeedFollower, type FeedSource } from './feed-follower.js';
import type { Projection } from './projection.js';

export interface KeeperOptions {
  readonly pollMs?: number;
  readonly pageSize?: number;
  readonly log: Log;
}

/**
 * The one keeper of a view among all processes: it holds a session lock, and writes through the very connection that
 * holds it, so that whoever lost the lock cannot write either.
 */
export class ViewKeeper {
  readonly lost: Promise<void>;
  private readonly follower: FeedFollower;

  private constructor(
    private readonly client: Client,
    projection: Projection,
    source: FeedSource,
    after: number,
    moved: (position: number) => void,
    options: KeeperOptions,
  ) {
    const fold = async (events: readonly StoredEvent[]) => {
      await foldPage(client, projection, this.follower.position, events);
      moved(events.at(-1)?.position ?? after);
    };
    this.follower = new FeedFollower(source, fold, { ...options, after });
    this.lost = new Promise((resolve) => client.once('end', () => resolve()));
    this.follower.start();
  }

  /** Undefined while another process keeps the view. Throws when the view cannot be opened. */
  static async take(
    database: Database,
    projection: Projection,
    source: FeedSource,
    moved: (position: number) => void,
    options: KeeperOptions,
  ): Promise<ViewKeeper | undefined> {
    const client = database.dedicated();
    // What a broken connection means is learnt from 'end'; unheard, 'error' would end the process.
    client.on('error', (error) => options.log.warn('view connection lost', { view: projection.name, reason: error.message }));
    try {
      await client.connect();
      if (await locked(client, projection.name)) {
        const after = await openView(client, projection);
        moved(after);
        return new ViewKeeper(client, projection, source, after, moved, options);
      }
      await client.end();
      return undefined;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  get lastError(): Error | undefined {
    return this.follower.lastError;
  }

  wake(): void {
    this.follower.wake();
  }

  /** Ends after the page in hand and lets another process take over. */
  async stop(): Promise<void> {
    await this.follower.stop();
    await this.client.end().catch(() => undefined);
  }
}

async function locked(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1), hashtext($2)) as taken', [
    'projection',
    name,
  ]);
  return rows[0]?.taken ?? false;
}
