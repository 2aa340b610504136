import type { Pool } from 'pg';
import type { EventCatalog } from './event-catalog.js';
import type { EventMeta, StoredEvent, StoredRow } from './events.js';

/** What is read of an event, in the order in which `storedRow` takes it. */
export const COLUMNS = `position, stream_id, version, extract(epoch from at) * 1000, type, schema_version, command_id,
  data::text, metadata::text, hash`;

export type Row = [string, string, number, string, string, number, string, string, string, Buffer];

export const storedRow = ([position, stream, version, at, type, schema, commandId, dataText, metaText, hash]: Row): StoredRow => ({
  position: Number(position),
  stream,
  version,
  at: new Date(Number(at)),
  type,
  schema,
  commandId,
  hash: hash.toString('hex'),
  dataText,
  metaText,
});

/** Throws UnknownEventType or UnknownEventSchema for what is not in the catalog. */
export const lifted = (row: StoredRow, catalog: EventCatalog): StoredEvent => ({
  // Field by field: this is run for every event that is read, and a spread costs twice as much.
  position: row.position,
  stream: row.stream,
  version: row.version,
  at: row.at,
  type: row.type,
  schema: row.schema,
  commandId: row.commandId,
  hash: row.hash,
  dataText: row.dataText,
  metaText: row.metaText,
  data: catalog.lift(row.type, row.schema, JSON.parse(row.dataText)),
  meta: JSON.parse(row.metaText) as EventMeta,
});

/** Reads stored events and lifts their data to today's schemas. */
export class LogReader {
  constructor(
    private readonly pool: Pool,
    private readonly catalog: EventCatalog,
  ) {}

  /** A stream's events after a version. */
  stream(stream: string, afterVersion: number): Promise<StoredEvent[]> {
    return this.read('read_stream', `select ${COLUMNS} from event where stream_id = $1 and version > $2 order by version`, [
      stream,
      afterVersion,
    ]);
  }

  /** A page of the whole log. Positions have no gaps and are in commit order, so the last one is the next page's cursor. */
  all(afterPosition: number, limit: number): Promise<StoredEvent[]> {
    return this.read('read_all', `select ${COLUMNS} from event where position > $1 order by position limit $2`, [afterPosition, limit]);
  }

  /** The position of the last event, 0 in an empty log. */
  async headPosition(): Promise<number> {
    const { rows } = await this.pool.query<{ last_position: string }>('select last_position from feed_head where lane = 1');
    return Number(rows[0]?.last_position ?? 0);
  }

  private async read(name: string, text: string, values: unknown[]): Promise<StoredEvent[]> {
    const { rows } = await this.pool.query<Row>({ name, text, values, rowMode: 'array' });
    return rows.map((row) => lifted(storedRow(row), this.catalog));
  }
}
