'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Connection } from '@/live/follow';
import { secondsLeft } from '@/live/server-clock';
import type { Table } from '@/live/use-table';
import { ConnectionLine } from '@/shell/connection-line';
import { gameCard } from '../games';
import { outlook } from './outlook';
import styles from './quick.module.css';
import { QuickSeats } from './quick-seats';
import { StandUp } from './stand-up';

const look = 250;

/** The seconds until the table begins, by the server's clock. */
function Seconds({ until, offset }: { readonly until: string; readonly offset: number }) {
  const texts = useTranslations('quick');
  const [left, setLeft] = useState(() => secondsLeft(until, offset, Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(until, offset, Date.now())), look);
    return () => clearInterval(timer);
  }, [until, offset]);
  return (
    <p className={styles.seconds} role="timer" aria-label={texts('clock')}>
      {left ? texts('seconds', { seconds: left }) : texts('now')}
    </p>
  );
}

interface Props {
  readonly table: Table;
  readonly connection: Connection;
  readonly offset: number;
  readonly playerId: string;
}

/** The chairs fill up; how long it takes at most, and what happens then. */
export function Waiting({ table, connection, offset, playerId }: Props) {
  const texts = useTranslations('quick');
  const games = useTranslations('games');
  const { slug, seats } = gameCard(table.game);
  const { people, missing, next } = outlook(table, Number(seats[0]));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{texts('waiting')}</h1>
          <p className={styles.quiet}>
            {games(`${slug}.name`)} · {texts('official')}
          </p>
        </div>
        <ConnectionLine connection={connection} />
      </div>
      <section className={styles.card} aria-label={texts('seats')}>
        <QuickSeats table={table} playerId={playerId} free={texts('free')} word={() => null} />
        <p className={styles.quiet} aria-live="polite">
          {texts('count', { people, seats: table.seats.length })}
        </p>
        <div className={styles.clock}>
          <Seconds until={table.quick?.startsAt ?? ''} offset={offset} />
          <p className={styles.quiet}>{texts(`then.${next}`, { missing })}</p>
        </div>
        <StandUp table={table} label={texts('cancel')} />
      </section>
    </div>
  );
}
