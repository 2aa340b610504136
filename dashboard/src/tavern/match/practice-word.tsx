'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { boardOf } from '@/boards';
import type { GameId } from '@/generated/graphql';
import { Spoken } from '@/shell/spoken';
import type { PracticeWords } from '../practice/words';
import styles from './practice-word.module.css';

interface Props {
  readonly game: GameId;
  readonly words: Exclude<PracticeWords, { readonly at: 'free' }>;
  /** Leaves the script. */
  readonly skip: () => void;
  /** Begins a practice round anew. */
  readonly again: () => void;
  /** Something is on its way: nothing can be pressed. */
  readonly busy: boolean;
}

function useSaid(game: GameId, words: Props['words']): { readonly before: readonly string[]; readonly now: string } {
  const texts = useTranslations('practice');
  if (words.at === 'end') return { before: [], now: texts('over') };
  const said = (key: string): string => {
    const own = `${boardOf(game).game}.${key}`;
    return texts(texts.has(own) ? own : 'zuschauen');
  };
  return { before: words.before.map(said), now: said(words.step.key) };
}

/** What Schorsch says on each step of a practice round, how far it is, and the ways out of it. */
export function PracticeWord({ game, words, skip, again, busy }: Props) {
  const texts = useTranslations('practice');
  const { before, now } = useSaid(game, words);
  const led = words.at === 'script';
  return (
    <section className={styles.word} aria-label={texts('title')} data-testid="practice">
      <Spoken by="SCHORSCH">
        {/* Not atomic: what was read out already is not read again when a sentence joins it. */}
        <div className={styles.said} role="status" aria-atomic="false">
          {before.map((word) => (
            <p key={word} className={styles.before}>
              {word}
            </p>
          ))}
          <p key={now} data-testid="practice-word">
            {now}
          </p>
        </div>
      </Spoken>
      <div className={styles.ways}>
        <span className={styles.step} data-testid="practice-step">
          {led ? texts('step', { number: words.step.index, count: words.step.total }) : ''}
        </span>
        <Button variant="subtle" color="gray" c="var(--tj-ink)" h={44} px={10} disabled={busy} title={texts('againText')} onClick={again}>
          {texts('again')}
        </Button>
        {led ? (
          <Button variant="default" h={44} px={10} disabled={busy} title={texts('skipText')} onClick={skip}>
            {texts('skip')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
