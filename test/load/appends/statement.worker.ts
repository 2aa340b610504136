import { emptyHead, newId } from '@tavern-jack/platform';
import pg from 'pg';
import { SAMPLE_TYPE, sampleData, sampleMeta } from '../lib/sample.js';
import { serve } from '../lib/worker.js';
import { timedCalls } from './timed-calls.js';

// The position from a sequence: one commit per command keeps no order without a lock.
const TABLE = `
create table statement_row (
  position bigint generated always as identity primary key, stream_id uuid not null, version integer not null,
  at timestamptz(3) not null, type text not null, schema_version smallint not null, command_id uuid not null,
  data json not null, metadata json not null, hash bytea not null, unique (stream_id, version)
)`;

const APPEND = `
insert into statement_row (stream_id, version, at, type, schema_version, command_id, data, metadata, hash)
select $1, $2::int + 1, now(), $3, 1, $4, $5, $6, $7
 where $2 = coalesce((select version from statement_row where stream_id = $1 order by version desc limit 1), 0)
on conflict (stream_id, version) do nothing`;

let pool: pg.Pool;

/** Appends as most stores do it: one statement, which checks the version, and one commit per command. */
serve({
  open: async ({ url, connections }: { url: string; connections: number }) => {
    pool = new pg.Pool({ connectionString: url, max: connections });
    await pool.query(TABLE);
  },
  empty: () =>
    pool
      .query('truncate statement_row')
      .then(() => pool.query('checkpoint'))
      .then(() => undefined),
  run: ({ callers, seconds }: { callers: number; seconds: number }) =>
    timedCalls(callers, seconds, async (stream, version) => {
      const data = JSON.stringify(sampleData(version));
      const values = [stream, version, SAMPLE_TYPE, newId(), data, JSON.stringify(sampleMeta()), `\\x${emptyHead(stream).hash}`];
      const { rowCount } = await pool.query({ name: 'append', text: APPEND, values });
      if (rowCount !== 1) throw new Error(`version ${version} of a stream of one caller was refused`);
    }),
});
