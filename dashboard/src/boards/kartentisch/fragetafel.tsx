import type { ReactNode } from 'react';
import styles from './fragetafel.module.css';

/** An open decision in words. */
export interface Frageworte {
  /** For screen readers: that it is your decision. */
  titel: string;
  frage: string;
  /** What to bear in mind; null: nothing. */
  lage: string | null;
}

/** The panel of an open decision: the question, what to bear in mind, and the answers. */
export function Fragetafel({ children, ...worte }: Frageworte & { children: ReactNode }) {
  return (
    <Handtafel worte={worte} satz={null}>
      {children}
    </Handtafel>
  );
}

interface HandtafelProps {
  /** Your decision; null: there is nothing to decide. */
  worte: Frageworte | null;
  /** Why there is nothing. */
  satz: string | null;
  children?: ReactNode;
}

/** The panel of the own hand, whether it is your turn or not: its cards stay the same ones, and are not drawn anew with each turn. */
export function Handtafel({ worte, satz, children }: HandtafelProps) {
  return (
    <section className={worte ? styles.tafel : styles.warten} aria-label={worte?.titel}>
      {worte ? (
        <div className={styles.kopf}>
          <h2 className={styles.frage}>{worte.frage}</h2>
          {worte.lage && <p className={styles.lage}>{worte.lage}</p>}
        </div>
      ) : (
        <p className={styles.wartesatz}>{satz}</p>
      )}
      {children}
    </section>
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
