'use client';

import { ActionIcon, SegmentedControl } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EndSign, NextSign, PauseSign, PlaySign, PreviousSign, StartSign } from '../show/office-signs';
import styles from './scrubber.module.css';
import { type Speed, speeds } from './use-playback';

interface Props {
  readonly count: number;
  readonly index: number;
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly go: (index: number) => void;
}

function Step(props: {
  readonly label: string;
  readonly children: ReactNode;
  readonly off?: boolean;
  readonly main?: boolean;
  readonly press: () => void;
}) {
  return (
    <ActionIcon
      variant={props.main ? 'filled' : 'subtle'}
      {...(props.main ? {} : { color: 'gray', c: props.off ? 'var(--tj-muted)' : 'var(--tj-ink)' })}
      size={44}
      aria-label={props.label}
      title={props.label}
      data-off={props.off}
      onClick={props.press}
    >
      {props.children}
    </ActionIcon>
  );
}

/** The buttons beside the track: to the ends, a step at a time, or by itself. */
export function Transport({ count, index, playing, toggle, speed, setSpeed, go }: Props) {
  const texts = useTranslations('office.replay');
  const [first, last] = [index === 0, index >= count - 1];
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <Step label={texts('toStart')} off={first} press={() => go(0)}>
          <StartSign />
        </Step>
        <Step label={texts('previous')} off={first} press={() => go(index - 1)}>
          <PreviousSign />
        </Step>
        <Step main label={texts(playing ? 'pause' : 'play')} press={toggle}>
          {playing ? <PauseSign /> : <PlaySign />}
        </Step>
        <Step label={texts('next')} off={last} press={() => go(index + 1)}>
          <NextSign />
        </Step>
        <Step label={texts('toEnd')} off={last} press={() => go(count - 1)}>
          <EndSign />
        </Step>
      </div>
      <SegmentedControl
        aria-label={texts('speed')}
        size="sm"
        classNames={{ root: styles.speeds ?? '', label: styles.speed ?? '', indicator: styles.chosen ?? '' }}
        value={String(speed)}
        data={speeds.map((value) => ({ value: String(value), label: `${value}×` }))}
        onChange={(value) => setSpeed(speeds.find((one) => String(one) === value) ?? 1)}
      />
    </div>
  );
}
