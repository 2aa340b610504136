'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Table } from '@/live/use-table';
import { Notice } from '@/shell/notice';
import type { Doorway } from './doorway';
import styles from './room.module.css';

function NewTable() {
  const texts = useTranslations('room');
  return (
    <Button component={Link} href="/" size="md" h={44}>
      {texts('newTable')}
    </Button>
  );
}

/** The table is gone, or it has sent you away: nothing to see here any more. */
export function ShutOut({ why }: { readonly why: 'closed' | 'kicked' }) {
  const texts = useTranslations('room');
  return (
    <Notice title={texts(why)} text={texts(`${why}Text`)}>
      <NewTable />
    </Notice>
  );
}

/** For those who stand in the room: why they have no chair, and whether they may watch. */
export function Standing({ table, why }: { readonly table: Table; readonly why: Exclude<Doorway, 'closed' | 'kicked'> }) {
  const texts = useTranslations('room');
  const running = table.status === 'PLAYING' && table.matchId !== null;
  const watch = running && table.spectators;
  return (
    <section className={`${styles.card} ${styles.outside}`} data-testid="ohne-stuhl">
      <h2>{texts(`outside.${why}`)}</h2>
      <p className={styles.hint}>
        {texts(watch ? 'outside.watch' : running ? 'outside.noWatching' : table.spectators ? 'outside.wait' : 'outside.later')}
      </p>
      {watch ? (
        <Button component={Link} href={`/partie/${table.matchId}`} size="lg">
          {texts('watch')}
        </Button>
      ) : (
        <NewTable />
      )}
    </section>
  );
}
