'use client';

import { useTranslations } from 'next-intl';
import { NameInput, useNameField } from '@/shell/name-form';
import styles from './front.module.css';
import { HomiesCard } from './homies-card';
import { JoinCard } from './join-card';
import { RoomCard } from './room-card';

/** The entrance: what this is, who you are, and three ways to a table. */
export function Front() {
  const texts = useTranslations('front');
  const field = useNameField();
  return (
    <div className={styles.front}>
      <div className={styles.hero}>
        <span className={styles.game}>{texts('game')}</span>
        <h1>{texts('title')}</h1>
        <p>{texts('what')}</p>
      </div>
      <div className={styles.tables}>
        <HomiesCard enter={field.enter}>
          <NameInput field={field} />
        </HomiesCard>
        <div className={styles.others}>
          <RoomCard enter={field.enter} />
          <JoinCard enter={field.enter} />
        </div>
      </div>
    </div>
  );
}
