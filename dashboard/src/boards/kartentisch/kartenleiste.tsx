'use client';
import { CloseButton } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './kartenleiste.module.css';
import { Kartenschalter } from './kartenschalter';
import type { useKartenstil } from './use-kartenstil';
import type { Rueckblick } from './use-letzter-stich';

interface KopfleisteProps {
  rueckblick: Rueckblick;
  zettel: ReactNode;
}

/** The buttons beside the contract's sign: the last trick, and the score sheet where it has no column of its own. Signs alone on phones. */
export function Kopfleiste({ rueckblick, zettel }: KopfleisteProps) {
  const t = useTranslations('kartentisch');
  const [offen, setOffen] = useState(false);
  return (
    <div className={styles.kopf}>
      <button
        type="button"
        className={styles.taste}
        aria-pressed={rueckblick.an}
        disabled={!rueckblick.moeglich}
        onClick={rueckblick.schalten}
      >
        <Stichzeichen />
        <span className={styles.wort}>{t('leiste.letzterStich')}</span>
      </button>
      <button type="button" className={`${styles.taste} ${styles.zetteltaste}`} onClick={() => setOffen(true)}>
        <Zettelzeichen />
        <span className={styles.wort}>{t('leiste.zettel')}</span>
      </button>
      {offen && (
        <Schublade titel={t('zettel.titel')} zu={() => setOffen(false)}>
          {zettel}
        </Schublade>
      )}
    </div>
  );
}

/** The button under the table: how cards are printed. */
export const Kartentaste = memo(function Kartentaste({ karten }: { karten: ReturnType<typeof useKartenstil> }) {
  const t = useTranslations('kartentisch');
  const [offen, setOffen] = useState(false);
  return (
    <div className={styles.fuss}>
      <button type="button" className={styles.taste} onClick={() => setOffen(true)}>
        {t('leiste.karten')}
      </button>
      {offen && (
        <Schublade titel={t('schalter.titel')} zu={() => setOffen(false)}>
          <Kartenschalter karten={karten} />
        </Schublade>
      )}
    </div>
  );
});

function Stichzeichen() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.zeichen}>
      <rect x="10" y="3" width="11" height="15" rx="2" />
      <path d="M14 21H5a2 2 0 0 1-2-2V8M7 4 3 8l-1-1M3 8l4 3" />
    </svg>
  );
}

function Zettelzeichen() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.zeichen}>
      <path d="M5 3H19V21L16.5 19.5 14 21 12 19.5 10 21 7.5 19.5 5 21ZM8.5 8H15.5M8.5 12H15.5M8.5 16H12" />
    </svg>
  );
}

interface SchubladeProps {
  titel: string;
  /** It was closed. */
  zu: () => void;
  children: ReactNode;
}

/** A sheet that lies over the page until it is closed: with the cross, Escape, or a click beside it. Closed, it is not drawn at all. */
function Schublade({ titel, zu, children }: SchubladeProps) {
  const t = useTranslations('kartentisch');
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog anyway
    <dialog
      ref={ref}
      className={styles.schublade}
      aria-label={titel}
      onClose={zu}
      onClick={(klick) => klick.target === klick.currentTarget && klick.currentTarget.close()}
    >
      <div className={styles.inhalt}>
        <CloseButton className={styles.zu} size={44} aria-label={t('leiste.zu')} onClick={() => ref.current?.close()} />
        {children}
      </div>
    </dialog>
  );
}
