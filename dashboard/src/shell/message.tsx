'use client';

import { ActionIcon } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './message.module.css';
import { CloseSign } from './signs';

/** A sentence that stands out where it belongs: information, or something that did not work. With `close` it can be put away. */
export function Message(props: {
  readonly tone: 'note' | 'lose';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly close?: () => void;
}) {
  const texts = useTranslations('shell');
  const { tone, title, children, close } = props;
  return (
    <div className={styles.message} data-tone={tone}>
      <span className={styles.text}>
        {title ? <strong>{title}</strong> : null} {children}
      </span>
      {close ? (
        <ActionIcon variant="subtle" color="gray" c="var(--tj-ink)" size={44} aria-label={texts('close')} onClick={close}>
          <CloseSign />
        </ActionIcon>
      ) : null}
    </div>
  );
}

/** Why something did not happen, right where it was tried. Its place is there before the text, so that it is read out, but takes no room. */
export function Refusal({ text }: { readonly text: string | null }) {
  return (
    <div role="alert" style={text ? {} : { position: 'absolute' }}>
      {text ? <Message tone="lose" title={text} /> : null}
    </div>
  );
}
