'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { Table } from '@/live/use-table';
import styles from './room.module.css';
import type { RoomStanding } from './standing';
import type { RoomActions } from './use-room-actions';

interface Props {
  readonly table: Table;
  readonly standing: RoomStanding;
  readonly actions: RoomActions;
}

/** What happens next at the table, and the one button for it. */
export function StartPanel({ table, standing, actions }: Props) {
  const texts = useTranslations('room');
  const router = useRouter();
  if (table.status === 'PLAYING' && table.matchId) {
    return (
      <div className={styles.start}>
        <p className={styles.hint}>{texts('playing')}</p>
        <Button component={Link} href={`/partie/${table.matchId}`} size="lg">
          {texts(standing.mySeat === null ? 'watch' : 'toMatch')}
        </Button>
      </div>
    );
  }
  if (standing.mySeat === null) return standing.freeSeats === 0 ? <p className={styles.hint}>{texts('full')}</p> : null;
  const hint = !standing.canStart ? texts('waitFew') : standing.isHost ? null : texts('waitHost', { name: table.host?.name ?? '' });
  const start = async () => {
    const matchId = await actions.start();
    if (matchId) router.push(`/partie/${matchId}`);
  };
  return (
    <div className={styles.start}>
      {hint ? (
        <p className={styles.hint} aria-live="polite">
          {hint}
        </p>
      ) : null}
      {standing.isHost ? (
        <Button size="xl" disabled={!standing.canStart} loading={actions.starting} onClick={start} data-testid="los">
          {texts('start')}
        </Button>
      ) : null}
    </div>
  );
}
