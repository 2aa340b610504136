'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { DoneSign, LinkSign } from '@/shell/signs';
import { copyText } from './copy-text';
import styles from './room.module.css';

const shown = 2_500;

/** The code, large enough to read out, and the link to send. */
export function Invite({ code, locked }: { readonly code: string; readonly locked: boolean }) {
  const texts = useTranslations('room');
  const [copied, setCopied] = useState(false);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  useEffect(() => {
    const timer = setTimeout(() => setCopied(false), shown);
    return () => clearTimeout(timer);
  });
  const link = () => `${window.location.origin}/tisch/${code}`;
  const share = async () => {
    // Closing the share sheet rejects; that is a choice, not a fault.
    await navigator.share({ title: 'Tavern Jack', text: texts('shareText'), url: link() }).catch(() => undefined);
  };
  return (
    <section className={styles.card}>
      <div className={styles.invite}>
        <div>
          <span className={styles.hint}>{texts('code')}</span>
          <p className={styles.code} data-testid="code">
            {code}
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            size="md"
            h={44}
            variant="default"
            leftSection={copied ? <DoneSign /> : <LinkSign />}
            onClick={async () => setCopied(await copyText(link()))}
          >
            <span aria-live="polite">{texts(copied ? 'copied' : 'copy')}</span>
          </Button>
          {canShare ? (
            <Button size="md" h={44} variant="default" onClick={share}>
              {texts('share')}
            </Button>
          ) : null}
        </div>
      </div>
      <p className={styles.hint}>{texts(locked ? 'inviteLocked' : 'invite')}</p>
    </section>
  );
}
