import type { ReactNode } from 'react';
import styles from './fragetafel.module.css';

interface FragetafelProps {
  /** For screen readers: that it is your decision. */
  titel: string;
  frage: string;
  /** What to bear in mind; null: nothing. */
  lage: string | null;
  children: ReactNode;
}

/** The panel of an open decision: the question, what to bear in mind, and the answers. */
export function Fragetafel({ titel, frage, lage, children }: FragetafelProps) {
  return (
    <section className={styles.tafel} aria-label={titel}>
      <div className={styles.kopf}>
        <h2 className={styles.frage}>{frage}</h2>
        {lage && <p className={styles.lage}>{lage}</p>}
      </div>
      {children}
    </section>
  );
}

/** The panel while there is nothing to decide: why, and the own hand to look at. */
export function Wartetafel({ satz, children }: { satz: string; children?: ReactNode }) {
  return (
    <div className={styles.warten}>
      <p className={styles.wartesatz}>{satz}</p>
      {children}
    </div>
  );
}

interface WahltasteProps {
  /** Its number, from 1: the key that presses it. */
  ziffer: number;
  zeichen?: ReactNode;
  wort: string;
  /** What choosing it means. */
  folge: string;
  /** The answer that most people want: the lamp marks it. */
  haupt?: boolean;
  busy: boolean;
  onClick: () => void;
}

/** An answer as a big button: its name over its consequence. */
export function Wahltaste({ ziffer, zeichen, wort, folge, haupt = false, busy, onClick }: WahltasteProps) {
  return (
    <button type="button" className={styles.taste} data-move-index={ziffer} data-haupt={haupt} disabled={busy} onClick={onClick}>
      {zeichen}
      <span className={styles.worte}>
        <span className={styles.wort}>{wort}</span>
        <span className={styles.folge}>{folge}</span>
      </span>
    </button>
  );
}

/** Answers side by side, as many as find room. */
export function Wahltasten({ children }: { children: ReactNode }) {
  return <div className={styles.tasten}>{children}</div>;
}
