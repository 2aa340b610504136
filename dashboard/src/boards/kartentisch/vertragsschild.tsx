import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Farbzeichen } from '../../art/kartenfarbe';
import { farbname } from './kartenname';
import type { Farbe } from './typen';
import styles from './vertragsschild.module.css';

interface VertragsschildProps {
  /** "Spiel 3 von 10". */
  wievieltes: string;
  /** What is played; what must happen first while it is still to be chosen. */
  titel: string;
  /** What counts, in a few words; null: nothing to be told. */
  wert: string | null;
  /** Trumps; null: none. */
  trumpf: Farbe | null;
  /** More of this game: blind, who bought trumps … */
  children?: ReactNode;
}

/** The contract's sign above the table. */
export function Vertragsschild({ wievieltes, titel, wert, trumpf, children }: VertragsschildProps) {
  const t = useTranslations('kartentisch');
  return (
    <div className={styles.schild}>
      <span className={styles.wievieltes}>{wievieltes}</span>
      <strong className={styles.titel}>{titel}</strong>
      {trumpf && (
        <span className={styles.trumpf}>
          <Farbzeichen farbe={trumpf} groesse={22} />
          <span>{t('trumpf', { farbe: farbname(trumpf, t) })}</span>
        </span>
      )}
      {wert && <span className={styles.wert}>{wert}</span>}
      {children}
    </div>
  );
}
