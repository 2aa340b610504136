import pg from 'pg';
import type { Log } from '../log/index.js';

export interface DatabaseOptions {
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** Connections for reads and ordinary tables; the append lane has its own two. */
  readonly poolSize?: number;
  readonly log?: Log;
}

const SECONDS = 1000;

// A lane that waits is a lane that everybody waits for: the writer gives up early and the store tries again.
const writerLimits = { statement_timeout: 3 * SECONDS, lock_timeout: 2 * SECONDS, query_timeout: 4 * SECONDS };
const readerLimits = { statement_timeout: 30 * SECONDS, lock_timeout: 5 * SECONDS };

/** The process's connections to Postgres. */
export class Database {
  /** For the event store's append lane only, so that slow reads never stand in front of an append. */
  readonly writer: pg.Pool;
  /** Reads and ordinary tables. */
  readonly pool: pg.Pool;
  private readonly common: pg.PoolConfig;
  private closed?: Promise<void>;

  constructor(
    readonly url: string,
    private readonly options: DatabaseOptions = {},
  ) {
    this.common = {
      connectionString: url,
      application_name: options.applicationName ?? 'tavern-jack',
      connectionTimeoutMillis: 5 * SECONDS,
      idle_in_transaction_session_timeout: 10 * SECONDS,
      keepAlive: true,
    };
    this.writer = this.open({ ...this.common, ...writerLimits, connectionTimeoutMillis: SECONDS, max: 2 });
    this.pool = this.open({ ...this.common, ...readerLimits, max: options.poolSize ?? 8 });
  }

  /** A connection of its own, for session locks and LISTEN. The caller connects, listens for 'error' and ends it. */
  dedicated(): pg.Client {
    return new pg.Client({ ...this.common, ...readerLimits });
  }

  /** Ends all connections; waits for the queries that are running. */
  close(): Promise<void> {
    this.closed ??= Promise.all([this.writer.end(), this.pool.end()]).then(() => undefined);
    return this.closed;
  }

  private open(config: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool(config);
    // An idle connection that the server ends is reported here; unheard, it would end the process.
    pool.on('error', (error) => this.options.log?.warn('database connection lost', { reason: error.message }));
    return pool;
  }
}
