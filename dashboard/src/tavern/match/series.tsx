'use client';

import { useTranslations } from 'next-intl';
import type { Table } from '@/live/use-table';
import { occupantName } from '@/shell/occupant';
import styles from './result.module.css';

/** How the series stands, or who has won it. Its wins go by the seats of the table. */
export function Series({ table, mySeat }: { readonly table: Table; readonly mySeat: number | null }) {
  const texts = useTranslations('match.result');
  const regulars = useTranslations('regulars');
  if (!table.series) return null;
  const { wins, winner, winsNeeded } = table.series;
  const nameAt = (seat: number) => {
    const occupant = table.seats[seat]?.occupant;
    return occupant ? occupantName(occupant, regulars) : '';
  };
  const score = wins
    .flatMap((won, seat) => (table.seats[seat]?.occupant ? [texts('seriesScore', { name: nameAt(seat), wins: won })] : []))
    .join(' : ');
  if (winner === null) return <p className={styles.series}>{texts('series', { score, needed: winsNeeded })}</p>;
  return (
    <p className={styles.series}>
      {winner === mySeat ? texts('seriesYou', { score }) : texts('seriesWon', { name: nameAt(winner), score })}
    </p>
  );
}
