'use client';

import { useTranslations } from 'next-intl';
import styles from './seat-note.module.css';

/** A word beside a name: the autopilot plays for them, or their line is down. */
export function SeatNote({ name, absence }: { readonly name: string; readonly absence: 'autopilot' | 'away' }) {
  const texts = useTranslations('match.seat');
  return (
    <span className={styles.note} data-away={absence}>
      {texts(absence, { name })}
    </span>
  );
}
