'use client';

import { print } from 'graphql';
import { useMemo } from 'react';
import { PresenceFramesDocument, type PresenceFramesSubscription, type PresenceOf } from '@/generated/graphql';
import type { Names } from './names';
import { useLatest } from './use-latest';

/** The people at a table or in a match. */
export interface Company {
  /** Ids of those who are there; null as long as nobody has said. */
  readonly present: ReadonlySet<string> | null;
  /** What they are called now; empty as long as nobody has said. */
  readonly names: Names;
}

const query = print(PresenceFramesDocument);

/** Follows who is there, and what everybody is called. Null follows nobody. */
export function usePresence(of: PresenceOf | null): Company {
  const { frame } = useLatest<PresenceFramesSubscription, PresenceFramesSubscription['presenceFrames']>(
    of && { key: `presence ${of.matchId ?? of.tableId}`, query, variables: { of }, frame: (data) => data.presenceFrames },
  );
  return useMemo(
    () => ({
      present: frame ? new Set(frame.present) : null,
      names: new Map(frame?.people.map(({ id, name }) => [id, name])),
    }),
    [frame],
  );
}
