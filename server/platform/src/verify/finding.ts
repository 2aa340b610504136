import type { StoredRow } from '../event-store/index.js';

/** The first event of a stream that is not what it must be. Plain data, so that it travels between threads. */
export interface Finding {
  readonly stream: string;
  readonly version: number;
  readonly position: number;
  readonly type: string;
  /** Type of the stream's first event: what kind of stream it is. */
  readonly opening: string;
  /** What was expected and what was found. */
  readonly why: string;
}

/** A stream as it stands in the log, by position. */
export type StreamRows = readonly [StoredRow, ...StoredRow[]];

export const findingAt = ([{ type: opening }]: StreamRows, { stream, version, position, type }: StoredRow, why: string): Finding => ({
  stream,
  version,
  position,
  type,
  opening,
  why,
});
