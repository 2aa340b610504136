'use client';

import { ActionIcon, Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NextSign, PauseSign, PlaySign, PreviousSign } from '@/office/show/office-signs';
import styles from './scenes.module.css';

interface Props {
  readonly index: number;
  readonly last: number;
  readonly playing: boolean;
  readonly go: (index: number) => void;
  readonly toggle: () => void;
  /** Goes on to the next scene; null after the last. */
  readonly next: (() => void) | null;
}

function Press(props: {
  readonly label: string;
  readonly main?: boolean;
  readonly off?: boolean;
  readonly press: () => void;
  readonly children: ReactNode;
}) {
  return (
    <ActionIcon
      variant={props.main ? 'filled' : 'default'}
      size={44}
      aria-label={props.label}
      title={props.label}
      aria-disabled={props.off}
      data-off={props.off}
      className={styles.press ?? ''}
      onClick={props.press}
    >
      {props.children}
    </ActionIcon>
  );
}

/** Back, play or pause, on; and how far the scene is. At its end the way to the next one takes the place of that: nothing jumps. */
export function SceneControls({ index, last, playing, go, toggle, next }: Props) {
  const texts = useTranslations('scenes');
  const step = texts('step', { number: index + 1, count: last + 1 });
  return (
    <div className={styles.controls}>
      <Press label={texts('back')} off={index === 0} press={() => go(index - 1)}>
        <PreviousSign />
      </Press>
      <Press main label={texts(playing ? 'pause' : index === last ? 'again' : 'play')} press={toggle}>
        {playing ? <PauseSign /> : <PlaySign />}
      </Press>
      <Press label={texts('on')} off={index === last} press={() => go(index + 1)}>
        <NextSign />
      </Press>
      {next && index === last ? (
        <>
          <span className="tj-unseen">{step}</span>
          <Button h={44} px="md" className={styles.next ?? ''} onClick={next}>
            {texts('nextScene')}
          </Button>
        </>
      ) : (
        <div className={styles.progress}>
          <div className={styles.track} aria-hidden="true">
            {Array.from({ length: last + 1 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps are the places themselves
              <span key={at} data-done={at <= index} />
            ))}
          </div>
          <span className={styles.count}>{step}</span>
        </div>
      )}
    </div>
  );
}
