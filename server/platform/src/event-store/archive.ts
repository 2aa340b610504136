import type { Pool } from 'pg';

/** The part of the log that is over, in a table of its own: read like the rest, out of the way of appends. */
export class Archive {
  constructor(private readonly pool: Pool) {}

  /** Position of the first event in the hot table that is not older than the moment; undefined if all are older. */
  async firstSince(moment: Date): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ position: string }>(
      'select position from only event where at >= $1 order by position limit 1',
      [moment],
    );
    return rows[0] && Number(rows[0].position);
  }

  /** Streams of the hot table that ended with an event of this type between two positions, both excluded; by position. */
  async ended(type: string, after: number, before: number, most: number): Promise<{ stream: string; position: number }[]> {
    const { rows } = await this.pool.query<{ stream_id: string; position: string }>(
      'select stream_id, position from only event where type = $1 and position > $2 and position < $3 order by position limit $4',
      [type, after, before, most],
    );
    return rows.map(({ stream_id, position }) => ({ stream: stream_id, position: Number(position) }));
  }

  /** Moves whole streams, all or none of them. Returns how many events went. Throws when one of them was appended to meanwhile. */
  async move(streams: readonly string[]): Promise<number> {
    const { rows } = await this.pool.query<{ moved: string }>('select archive_streams($1) as moved', [streams]);
    return Number(rows[0]?.moved ?? 0);
  }

  /** Tells the planner how much there is, so that no cached plan reads the archive as if it were still empty. */
  async analyze(): Promise<void> {
    await this.pool.query('analyze event_archive');
  }
}
