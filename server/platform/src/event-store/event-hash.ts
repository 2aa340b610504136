import { hash } from 'node:crypto';
import { isoText } from '../time/index.js';
import { emptyHead, type StoredRow, type StreamHead } from './events.js';

/*
 * An event's hash is the SHA-256 of the UTF-8 text of this JSON array, without white space:
 *
 *   [previous hash in hex, stream, version, at, type, schema, command id, data, metadata]
 *
 * `at` is ISO 8601 in UTC with milliseconds; data and metadata are strings, the stored texts unparsed. Being JSON, the
 * text has one reading only. The hash before a stream's first event is the SHA-256 of the stream's id. To recompute:
 *
 *   let previous = sha256(stream);
 *   for (const e of rowsByVersion) previous = sha256(JSON.stringify(
 *     [previous, e.stream_id, e.version, e.at.toISOString(), e.type, e.schema_version, e.command_id, e.data, e.metadata]));
 *
 * A block's hash is the SHA-256 of the previous block's hash followed by the hashes of its events, all as bytes.
 */

export interface Hashable {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  readonly commandId: string;
}

/**
 * The hash in hex, from the one before in hex. `atText`, `quotedData` and `quotedMeta` are the moment in ISO 8601 and the texts as
 * JSON strings: the append needs them in that form anyway.
 */
export function hashOfQuoted(previous: string, event: Hashable, atText: string, quotedData: string, quotedMeta: string): string {
  const { stream, version, type, schema, commandId } = event;
  const header = `["${previous}","${stream}",${version},"${atText}",${JSON.stringify(type)},${schema},"${commandId}"`;
  return hash('sha256', `${header},${quotedData},${quotedMeta}]`, 'hex');
}

/** The hash that this event must carry after its predecessor's, both in hex. */
export function eventHash(previous: string, event: Hashable & Pick<StoredRow, 'at' | 'dataText' | 'metaText'>): string {
  const [data, meta] = [JSON.stringify(event.dataText), JSON.stringify(event.metaText)];
  return hashOfQuoted(previous, event, isoText(event.at), data, meta);
}

/** Hash of a block from the block before and its events' hashes by position. */
export function blockHash(previous: Buffer, hashes: readonly Buffer[]): Buffer {
  return hash('sha256', Buffer.concat([previous, ...hashes]), 'buffer');
}

/** Checks a stream from its beginning, or from `head` on. Returns the first event that is not what was written, or follows a gap. */
export function verifyStream<E extends StoredRow>(events: readonly E[], head?: StreamHead): E | undefined {
  const first = events[0];
  if (!first) return undefined;
  let { version, hash: previous } = head ?? emptyHead(first.stream);
  for (const event of events) {
    const follows = event.stream === first.stream && event.version === version + 1;
    if (!follows || eventHash(previous, event) !== event.hash) return event;
    version = event.version;
    previous = event.hash;
  }
  return undefined;
}
