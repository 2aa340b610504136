import type { Client } from 'pg';
import type { Database } from '../database/index.js';
import type { StoredEvent } from '../event-store/index.js';
import type { Log } from '../log/index.js';
import { type Checkpoint, CheckpointLost, foldPage, serve } from './checkpoint.js';
import { FeedFollower, type LogSource } from './feed-follower.js';
import type { Projection } from './projection.js';
import { dropOutdated, lockRows, openRows } from './view-rows.js';

export interface KeeperOptions {
  readonly pollMs?: number;
  readonly pageSize?: number;
  readonly log: Log;
}

/**
 * The one keeper of a view's rows among all processes of its version: it holds a session lock, and writes through the
 * very connection that holds it, so that whoever lost the lock cannot write either.
 */
export class ViewKeeper {
  readonly lost: Promise<void>;
  private readonly follower: FeedFollower;
  /** The head of the log when its end came into sight: rows that hold all up to there have caught up. */
  private goal?: number;

  private constructor(
    private readonly client: Client,
    private readonly projection: Projection,
    private readonly source: LogSource,
    private at: Checkpoint,
    private readonly moved: (at: Checkpoint) => void,
    private readonly options: KeeperOptions,
  ) {
    const follow = { ...options, after: at.position, shortPage: () => this.nearTheEnd() };
    this.follower = new FeedFollower(source, (events) => this.fold(events), follow);
    this.lost = new Promise((resolve) => client.once('end', () => resolve()));
    this.follower.start();
  }

  /** Undefined while another process keeps the rows. Throws when they cannot be opened. */
  static async take(
    database: Database,
    projection: Projection,
    source: LogSource,
    moved: (at: Checkpoint) => void,
    options: KeeperOptions,
  ): Promise<ViewKeeper | undefined> {
    const client = database.dedicated();
    // What a broken connection means is learnt from 'end'; unheard, 'error' would end the process.
    client.on('error', (error) => options.log.warn('view connection lost', { view: projection.name, reason: error.message }));
    try {
      await client.connect();
      // Rows and their checkpoint are lost together, if the server dies, and folded again: pages do not wait for the disk.
      await client.query('set synchronous_commit = off');
      if (await lockRows(client, projection)) {
        const at = await openRows(client, projection);
        await dropOutdated(client, projection);
        moved(at);
        return new ViewKeeper(client, projection, source, at, moved, options);
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

  private async fold(events: readonly StoredEvent[]): Promise<void> {
    try {
      await foldPage(this.client, this.projection, this.at.position, events);
    } catch (error) {
      if (error instanceof CheckpointLost) await this.client.end();
      throw error;
    }
    this.reached({ ...this.at, position: events.at(-1)?.position ?? this.at.position });
  }

  private async nearTheEnd(): Promise<void> {
    if (this.at.serving) return;
    this.goal ??= await this.source.headPosition();
    if (this.at.position < this.goal) return;
    await serve(this.client, this.projection);
    const { name, version } = this.projection;
    this.options.log.info('the view serves', { view: name, version, position: this.at.position });
    this.reached({ ...this.at, serving: true });
  }

  private reached(at: Checkpoint): void {
    this.at = at;
    this.moved(at);
  }
}
