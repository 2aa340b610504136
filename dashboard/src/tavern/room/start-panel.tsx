'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import type { Table } from '@/live/use-table';
import { gameCard } from '../games';
import styles from './room.module.css';
import type { RoomStanding } from './standing';
import type { RoomActions } from './use-room-actions';

interface Props {
  readonly table: Table;
  readonly standing: RoomStanding;
  readonly actions: RoomActions;
}

/** Your own word: ready, or not yet. */
function Ready({ standing, actions, primary }: Omit<Props, 'table'> & { readonly primary: boolean }) {
  const texts = useTranslations('room');
  const { iAmReady } = standing;
  return (
    <Button
      size={primary ? 'xl' : 'lg'}
      variant={primary ? 'filled' : 'default'}
      loading={actions.busy}
      onClick={() => actions.setReady(!iAmReady)}
      data-testid="bereit"
    >
      {texts(iAmReady ? 'notYet' : 'readyNow')}
    </Button>
  );
}

/** What the table waits for, in a sentence; null when it is only the host's tap. */
function useHint({ table, standing }: Omit<Props, 'actions'>): string | null {
  const texts = useTranslations('room');
  const format = useFormatter();
  const { canStart, isHost, othersReady, iAmReady, waitingFor } = standing;
  if (!canStart) {
    const { slug, seats } = gameCard(table.game);
    return texts('waitFew', { game: slug, fewest: Number(seats[0]) });
  }
  if (!othersReady) return texts('waitReady', { names: format.list(waitingFor) });
  if (isHost) return null;
  if (!iAmReady) return texts('waitYou');
  return table.host ? texts('waitHost', { name: table.host.name }) : null;
}

/** What happens next at the table, and the one button for it. */
export function StartPanel({ table, standing, actions }: Props) {
  const texts = useTranslations('room');
  const router = useRouter();
  const hint = useHint({ table, standing });
  if (standing.mySeat === null) return null;
  if (table.status === 'PLAYING' && table.matchId) {
    return (
      <div className={styles.start}>
        <p className={styles.hint}>{texts('playing')}</p>
        <Button component={Link} href={`/partie/${table.matchId}`} size="lg">
          {texts('toMatch')}
        </Button>
      </div>
    );
  }
  const start = async () => {
    const matchId = await actions.start();
    if (matchId) router.push(`/partie/${matchId}`);
  };
  const again = table.matchCount > 0;
  const mayStart = standing.isHost && standing.canStart && standing.othersReady;
  return (
    <div className={styles.start}>
      <p className={styles.hint} aria-live="polite">
        {again && !mayStart ? `${texts('again')} ` : null}
        {hint}
      </p>
      {standing.isHost ? (
        <Button
          size="xl"
          variant={mayStart ? 'filled' : 'default'}
          disabled={!mayStart}
          loading={actions.starting}
          onClick={start}
          data-testid="los"
        >
          {texts('start')}
        </Button>
      ) : null}
      {!standing.isHost || (again && !mayStart) ? (
        <Ready standing={standing} actions={actions} primary={!standing.iAmReady && !mayStart} />
      ) : null}
    </div>
  );
}
