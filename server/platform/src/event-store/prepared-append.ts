import { isoText } from '../time/index.js';
import { hashOfQuoted } from './event-hash.js';
import { type Append, type EventMeta, emptyHead, type StoredEvent, type StreamHead } from './events.js';

/** A row ready to be written: its texts as JSON strings, which are also array elements in Postgres' notation. */
export interface PreparedRow {
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  readonly dataText: string;
  readonly quotedData: string;
  /** In hex. */
  readonly hash: string;
}

/** A command with all that can be computed before its batch leaves. */
export interface PreparedAppend {
  readonly stream: string;
  readonly commandId: string;
  readonly expected: StreamHead;
  readonly at: Date;
  /** ISO 8601. */
  readonly atText: string;
  readonly metaText: string;
  readonly quotedMeta: string;
  readonly rows: readonly PreparedRow[];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MAX_EVENTS = 1_000;

/** Serialises and hashes. Throws TypeError or RangeError for what could never be stored. */
export function prepareAppend(append: Append): PreparedAppend {
  const stream = uuid('stream', append.stream);
  const commandId = uuid('command id', append.commandId);
  const { version: after, hash } = append.expected.version === 0 ? emptyHead(stream) : append.expected;
  if (!Number.isSafeInteger(after) || after < 0) throw new RangeError(`Version ${after} cannot be expected.`);
  // A command without events would be answered "appended" and be forgotten.
  if (append.events.length < 1 || append.events.length > MAX_EVENTS) throw new RangeError(`A command stores 1 to ${MAX_EVENTS} events.`);
  const at = append.at ?? new Date();
  const atText = isoText(at);
  const metaText = JSON.stringify(append.meta);
  const quotedMeta = JSON.stringify(metaText);
  let previous = hash;
  const rows = append.events.map(({ type, schema, data }, index): PreparedRow => {
    const dataText = JSON.stringify(data);
    const quotedData = JSON.stringify(dataText);
    const version = after + index + 1;
    previous = hashOfQuoted(previous, { stream, version, type, schema, commandId }, atText, quotedData, quotedMeta);
    return { version, type, schema, dataText, quotedData, hash: previous };
  });
  return { stream, commandId, expected: { version: after, hash }, at, atText, metaText, quotedMeta, rows };
}

/** The rows as a reader would find them; the data is parsed from the stored text, so that live and replayed events are the same. */
export function storedEvents(append: PreparedAppend, firstPosition: number): StoredEvent[] {
  const { stream, commandId, at, metaText } = append;
  const meta = JSON.parse(metaText) as EventMeta;
  return append.rows.map(({ version, type, schema, dataText, hash }, index) => {
    const data = JSON.parse(dataText) as StoredEvent['data'];
    return { position: firstPosition + index, stream, version, at, type, schema, commandId, data, meta, hash, dataText, metaText };
  });
}

function uuid(what: string, text: string): string {
  if (UUID.test(text)) return text;
  const lower = text.toLowerCase();
  if (!UUID.test(lower)) throw new TypeError(`The ${what} is no UUID.`);
  return lower;
}
