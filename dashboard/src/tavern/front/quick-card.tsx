'use client';

import { Button, Switch } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Lobby } from '@/live/use-lobby';
import { Refusal } from '@/shell/message';
import type { GameCard } from '../games';
import { useQuickPlay } from '../quick/use-quick-play';
import styles from './front.module.css';

interface Props {
  readonly game: GameCard;
  readonly queues: Lobby['queues'];
  readonly enter: () => Promise<boolean>;
}

/** A seat among strangers by one tap, with the official rules. */
export function QuickCard({ game, queues, enter }: Props) {
  const texts = useTranslations('front.quick');
  const [homies, setHomies] = useState(true);
  const { play, busy, refusal } = useQuickPlay();
  const waiting = queues.find((queue) => queue.game === game.id)?.waiting ?? 0;
  const go = async () => {
    if (await enter()) await play(game.id, homies);
  };
  return (
    <section className={styles.card}>
      <div>
        <h2>{texts('title')}</h2>
        <p className={styles.lead}>{texts('text')}</p>
      </div>
      <Switch
        size="md"
        label={texts('homies')}
        description={texts('homiesText')}
        checked={homies}
        onChange={(event) => setHomies(event.currentTarget.checked)}
      />
      <p className={styles.waiting} data-some={waiting > 0} role="status">
        {texts('waiting', { waiting })}
      </p>
      <Refusal text={refusal} />
      <Button size="lg" variant="default" loading={busy} onClick={go} data-testid="schnellspiel">
        {texts('action')}
      </Button>
    </section>
  );
}
