import type { ClientBase, Pool } from 'pg';
import type { PreparedAppend, PreparedRow } from './prepared-append.js';

/** Why a command of the batch was not written. */
export interface Refusal {
  /** The stream's actual version. */
  readonly version: number;
  /** Set when the command was stored before. */
  readonly earlier?: { readonly position: number; readonly count: number; readonly hash: string };
}

/** Per command: the position of its first event, or why it was refused. */
export type BatchAnswer = number | Refusal;

interface RefusedRow {
  readonly row: number;
  readonly version: number;
  readonly position: number | null;
  readonly count: number;
  readonly hash: string | null;
}

const MANY = {
  name: 'append_batch',
  text: 'select first_position, refused::text from append_batch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
  rowMode: 'array' as const,
};

const ONE = {
  name: 'append_command',
  text: 'select first_position, refused::text from append_command($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
  rowMode: 'array' as const,
};

/** Writes a batch in one call, and on a pool in one commit. At most one command per stream. */
export async function appendBatch(writer: Pool | ClientBase, batch: readonly PreparedAppend[]): Promise<BatchAnswer[]> {
  const [first] = batch;
  const call = batch.length === 1 && first ? { ...ONE, values: argumentsOf(first) } : { ...MANY, values: columnsOf(batch) };
  const { rows } = await writer.query<[string, string | null]>(call);
  const [firstPosition, refused] = rows[0] ?? [];
  if (firstPosition === undefined) throw new Error('append_batch gave no answer');
  return answersOf(batch, Number(firstPosition), refused ? (JSON.parse(refused) as RefusedRow[]) : []);
}

// The accepted events took consecutive positions in the batch's order.
function answersOf(batch: readonly PreparedAppend[], firstPosition: number, refused: readonly RefusedRow[]): BatchAnswer[] {
  const byRow = new Map(refused.map((refusal) => [refusal.row, refusal]));
  let row = 1;
  let position = firstPosition;
  return batch.map(({ rows }) => {
    const refusal = byRow.get(row);
    row += rows.length;
    if (refusal) return refusalOf(refusal);
    position += rows.length;
    return position - rows.length;
  });
}

function refusalOf({ version, position, count, hash }: RefusedRow): Refusal {
  return position === null || hash === null ? { version } : { version, earlier: { position, count, hash } };
}

function argumentsOf({ stream, expected, atText, commandId, metaText, rows }: PreparedAppend): (string | number)[] {
  const column = (cell: (row: PreparedRow) => string): string => `{${rows.map(cell).join(',')}}`;
  return [
    stream,
    expected.version,
    `\\x${expected.hash}`,
    atText,
    column(({ type }) => JSON.stringify(type)),
    column(({ schema }) => String(schema)),
    commandId,
    column(({ quotedData }) => quotedData),
    metaText,
    column(({ hash }) => bytea(hash)),
  ];
}

// Array literals by hand: a fifth cheaper than the driver's encoder. A JSON string has the quoting that Postgres
// wants of an array element as long as the text inside holds no raw control characters, which JSON text never does.
function columnsOf(batch: readonly PreparedAppend[]): string[] {
  const columns = Array.from({ length: 11 }, (): string[] => []);
  const [streams, expected, heads, versions, ats, types, schemas, commands, datas, metas, hashes] = columns as Columns;
  for (const append of batch) {
    const head = bytea(append.expected.hash);
    for (const row of append.rows) {
      streams.push(append.stream);
      expected.push(String(append.expected.version));
      heads.push(head);
      versions.push(String(row.version));
      ats.push(append.atText);
      types.push(JSON.stringify(row.type));
      schemas.push(String(row.schema));
      commands.push(append.commandId);
      datas.push(row.quotedData);
      metas.push(append.quotedMeta);
      hashes.push(bytea(row.hash));
    }
  }
  return columns.map((column) => `{${column.join(',')}}`);
}

type Column = string[];
type Columns = [Column, Column, Column, Column, Column, Column, Column, Column, Column, Column, Column];

const bytea = (hex: string): string => `"\\\\x${hex}"`;
