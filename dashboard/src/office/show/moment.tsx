'use client';

import { useFormatter, useNow } from 'next-intl';
import styles from './show.module.css';

const lookAgainAfter = 30_000;

/** When something happened, seen from now; the exact moment is in the title, and `exact` writes it beside. */
export function Moment({ at, exact = false }: { readonly at: string; readonly exact?: boolean }) {
  const format = useFormatter();
  const now = useNow({ updateInterval: lookAgainAfter });
  const date = new Date(at);
  const absolute = format.dateTime(date, { dateStyle: 'medium', timeStyle: 'medium' });
  // The server's clock may be ahead of this device: nothing happened in the future.
  const relative = format.relativeTime(date > now ? now : date, now);
  return (
    <time dateTime={at} title={absolute} className={styles.moment} data-exact={exact}>
      {exact ? `${absolute} (${relative})` : relative}
    </time>
  );
}
