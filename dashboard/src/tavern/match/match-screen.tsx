'use client';

import { Skeleton } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Connection } from '@/live/follow';
import { useMatch } from '@/live/use-match';
import { ConnectionLine } from '@/shell/connection-line';
import { Fault, NothingHere, Notice } from '@/shell/notice';
import styles from './match.module.css';
import { RunningMatch } from './running-match';

function MatchSkeleton({ connection }: { readonly connection?: Connection }) {
  const texts = useTranslations('shell');
  return (
    <div className={styles.match} role="status" aria-label={texts('loading')}>
      <div className={styles.bar}>
        <Skeleton height={20} width={200} />
        {connection && <ConnectionLine connection={connection} />}
      </div>
      <div className={styles.board}>
        <Skeleton style={{ aspectRatio: '1' }} height="auto" radius="lg" />
      </div>
      <div className={styles.dock}>
        <Skeleton height={120} radius="lg" />
      </div>
      <div className={styles.players}>
        <Skeleton height={160} radius="lg" />
      </div>
    </div>
  );
}

/** A match by its id, for players and for those who watch. */
export function MatchScreen({ id }: { readonly id: string }) {
  const texts = useTranslations('match');
  const state = useMatch(id);
  // The board begins when all that happened before has arrived, or it would play the past as if it were news.
  const [begun, setBegun] = useState(false);
  const live = state.phase === 'ready' && state.connection === 'live' && state.view !== null;
  useEffect(() => {
    if (live) setBegun(true);
  }, [live]);
  if (state.phase === 'failed') return <Fault failure={state.failure} retry={state.again} />;
  if (state.phase === 'not-found') return <NothingHere title={texts('notFound')} text={texts('notFoundText')} />;
  if (state.phase === 'loading' || !state.view || !(begun || live)) {
    if (state.phase === 'ready' && state.failure) return <Fault failure={state.failure} retry={state.again} />;
    return state.phase === 'ready' ? <MatchSkeleton connection={state.connection} /> : <MatchSkeleton />;
  }
  if (state.status === 'FROZEN') {
    const fault = state.frames.map((frame) => frame.event).findLast((event) => event?.__typename === 'MatchFrozen');
    const reference = fault?.__typename === 'MatchFrozen' ? fault.errorId : undefined;
    return <Notice alarming title={texts('frozen')} text={reference ? texts('frozenText', { reference }) : texts('frozenPlain')} />;
  }
  return <RunningMatch live={state} view={state.view} />;
}
