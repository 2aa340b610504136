'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Gesicht } from '@/art/gesicht';
import { type HomieLevel, PlayAgainstHomiesDocument } from '@/generated/graphql';
import { useCommand } from '@/network/use-command';
import { Choice } from '@/shell/choice';
import { Refusal } from '@/shell/message';
import type { GameCard } from '../games';
import styles from './front.module.css';
import { homieLevels } from './levels';

const faces = ['KALLE', 'USCHI', 'DOKTOR_PROST'] as const;

interface Props {
  readonly game: GameCard;
  readonly enter: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** The quickest way to a table: regulars on the other chairs, one tap. */
export function HomiesCard({ game, enter, children }: Props) {
  const texts = useTranslations('front.homies');
  const games = useTranslations('games');
  const strength = useTranslations('homies');
  const router = useRouter();
  const [level, setLevel] = useState<HomieLevel>('NORMAL');
  const { send, busy, refusal } = useCommand(PlayAgainstHomiesDocument);
  const play = async () => {
    if (!(await enter())) return;
    const outcome = await send({ options: game.input(new Set()), homies: game.homies, level });
    if (outcome?.__typename === 'StartMatchSuccess') router.push(`/partie/${outcome.matchId}`);
  };
  return (
    <section className={`${styles.card} ${styles.first}`}>
      <div className={styles.faces}>
        {faces.slice(0, game.homies).map((homie) => (
          <Gesicht key={homie} homie={homie} groesse={64} />
        ))}
      </div>
      <div>
        <h2>{texts('title')}</h2>
        <p className={styles.lead}>{games(`${game.slug}.homies`)}</p>
      </div>
      {children}
      <Choice
        label={texts('level')}
        hint={games(`${game.slug}.level.${level}`)}
        value={level}
        options={homieLevels.map((value) => ({ value, label: strength(`level.${value}`) }))}
        choose={setLevel}
      />
      <Refusal text={refusal} />
      <Button size="xl" loading={busy} onClick={play} data-testid="gegen-homies">
        {texts('action')}
      </Button>
    </section>
  );
}
