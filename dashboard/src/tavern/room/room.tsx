'use client';

import { Skeleton } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useTable } from '@/live/use-table';
import type { Guest } from '@/network/guest';
import { useGuest } from '@/network/tavern-network';
import { NameForm } from '@/shell/name-form';
import { Fault, NothingHere, Notice } from '@/shell/notice';
import { OpenRoom } from './open-room';
import styles from './room.module.css';

function RoomSkeleton() {
  const texts = useTranslations('shell');
  return (
    <div className={styles.room} role="status" aria-label={texts('loading')}>
      <Skeleton height={36} width="50%" />
      <Skeleton height={132} radius="lg" />
      <Skeleton height={260} radius="lg" />
    </div>
  );
}

/** A room by its code: says who you are first, if nobody knows yet. Under another name one comes in anew, and sees it on the chair. */
export function Room({ code }: { readonly code: string }) {
  const guest = useGuest();
  return <RoomOf key={guest?.name} code={code} guest={guest} />;
}

function RoomOf({ code, guest }: { readonly code: string; readonly guest: Guest | null | undefined }) {
  const name = useTranslations('shell.name');
  const texts = useTranslations('room');
  const state = useTable(guest ? { joinCode: code } : null);
  if (guest === null) {
    return (
      <Notice title={name('title')} text={texts('shareText')}>
        <NameForm />
      </Notice>
    );
  }
  if (!guest || state.phase === 'loading') return <RoomSkeleton />;
  if (state.phase === 'failed') return <Fault failure={state.failure} retry={state.again} />;
  if (state.phase === 'not-found') return <NothingHere title={texts('notFound')} text={texts('notFoundText')} />;
  return <OpenRoom state={state} playerId={guest.id} />;
}
