import type { Pool } from 'pg';
import type { Acknowledged } from './callers.js';

type Row = [position: string, stream: string, version: number, command: string];

const PAGE = 10_000;

/**
 * Compares the log after a position with what was acknowledged to callers: positions without gaps, versions contiguous in each
 * stream that began there, every acknowledged command whole at its place. Returns the number of events. Throws with the first
 * thing that is wrong. `others`: other processes have written as well.
 */
export async function checkedLog(pool: Pool, after: number, acknowledged: Acknowledged, others: boolean): Promise<number> {
  const versions = new Map<string, number>();
  const left = new Map(acknowledged);
  let last = after;
  let command: { id: string; end: number } | undefined;
  for (;;) {
    const rows = await page(pool, last);
    if (rows.length === 0) break;
    for (const [position, stream, version, id] of rows) {
      if (Number(position) !== last + 1) throw new Error(`a gap in the log: ${position} follows ${last}`);
      last += 1;
      const before = versions.get(stream) ?? (after === 0 ? 0 : undefined);
      if (before !== undefined && version !== before + 1) throw new Error(`stream ${stream}: version ${version} follows ${before}`);
      versions.set(stream, version);
      const own = left.get(last);
      if (own) command = { id: own.commandId, end: last + own.events };
      left.delete(last);
      const covered = command !== undefined && last < command.end;
      if (covered ? command?.id !== id : !others) throw new Error(`position ${last} holds command ${id}, which was not acknowledged there`);
    }
  }
  if (left.size > 0) throw new Error(`${left.size} acknowledged commands are not in the log`);
  return last - after;
}

async function page(pool: Pool, after: number): Promise<Row[]> {
  const text = 'select position, stream_id, version, command_id from event where position > $1 order by position limit $2';
  return (await pool.query<Row>({ text, values: [after, PAGE], rowMode: 'array' })).rows;
}
