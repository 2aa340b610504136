// Appends through Emmett's store for Postgres. It builds its schema itself and takes the pool that it is given.
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { timedCalls } from '../../dist/appends/timed-calls.js';
import { SAMPLE_TYPE, sampleData, sampleMeta } from '../../dist/lib/sample.js';
import { serve } from '../../dist/lib/worker.js';

let pool;
let store;

serve({
  open: async ({ url, connections }) => {
    pool = new pg.Pool({ connectionString: url, max: connections });
    store = getPostgreSQLEventStore(url, { connectionOptions: { pool } });
    await store.schema.migrate();
  },
  empty: async () => {
    await pool.query('truncate emt_streams, emt_messages');
    await pool.query('checkpoint');
  },
  run: ({ callers, seconds }) =>
    timedCalls(callers, seconds, async (stream, version) => {
      const event = { type: SAMPLE_TYPE, data: sampleData(version), metadata: sampleMeta() };
      const options = { expectedStreamVersion: version === 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(version) };
      const { nextExpectedStreamVersion } = await store.appendToStream(`match-${stream}`, [event], options);
      if (nextExpectedStreamVersion !== BigInt(version + 1)) throw new Error(`version ${nextExpectedStreamVersion} follows ${version}`);
    }),
});
