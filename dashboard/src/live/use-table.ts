'use client';

import { print } from 'graphql';
import { useMemo } from 'react';
import {
  type TableBy,
  TableByCodeDocument,
  TableFramesDocument,
  type TableFramesSubscription,
  type TablePartsFragment,
} from '@/generated/graphql';
import type { Failure } from '@/network/failure';
import { useAnswer } from '@/network/use-answer';
import type { Connection } from './follow';
import { tableCalled } from './names';
import { usePresence } from './use-presence';
import { useStream } from './use-stream';

/** A table as everybody at it sees it. */
export type Table = TablePartsFragment;
/** One version of a table. */
export type TableFrame = TableFramesSubscription['tableFrames'];

/** What a screen knows of a table. */
export type TableState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'not-found' }
  | { readonly phase: 'failed'; readonly failure: Failure; readonly again: () => void }
  | {
      readonly phase: 'ready';
      readonly table: Table;
      readonly frames: readonly TableFrame[];
      /** Ids of the people at it who are there; null as long as nobody has said. */
      readonly present: ReadonlySet<string> | null;
      readonly connection: Connection;
      readonly failure: Failure | null;
      /** Milliseconds by which the server's clock is ahead. */
      readonly serverOffset: number;
    };

const query = print(TableFramesDocument);

/** Follows one table, found by its id or its code, and its people, who are called as they are now. Null follows nothing and stays loading. */
export function useTable(by: TableBy | null): TableState {
  const { asked, again } = useAnswer(TableByCodeDocument, by && { by });
  const found = asked.phase === 'ready' ? asked.data.table : null;
  const live = useStream<TableFramesSubscription, TableFrame>(
    found && {
      key: found.id,
      query,
      // The last version comes once more: silence then never looks like a line that is down.
      after: Math.max(0, found.version - 1),
      variables: (afterVersion) => ({ tableId: found.id, ...(afterVersion === undefined ? {} : { afterVersion }) }),
      frame: (data) => data.tableFrames,
      behind: () => false,
    },
  );
  const { present, names } = usePresence(found && { tableId: found.id });
  const newest = live.frames.at(-1)?.table ?? found;
  const table = useMemo(() => newest && tableCalled(newest, names), [newest, names]);
  if (asked.phase === 'loading') return asked;
  if (asked.phase === 'failed') return { ...asked, again };
  if (!table) return { phase: 'not-found' };
  const { frames, connection, failure, serverOffset } = live;
  return { phase: 'ready', table, frames, present, connection, failure, serverOffset };
}
