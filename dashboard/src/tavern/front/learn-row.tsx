'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Refusal } from '@/shell/message';
import type { GameCard } from '../games';
import { usePractice } from '../practice/use-practice';
import { ScenesLink } from '../scenes/scenes-link';
import styles from './front.module.css';

/** For those who do not know the game yet: to watch how it goes, and to try it. */
export function LearnRow({ game, enter }: { readonly game: GameCard; readonly enter: () => Promise<boolean> }) {
  const texts = useTranslations('front');
  const { start, busy, refusal } = usePractice();
  const practise = async () => {
    if (await enter()) await start(game.id);
  };
  return (
    <div className={styles.learn}>
      <ScenesLink slug={game.slug} />
      <Button variant="subtle" color="gray" c="var(--tj-ink)" h={44} loading={busy} onClick={practise} data-testid="uebungsrunde">
        {texts('practice')}
      </Button>
      <Refusal text={refusal} />
    </div>
  );
}
