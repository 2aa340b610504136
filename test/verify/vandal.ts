import { blockHash, Database, emptyHead, eventHash, type LogReport, type StoredEvent } from '@tavern-jack/platform';
import { verdictOn } from './played-house.js';

/** What only somebody can do who may switch the protection of the log off. All of it is undone after the verdict. */
export class Vandal {
  private readonly db: Database;

  constructor(databaseUrl: string) {
    this.db = new Database(databaseUrl, { poolSize: 1 });
  }

  /** The verdict on the log with these changes. */
  async verdictAfter(change: string | ((vandal: Vandal) => Promise<unknown>)): Promise<LogReport> {
    await this.query('begin');
    try {
      for (const table of ['event', 'event_archive', 'feed_block']) await this.query(`alter table ${table} disable trigger user`);
      await (typeof change === 'string' ? this.query(change) : change(this));
      return await verdictOn(this.db);
    } finally {
      await this.query('rollback');
    }
  }

  query(text: string, values?: unknown[]) {
    return this.db.pool.query(text, values);
  }

  /** Rewrites a stream's events, and makes every hash of the whole log fit again. */
  async forge(events: readonly StoredEvent[], rewrite: (event: StoredEvent) => object): Promise<void> {
    let previous = emptyHead(events[0]?.stream ?? '').hash;
    for (const event of events) {
      const dataText = JSON.stringify(rewrite(event));
      previous = eventHash(previous, { ...event, dataText });
      await this.query("update event set data = $2, hash = decode($3, 'hex') where position = $1", [event.position, dataText, previous]);
    }
    await this.sealBlocks();
  }

  private async sealBlocks(): Promise<void> {
    let { rows: previous } = await this.query("select sha256('tavern-jack') as hash");
    for (const { last_position, hashes } of (await this.query(BLOCKS)).rows) {
      previous = [{ hash: blockHash(previous[0].hash, hashes) }];
      await this.query('update feed_block set hash = $2 where last_position = $1', [last_position, previous[0].hash]);
    }
    await this.query('update feed_head set block_hash = $1', [previous[0].hash]);
  }

  close(): Promise<void> {
    return this.db.close();
  }
}

const BLOCKS = `
select last_position, array(select hash from event e where e.position between first_position and last_position order by e.position) as hashes
from feed_block order by last_position`;
