import type { Pool } from 'pg';
import { TryAgainError } from '../event-store/index.js';
import type { Projection } from './projection.js';
import { schemaOf } from './view-rows.js';

/** What of a view says which rows its queries can read. */
type Readable = Pick<Projection, 'name' | 'version' | 'readableFrom'>;

/** A view is being built, and no older rows can stand in for it. */
export class ViewNotBuilt extends TryAgainError {
  constructor(name: string) {
    super(`The view "${name}" is being built.`, 2_000);
  }
}

/**
 * The schema in which a view's tables are read now: that of the projection's own version, or, until its rows have
 * caught up with the log, that of the newest older version that its queries understand. Never a newer one: those rows
 * are for processes that know them. Throws ViewNotBuilt.
 */
export async function servingSchema(pool: Pool, { name, version, readableFrom = 1 }: Readable): Promise<string> {
  const { rows } = await pool.query<{ version: number }>({
    name: 'serving_schema',
    text: `select version from projection_checkpoint
            where name = $1 and version between $2 and $3 and serving_since is not null order by version desc limit 1`,
    values: [name, readableFrom, version],
  });
  if (!rows[0]) throw new ViewNotBuilt(name);
  return schemaOf({ name, version: rows[0].version });
}
