'use client';

import { useRef } from 'react';
import type { Connection } from './follow';
import { useStream } from './use-stream';

interface Stamped {
  readonly serverTime: string;
}

/** The newest whole state of something, and how the line to it stands. */
export interface Latest<Frame> {
  /** Null before the first. */
  readonly frame: Frame | null;
  readonly connection: Connection;
  /** Milliseconds by which the server's clock is ahead. */
  readonly serverOffset: number;
}

/**
 * Follows what is told as a whole each time, such as who is there: no versions, no gaps; only the newest frame counts. Null follows
 * nothing, another `key` starts over.
 */
export function useLatest<Data, Frame extends Stamped>(
  source: {
    readonly key: string;
    readonly query: string;
    readonly variables: Readonly<Record<string, unknown>>;
    frame(data: Data): Frame;
  } | null,
): Latest<Frame> {
  // Numbered here, in the order of arrival: every frame is a snapshot.
  const arrived = useRef(0);
  const live = useStream<Data, Frame & { version: number; resync: boolean }>(
    source && {
      key: source.key,
      query: source.query,
      after: undefined,
      variables: () => source.variables,
      frame: (data) => ({ ...source.frame(data), version: ++arrived.current, resync: true }),
      behind: () => false,
      kept: 1,
    },
  );
  return { frame: live.frames.at(-1) ?? null, connection: live.connection, serverOffset: live.serverOffset };
}
