'use client';

import { useTranslations } from 'next-intl';
import type { Table } from '@/live/use-table';
import { occupantName } from '@/shell/occupant';
import { SeatFace } from '../seat-face';
import styles from './quick.module.css';

/** The chairs in a row, taken or free (which `free` says in a word); `word` adds one to a person's name. */
export function QuickSeats(props: {
  readonly table: Table;
  readonly playerId: string;
  readonly free: string;
  readonly word: (seat: Table['seats'][number]) => string | null;
}) {
  const { table, playerId, free, word } = props;
  const texts = useTranslations('quick');
  const regulars = useTranslations('regulars');
  return (
    <ul className={styles.seats} aria-label={texts('seats')}>
      {table.seats.map((seat) => {
        const { index, occupant } = seat;
        const mine = occupant?.__typename === 'Player' && occupant.id === playerId;
        const words = [mine ? texts('you') : null, occupant ? word(seat) : null].filter((one) => one !== null);
        return (
          <li key={index} className={styles.seat} data-seat={index} data-free={occupant === null}>
            <SeatFace seat={index} occupant={occupant} size={64} />
            <strong>{occupant ? occupantName(occupant, regulars) : free}</strong>
            {words.length > 0 ? <span className={styles.quiet}>{words.join(' · ')}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
