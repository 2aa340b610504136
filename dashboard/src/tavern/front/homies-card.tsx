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
import styles from './front.module.css';
import { homieLevels } from './levels';

const homies = 3;

/** The quickest way to a table: three regulars, one tap. */
export function HomiesCard({ enter, children }: { readonly enter: () => Promise<boolean>; readonly children: ReactNode }) {
  const texts = useTranslations('front.homies');
  const strength = useTranslations('homies');
  const router = useRouter();
  const [level, setLevel] = useState<HomieLevel>('NORMAL');
  const { send, busy, refusal } = useCommand(PlayAgainstHomiesDocument);
  const play = async () => {
    if (!(await enter())) return;
    const outcome = await send({ options: { kiezkoenig: { langeNacht: false } }, homies, level });
    if (outcome?.__typename === 'StartMatchSuccess') router.push(`/partie/${outcome.matchId}`);
  };
  return (
    <section className={`${styles.card} ${styles.first}`}>
      <div className={styles.faces}>
        <Gesicht homie="KALLE" groesse={64} />
        <Gesicht homie="USCHI" groesse={64} />
        <Gesicht homie="DOKTOR_PROST" groesse={64} />
      </div>
      <div>
        <h2>{texts('title')}</h2>
        <p className={styles.lead}>{texts('text')}</p>
      </div>
      {children}
      <Choice
        label={texts('level')}
        hint={strength(`levelText.${level}`)}
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
