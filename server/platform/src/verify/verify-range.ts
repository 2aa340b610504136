import type { Pool } from 'pg';
import type { StoredRow } from '../event-store/index.js';
import { COLUMNS, type Row, storedRow } from '../event-store/log-reader.js';
import { brokenLink } from './broken-link.js';
import type { Finding, StreamRows } from './finding.js';

/** Streams from one id to another, both included. */
export interface StreamRange {
  readonly from: string;
  readonly to: string;
}

/** What is to be said about some streams beyond their chains. */
export interface StreamsReport {
  readonly findings: readonly Finding[];
  /** Streams that could not be judged, each with the reason in a few words. */
  readonly unjudged: readonly string[];
}

/** Judges streams whose chains are sound. */
export type StreamsCheck = (streams: readonly StreamRows[]) => Promise<StreamsReport>;

export interface RangeReport extends StreamsReport {
  readonly events: number;
}

const RANGE = `select ${COLUMNS} from event where stream_id between $1 and $2 order by stream_id, version`;

/** Proves the chain of every stream of the range, and lets `check` judge those that hold. */
export async function verifyRange(pool: Pool, { from, to }: StreamRange, check: StreamsCheck): Promise<RangeReport> {
  const { rows } = await pool.query<Row>({ text: RANGE, values: [from, to], rowMode: 'array' });
  const broken: Finding[] = [];
  const sound: StreamRows[] = [];
  for (const stream of streamsOf(rows)) {
    const finding = brokenLink(stream);
    if (finding) broken.push(finding);
    else sound.push(stream);
  }
  const { findings, unjudged } = await check(sound);
  return { events: rows.length, findings: [...broken, ...findings], unjudged };
}

/** By position, not by version: whose version was changed stands where it stood. */
function streamsOf(rows: readonly Row[]): StreamRows[] {
  const streams = new Map<string, [StoredRow, ...StoredRow[]]>();
  for (const row of rows.map(rowOf)) {
    const stream = streams.get(row.stream);
    if (stream) stream.push(row);
    else streams.set(row.stream, [row]);
  }
  return [...streams.values()].map((stream) => stream.sort((a, b) => a.position - b.position));
}

function rowOf(row: Row): StoredRow {
  const stored = storedRow(row);
  // Times are stored in whole milliseconds; a fraction would be rounded away by Date.
  if (!Number.isInteger(Number(row[3]))) stored.at.setTime(Number.NaN);
  return stored;
}
