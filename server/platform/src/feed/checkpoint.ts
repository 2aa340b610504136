import type { ClientBase, Pool } from 'pg';
import type { StoredEvent } from '../event-store/index.js';
import type { Projection } from './projection.js';

/** Another version of the program owns the view now. */
class ViewIsNewer extends Error {
  override readonly name = 'ViewIsNewer';
}

/**
 * Takes the view over at its checkpoint; empties it first when it was never built or was built by an older version.
 * Returns the position it is at. Throws ViewIsNewer when a newer version built it.
 */
export function openView(client: ClientBase, projection: Projection): Promise<number> {
  const { name, version } = projection;
  return inTransaction(client, async () => {
    const { rows } = await client.query<{ version: number; position: string }>(
      'select version, position from projection_checkpoint where name = $1 for update',
      [name],
    );
    const found = rows[0];
    if (found && found.version > version) throw new ViewIsNewer(`The view "${name}" was built by version ${found.version}.`);
    if (found?.version === version) return Number(found.position);
    await projection.init?.(client);
    await client.query(
      `insert into projection_checkpoint (name, version, position) values ($1, $2, 0)
       on conflict (name) do update set version = excluded.version, position = 0`,
      [name, version],
    );
    return 0;
  });
}

/** Folds a page and moves the checkpoint, both or neither. Throws when the checkpoint is not at `after`. */
export function foldPage(client: ClientBase, projection: Projection, after: number, events: readonly StoredEvent[]): Promise<void> {
  return inTransaction(client, async () => {
    const moved = await client.query('update projection_checkpoint set position = $4 where name = $1 and version = $2 and position = $3', [
      projection.name,
      projection.version,
      after,
      events.at(-1)?.position ?? after,
    ]);
    if (moved.rowCount !== 1) throw new ViewIsNewer(`The checkpoint of "${projection.name}" was moved by somebody else.`);
    await projection.handle(events, client);
  });
}

/** The view's checkpoint, whoever keeps it; 0 before the first. */
export async function checkpointOf(pool: Pool, name: string): Promise<number> {
  const { rows } = await pool.query<{ position: string }>('select position from projection_checkpoint where name = $1', [name]);
  return Number(rows[0]?.position ?? 0);
}

async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
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
