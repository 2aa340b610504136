'use client';

import { useEffect, useRef, useState } from 'react';
import { ChangeTableDocument } from '@/generated/graphql';
import type { Table } from '@/live/use-table';
import { useCommand } from '@/network/use-command';
import { changes, type Settings, settingsOf } from '../settings/settings';

const patience = 500;

/** The settings as their host sees them: what was just changed at once, and what the table says about it soon after. */
export interface OwnSettings {
  readonly settings: Settings;
  readonly change: (settings: Settings) => void;
  /** Whether something is on its way to the others. */
  readonly saving: boolean;
  readonly refusal: string | null;
}

export function useSettings(table: Table): OwnSettings {
  const settled = settingsOf(table);
  const { send, busy, refusal, forget } = useCommand(ChangeTableDocument);
  const [draft, setDraft] = useState<Settings | null>(null);
  // The version of the table that has the draft in it.
  const [stored, setStored] = useState<number | null>(null);
  const newest = useRef<Settings | null>(null);
  const settle = (settings: Settings | null) => {
    newest.current = settings;
    setDraft(settings);
    setStored(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new draft, or the end of the command before it, is a reason to send
  useEffect(() => {
    if (!draft || busy || stored !== null) return;
    // Several taps in a row are one change: everybody is asked once whether they are ready.
    const timer = setTimeout(async () => {
      const wish = changes(settled, draft);
      if (Object.keys(wish).length === 0) return settle(null);
      const outcome = await send({ tableId: table.id, ...wish });
      if (newest.current !== draft) return;
      if (outcome?.__typename === 'TableSuccess') setStored(outcome.version);
      else settle(null);
    }, patience);
    return () => clearTimeout(timer);
  }, [draft, busy]);
  const arrived = stored !== null && table.version >= stored;
  // biome-ignore lint/correctness/useExhaustiveDependencies: settling is no reason of its own
  useEffect(() => {
    if (arrived) settle(null);
  }, [arrived]);
  return {
    settings: draft ?? settled,
    change: (settings) => {
      forget();
      settle(settings);
    },
    saving: draft !== null,
    refusal,
  };
}
