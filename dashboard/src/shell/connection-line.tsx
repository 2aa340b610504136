'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Connection } from '@/live/follow';
import styles from './connection-line.module.css';

const patience = 700;

/** How the line stands, in words. Hiccups shorter than a blink are not worth a sentence; a line that is just being laid says nothing yet. */
export function ConnectionLine({ connection }: { readonly connection: Connection }) {
  const texts = useTranslations('shell.connection');
  const [shown, setShown] = useState<Connection | null>(connection === 'live' ? 'live' : null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(connection), connection === 'live' ? 0 : patience);
    return () => clearTimeout(timer);
  }, [connection]);
  return (
    <output className={styles.line} data-state={shown} data-testid="connection">
      {shown && (
        <>
          <span className={styles.dot} aria-hidden="true" />
          {texts(shown)}
        </>
      )}
    </output>
  );
}
