import type { ClientBase } from 'pg';
import { type Checkpoint, checkpointOf, inTransaction } from './checkpoint.js';
import type { Projection } from './projection.js';

type Version = Pick<Projection, 'name' | 'version'>;

/** How long rows that serve no more are kept, for processes of the old version and for the way back to it. */
const KEPT = '1 day';

/** The schema that holds the tables of one version of a view. */
export const schemaOf = ({ name, version }: Version): string => `${name}_v${version}`;

/** Takes the rows of this version over at their checkpoint, or makes them, empty; the connection finds their tables by bare name. */
export async function openRows(client: ClientBase, projection: Projection): Promise<Checkpoint> {
  await client.query("select set_config('search_path', $1, false)", [`${schemaOf(projection)}, public`]);
  // What a page brings is little beside what is there, and is found by its key; the planner, who sees one parameter of
  // JSON, would rather read the whole table.
  await client.query('set enable_hashjoin = off; set enable_mergejoin = off');
  return inTransaction(client, async () => (await checkpointOf(client, projection)) ?? (await makeRows(client, projection)));
}

async function makeRows(client: ClientBase, projection: Projection): Promise<Checkpoint> {
  if (projection.init) {
    const schema = schemaOf(projection);
    await client.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
    await projection.init(client);
  }
  await client.query('insert into projection_checkpoint (name, version, position) values ($1, $2, 0)', [
    projection.name,
    projection.version,
  ]);
  return { position: 0, serving: false };
}

/** Drops the rows of older versions that nobody keeps, once this version has served for a day. */
export async function dropOutdated(client: ClientBase, { name, version }: Version): Promise<void> {
  const { rows } = await client.query<Version>(
    `select old.name, old.version
       from projection_checkpoint old join projection_checkpoint own on own.name = old.name and own.version = $2
      where old.name = $1 and old.version < $2 and own.serving_since < now() - $3::interval`,
    [name, version, KEPT],
  );
  for (const old of rows) await inTransaction(client, () => dropRows(client, old));
}

async function dropRows(client: ClientBase, old: Version): Promise<void> {
  const { rowCount } = await client.query('select where pg_try_advisory_xact_lock(hashtext($1), hashtext($2))', lockOf(old));
  if (rowCount === 0) return;
  await client.query(`drop schema if exists ${schemaOf(old)} cascade`);
  await client.query('delete from projection_checkpoint where name = $1 and version = $2', [old.name, old.version]);
}

/** Makes this session the keeper of the rows, until it ends; false while another one is. */
export async function lockRows(client: ClientBase, projection: Version): Promise<boolean> {
  const { rowCount } = await client.query('select where pg_try_advisory_lock(hashtext($1), hashtext($2))', lockOf(projection));
  return rowCount === 1;
}

const lockOf = (rows: Version): [string, string] => ['projection', schemaOf(rows)];
