'use client';

import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import type { Table } from '@/live/use-table';
import { occupantName } from '@/shell/occupant';
import { gameCard } from '../games';
import styles from './room.module.css';

/** The matches that were played at this table, newest first; each leads to its replay. */
export function History({ matches }: Pick<Table, 'matches'>) {
  const texts = useTranslations('room.history');
  const games = useTranslations('games');
  const regulars = useTranslations('regulars');
  const format = useFormatter();
  if (matches.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{texts('title')}</h2>
      <ol className={styles.history}>
        {matches.map(({ id, game, finishedAt, winners }) => {
          const names = format.list(winners.map((winner) => occupantName(winner, regulars)));
          return (
            <li key={id}>
              <Link href={`/partie/${id}/replay`}>
                <strong>{winners.length > 0 ? texts('won', { names, winners: winners.length }) : texts('nobody')}</strong>
                <span className={styles.about}>
                  {games(`${gameCard(game).slug}.name`)} ·{' '}
                  <time dateTime={finishedAt}>{format.dateTime(new Date(finishedAt), { dateStyle: 'short', timeStyle: 'short' })}</time>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
