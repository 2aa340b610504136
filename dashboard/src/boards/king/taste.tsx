import type { ReactNode } from 'react';
import styles from './entscheidung.module.css';

interface TasteProps {
  /** Its number key, from 1. */
  nummer: number;
  busy: boolean;
  onClick: () => void;
  /** The quiet one of two answers. */
  leise?: boolean;
  children: ReactNode;
}

/** An answer. The number on it is the key that presses it, as far as there are keys. */
export function Taste({ nummer, busy, onClick, leise = false, children }: TasteProps) {
  return (
    <button
      type="button"
      className={styles.taste}
      data-leise={leise}
      data-move-index={nummer <= 9 ? nummer : undefined}
      disabled={busy}
      onClick={onClick}
    >
      {nummer <= 9 && (
        <span className={styles.ziffer} aria-hidden="true">
          {nummer}
        </span>
      )}
      {children}
    </button>
  );
}
