'use client';

import { Button, Switch } from '@mantine/core';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ReloadSign } from '../show/office-signs';
import styles from './screen.module.css';
import type { LoadedReplay } from './use-replay';

const lookEvery = 2000;

interface Props {
  readonly replay: LoadedReplay;
  readonly follow: boolean;
  readonly setFollow: (follow: boolean) => void;
  readonly more: () => Promise<void>;
}

/** For a match that is still running: how old the picture is, a look for newer events, or one every two seconds. */
export function LiveBar({ replay, follow, setFollow, more }: Props) {
  const texts = useTranslations('office.live');
  const format = useFormatter();
  useEffect(() => {
    if (!follow) return;
    const timer = setTimeout(() => document.visibilityState === 'visible' && more(), lookEvery);
    const back = () => document.visibilityState === 'visible' && more();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [follow, more]);
  const time = format.dateTime(replay.asOf, { timeStyle: 'medium' });
  return (
    <div className={styles.live} data-stale={replay.stale !== null}>
      <span className={styles.asOf}>{texts(replay.stale ? 'stale' : 'asOf', { time })}</span>
      <Switch size="sm" label={texts('follow')} checked={follow} onChange={(event) => setFollow(event.currentTarget.checked)} />
      <Button variant="default" size="sm" leftSection={<ReloadSign />} onClick={more}>
        {texts('look')}
      </Button>
    </div>
  );
}
