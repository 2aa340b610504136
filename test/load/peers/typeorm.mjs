// Inserts the log's row through a repository of TypeORM, a commit each. Nothing checks the version but the unique index.
import { randomUUID } from 'node:crypto';
import { DataSource, EntitySchema } from 'typeorm';
import { timedCalls } from '../../dist/appends/timed-calls.js';
import { SAMPLE_TYPE, sampleData, sampleMeta } from '../../dist/lib/sample.js';
import { serve } from '../../dist/lib/worker.js';

const Row = new EntitySchema({
  name: 'typeorm_row',
  columns: {
    position: { type: 'bigint', primary: true, generated: 'identity' },
    stream_id: { type: 'uuid' },
    version: { type: 'int' },
    at: { type: 'timestamptz', precision: 3 },
    type: { type: 'text' },
    schema_version: { type: 'smallint' },
    command_id: { type: 'uuid' },
    data: { type: 'json' },
    metadata: { type: 'json' },
    hash: { type: 'bytea' },
  },
  uniques: [{ columns: ['stream_id', 'version'] }],
});

let source;

serve({
  open: async ({ url, connections }) => {
    source = await new DataSource({ type: 'postgres', url, poolSize: connections, entities: [Row], synchronize: true }).initialize();
  },
  empty: async () => {
    await source.query('truncate typeorm_row');
    await source.query('checkpoint');
  },
  run: ({ callers, seconds }) =>
    timedCalls(callers, seconds, async (stream, version) => {
      await source.getRepository(Row).insert({
        stream_id: stream,
        version: version + 1,
        at: new Date(),
        type: SAMPLE_TYPE,
        schema_version: 1,
        command_id: randomUUID(),
        data: sampleData(version),
        metadata: sampleMeta(),
        hash: Buffer.alloc(32, 0x5a),
      });
    }),
});
