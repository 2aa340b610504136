'use client';

import { Button, Skeleton } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { type Table, useTable } from '@/live/use-table';
import { useGuest } from '@/network/tavern-network';
import { Refusal } from '@/shell/message';
import { Fault, NothingHere, Notice } from '@/shell/notice';
import { roomStanding } from '../room/standing';
import { Between } from './between';
import styles from './quick.module.css';
import { useQuickPlay } from './use-quick-play';
import { Waiting } from './waiting';

/** The seat went to somebody else, because the line was down for too long or because you stood up: once more, one tap. */
function OffTheList({ table }: { readonly table: Table }) {
  const texts = useTranslations('quick');
  const { play, busy, refusal } = useQuickPlay();
  return (
    <Notice title={texts('off')} text={texts('offText')}>
      <Button size="lg" loading={busy} onClick={() => play(table.game, true)}>
        {texts('again')}
      </Button>
      <Button component={Link} href="/" size="md" variant="subtle">
        {texts('home')}
      </Button>
      <Refusal text={refusal} />
    </Notice>
  );
}

/** Whoever sits at a table that plays belongs at the board. */
function useIntoMatch(table: Table | null, seated: boolean): void {
  const router = useRouter();
  const matchId = seated && table?.status === 'PLAYING' ? table.matchId : null;
  useEffect(() => {
    if (matchId) router.replace(`/partie/${matchId}`);
  }, [matchId, router]);
}

/** A table of quick play: waiting for strangers, or between two matches with them. */
export function QuickTable({ id }: { readonly id: string }) {
  const texts = useTranslations('quick');
  const shell = useTranslations('shell');
  const guest = useGuest();
  const state = useTable(guest ? { id } : null);
  const table = state.phase === 'ready' ? state.table : null;
  const mySeat = table && roomStanding(table, guest?.id ?? null).mySeat;
  useIntoMatch(table, mySeat !== null);
  if (guest === null || state.phase === 'not-found') return <NothingHere title={texts('notFound')} text={texts('notFoundText')} />;
  if (state.phase === 'failed') return <Fault failure={state.failure} retry={state.again} />;
  if (state.phase === 'loading' || (state.table.status === 'PLAYING' && mySeat !== null)) {
    return (
      <div className={styles.page} role="status" aria-label={shell('loading')}>
        <Skeleton height={36} width="60%" />
        <Skeleton height={320} radius="lg" />
      </div>
    );
  }
  if (mySeat === null) return <OffTheList table={state.table} />;
  return state.table.quick?.startsAt ? (
    <Waiting table={state.table} connection={state.connection} offset={state.serverOffset} playerId={guest?.id ?? ''} />
  ) : (
    <Between table={state.table} playerId={guest?.id ?? ''} />
  );
}
