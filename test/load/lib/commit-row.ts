import { onClient } from './postgres.js';
import { SAMPLE_TYPE, sampleData, sampleMeta } from './sample.js';

// The log's columns and its two indexes; the position comes from a sequence, as it must without a lane.
const TABLE = `
create table if not exists commit_row (
  position bigint generated always as identity primary key, stream_id uuid not null, version integer not null,
  at timestamptz(3) not null, type text not null, schema_version smallint not null, command_id uuid not null,
  data json not null, metadata json not null, hash bytea not null, unique (stream_id, version)
)`;

/** An empty table for single rows of the log's shape; the statement that inserts one such row. */
export async function commitRow(url: string): Promise<{ statement: string; empty(): Promise<void> }> {
  return onClient(url, async (client) => {
    await client.query(TABLE);
    const { rows } = await client.query("select count(*) > 0 as ordered from pg_proc where proname = 'uuidv7'");
    return { statement: insert(rows[0].ordered ? 'uuidv7()' : 'gen_random_uuid()'), empty: () => emptied(url) };
  });
}

function insert(newUuid: string): string {
  const values = [newUuid, 1, 'now()', `'${SAMPLE_TYPE}'`, 1, newUuid, text(sampleData(7)), text(sampleMeta()), `'\\x${'5a'.repeat(32)}'`];
  return `insert into commit_row (stream_id, version, at, type, schema_version, command_id, data, metadata, hash) values (${values.join(', ')})`;
}

// A blank behind each colon, lest pgbench take what follows for one of its variables.
const text = (value: object): string => `'${JSON.stringify(value).replaceAll(':', ': ')}'`;

const emptied = (url: string): Promise<void> =>
  onClient(url, async (client) => {
    await client.query('truncate commit_row');
    await client.query('checkpoint');
  });
