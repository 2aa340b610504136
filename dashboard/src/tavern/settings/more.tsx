'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import styles from './settings.module.css';

/** What most leave as it is, behind a button. */
export function More({ children, closed }: { readonly children: ReactNode; readonly closed?: string }) {
  const texts = useTranslations('settings');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles.more ?? ''}
        variant="subtle"
        color="gray"
        c="var(--tj-ink)"
        size="md"
        h={44}
        px="xs"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? texts('less') : (closed ?? texts('more'))}
      </Button>
      <div id={id} hidden={!open} className={open ? styles.form : undefined}>
        {open ? children : null}
      </div>
    </>
  );
}
