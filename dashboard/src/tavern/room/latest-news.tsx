'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { TableFrame } from '@/live/use-table';
import { occupantName } from '@/shell/occupant';
import { happened } from './happenings';
import styles from './room.module.css';

/** The last thing that happened here since you look, in a sentence that is read out. */
export function LatestNews({ frames, playerId }: { readonly frames: readonly TableFrame[]; readonly playerId: string }) {
  const texts = useTranslations('room.happened');
  const regulars = useTranslations('regulars');
  const news = useMemo(
    () =>
      frames
        .flatMap((frame, at) => {
          const before = frames[at - 1];
          return before ? happened(before.table, frame) : [];
        })
        // What you did yourself is no news.
        .filter(({ who }) => who?.__typename !== 'Player' || who.id !== playerId)
        .slice(-1),
    [frames, playerId],
  );
  const sentence = news.map(({ key, who }) => texts(key, { name: who ? occupantName(who, regulars) : '' })).join(' ');
  return (
    <p className={styles.news} role="status">
      {sentence}
    </p>
  );
}
