'use client';

import { print } from 'graphql';
import { useMemo } from 'react';
import { PresenceFramesDocument, type PresenceFramesSubscription, type PresenceOf } from '@/generated/graphql';
import { useLatest } from './use-latest';

const query = print(PresenceFramesDocument);

/** Ids of the people who are there, at a table or in a match; null as long as nobody has said. */
export function usePresence(of: PresenceOf | null): ReadonlySet<string> | null {
  const { frame } = useLatest<PresenceFramesSubscription, PresenceFramesSubscription['presenceFrames']>(
    of && { key: `presence ${of.matchId ?? of.tableId}`, query, variables: { of }, frame: (data) => data.presenceFrames },
  );
  const present = frame?.present;
  return useMemo(() => (present ? new Set(present) : null), [present]);
}
