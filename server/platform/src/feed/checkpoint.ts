import type { ClientBase, Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { StoredEvent } from '../event-store/index.js';
import type { Projection, ProjectionClient } from './projection.js';

/** How far a version's rows are folded. */
export interface Checkpoint {
  readonly position: number;
  /** Whether they have caught up with the log once: from then on they are read. */
  readonly serving: boolean;
}

/** The checkpoint is not where its keeper left it: somebody deleted it, so that the rows are made anew. */
export class CheckpointLost extends Error {
  override readonly name = 'CheckpointLost';
}

const MOVE = {
  name: 'move_checkpoint',
  text: 'update projection_checkpoint set position = $4 where name = $1 and version = $2 and position = $3',
};

/** Folds a page and moves the checkpoint, both or neither. Throws CheckpointLost when that is not at `after`. */
export async function foldPage(client: ClientBase, projection: Projection, after: number, events: readonly StoredEvent[]): Promise<void> {
  const page = new PageTransaction(client, projection, after, events.at(-1)?.position ?? after);
  try {
    await projection.handle(events, page);
    await page.commit();
  } catch (error) {
    await page.rollback();
    throw error;
  }
}

/** Begins when the first row is written: most pages hold nothing for most views, and then moving the checkpoint is all there is to do. */
class PageTransaction implements ProjectionClient {
  private begun?: Promise<void>;

  constructor(
    private readonly client: ClientBase,
    private readonly projection: Projection,
    private readonly after: number,
    private readonly last: number,
  ) {}

  async query<R extends QueryResultRow>(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult<R>> {
    this.begun ??= this.begin();
    await this.begun;
    return this.client.query<R>(query, values);
  }

  async commit(): Promise<void> {
    if (this.begun) await this.client.query('commit');
    else await this.move();
  }

  async rollback(): Promise<void> {
    // The first error is the one worth knowing; a lost connection rolls back by itself.
    if (this.begun) await this.client.query('rollback').catch(() => undefined);
  }

  private async begin(): Promise<void> {
    await this.client.query('begin');
    await this.move();
  }

  private async move(): Promise<void> {
    const { name, version } = this.projection;
    const moved = await this.client.query({ ...MOVE, values: [name, version, this.after, this.last] });
    if (moved.rowCount !== 1)
      throw new CheckpointLost(`The checkpoint of "${name}", version ${version}, is not at ${this.after} any more.`);
  }
}

/** Has the rows of this version read from now on. */
export async function serve(client: ClientBase, { name, version }: Projection): Promise<void> {
  await client.query('update projection_checkpoint set serving_since = now() where name = $1 and version = $2 and serving_since is null', [
    name,
    version,
  ]);
}

/** The checkpoint of this version, whoever keeps it; undefined before the first. */
export async function checkpointOf(client: ClientBase | Pool, { name, version }: Projection): Promise<Checkpoint | undefined> {
  const { rows } = await client.query<{ position: string; serving: boolean }>(
    'select position, serving_since is not null as serving from projection_checkpoint where name = $1 and version = $2',
    [name, version],
  );
  return rows[0] && { position: Number(rows[0].position), serving: rows[0].serving };
}

export async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // The first error is the one worth knowing; a lost connection rolls back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
