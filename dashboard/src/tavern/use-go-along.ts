'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { Table } from '@/live/use-table';

/** Goes along when the table begins its next match after this one (null: its first); who looks at an older one stays. */
export function useGoAlong(table: Pick<Table, 'matchId' | 'status'> | null, after: string | null): void {
  const router = useRouter();
  const wasLatest = useRef(false);
  useEffect(() => {
    if (!table) return;
    if (table.matchId === after) wasLatest.current = true;
    else if (wasLatest.current && table.status === 'PLAYING') router.push(`/partie/${table.matchId}`);
  }, [table, after, router]);
}
