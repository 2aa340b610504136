'use client';

import { Button, Group } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { boardOf } from '@/boards';
import type { GameId } from '@/generated/graphql';
import { Spoken } from '@/shell/spoken';
import styles from './practice-word.module.css';

interface Props {
  readonly game: GameId;
  /** Where the script stands; null: it is over, and the match goes on freely. */
  readonly step: { readonly key: string; readonly index: number; readonly total: number } | null;
  /** Leaves the script. */
  readonly skip: () => void;
  /** Begins a practice round anew. */
  readonly again: () => void;
  /** Something is on its way: nothing can be pressed. */
  readonly busy: boolean;
}

/** What Schorsch says on each step of a practice round, how far it is, and the ways out of it. */
export function PracticeWord({ game, step, skip, again, busy }: Props) {
  const texts = useTranslations('practice');
  const own = step && `${boardOf(game).game}.${step.key}`;
  const said = own === null ? texts('over') : texts(texts.has(own) ? own : 'zuschauen');
  return (
    <section className={styles.word} aria-label={texts('title')} data-testid="practice">
      <Spoken by="SCHORSCH">
        <p className={styles.said} role="status" data-testid="practice-word">
          {said}
        </p>
      </Spoken>
      <Group justify="space-between" gap="xs" wrap="wrap">
        <span className={styles.step}>{step ? texts('step', { number: step.index, count: step.total }) : ''}</span>
        <Group gap="xs">
          <Button variant="subtle" color="gray" c="var(--tj-ink)" h={44} disabled={busy} onClick={again}>
            {texts('again')}
          </Button>
          {step ? (
            <Button variant="default" h={44} disabled={busy} title={texts('skipText')} onClick={skip}>
              {texts('skip')}
            </Button>
          ) : null}
        </Group>
      </Group>
    </section>
  );
}
