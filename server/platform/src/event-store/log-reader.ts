import type { Pool } from 'pg';
import type { EventCatalog } from './event-catalog.js';
import type { EventMeta, StoredEvent } from './events.js';

const COLUMNS = `position, stream_id, version, (extract(epoch from at) * 1000)::bigint, type, schema_version, command_id,
  data::text, metadata::text, hash`;

type Row = [string, string, number, string, string, number, string, string, string, Buffer];

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
    return rows.map((row) => this.event(row));
  }

  private event([position, stream, version, at, type, schema, commandId, dataText, metaText, hash]: Row): StoredEvent {
    return {
      position: Number(position),
      stream,
      version,
      at: new Date(Number(at)),
      type,
      schema,
      commandId,
      data: this.catalog.lift(type, schema, JSON.parse(dataText)),
      meta: JSON.parse(metaText) as EventMeta,
      hash,
      dataText,
      metaText,
    };
  }
}
