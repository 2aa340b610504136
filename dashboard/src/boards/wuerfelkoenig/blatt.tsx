import { CloseButton } from '@mantine/core';
import { useTranslations } from 'next-intl';
import styles from './blatt.module.css';

interface BlattProps {
  titel: string;
  unter: string;
  /** Colour token of its edge. */
  ton: string;
  bild?: React.ReactNode;
  children: React.ReactNode;
  onClose: () => void;
}

/** A sheet over the dice that explains something of the table, until it is closed. */
export function Blatt({ titel, unter, ton, bild, children, onClose }: BlattProps) {
  const t = useTranslations('wuerfelkoenig.blatt');
  return (
    <section className={styles.blatt} aria-label={titel} style={{ '--farbe': ton }}>
      <div className={styles.kopf}>
        {bild && <span className={styles.figur}>{bild}</span>}
        <div className={styles.titel}>
          <strong>{titel}</strong>
          <span className={styles.leise}>{unter}</span>
        </div>
        <CloseButton aria-label={t('schliessen')} onClick={onClose} size={44} className={styles.zu} />
      </div>
      {children}
    </section>
  );
}
