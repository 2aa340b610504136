'use client';

import { ActionIcon } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { DoneSign } from '@/shell/signs';
import { copyText } from '@/tavern/room/copy-text';
import { CopySign } from './office-signs';
import styles from './show.module.css';

const thanksFor = 1500;

/** A value that one may want elsewhere, such as an id: shown, in short if `shown` says so, and copied whole. */
export function CopyValue({ value, shown = value, what }: { readonly value: string; readonly shown?: string; readonly what: string }) {
  const texts = useTranslations('office');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), thanksFor);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <span className={styles.copy}>
      <code title={value}>{shown}</code>
      <ActionIcon
        className={styles.copyButton ?? ''}
        variant="subtle"
        color="gray"
        c={copied ? 'var(--tj-win)' : 'var(--tj-muted)'}
        size={28}
        aria-label={texts('copy', { what })}
        onClick={async () => setCopied(await copyText(value))}
      >
        {copied ? <DoneSign /> : <CopySign />}
      </ActionIcon>
      <span role="status" className="tj-unseen">
        {copied ? texts('copied') : ''}
      </span>
    </span>
  );
}
