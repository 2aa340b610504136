import type { ClientBase, Pool } from 'pg';
import type { StoredEvent } from '../event-store/index.js';
import type { Projection } from './projection.js';

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

/** Folds a page and moves the checkpoint, both or neither. Throws CheckpointLost when that is not at `after`. */
export function foldPage(client: ClientBase, projection: Projection, after: number, events: readonly StoredEvent[]): Promise<void> {
  const { name, version } = projection;
  return inTransaction(client, async () => {
    const moved = await client.query('update projection_checkpoint set position = $4 where name = $1 and version = $2 and position = $3', [
      name,
      version,
      after,
      events.at(-1)?.position ?? after,
    ]);
    if (moved.rowCount !== 1) throw new CheckpointLost(`The checkpoint of "${name}", version ${version}, is not at ${after} any more.`);
    await projection.handle(events, client);
  });
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
