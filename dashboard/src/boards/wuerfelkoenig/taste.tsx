import styles from './entscheidung.module.css';

interface TasteProps {
  /** The one primary action. */
  haupt?: boolean;
  /** Its number key. */
  index: number;
  busy: boolean;
  wort: string;
  /** What follows from it. */
  folge?: string;
  onClick: () => void;
}

/** An answer of the decision: a word and what follows from it. */
export function Taste({ haupt = false, index, busy, wort, folge, onClick }: TasteProps) {
  return (
    <button type="button" className={haupt ? styles.haupt : styles.neben} data-move-index={index} disabled={busy} onClick={onClick}>
      <Kuerzel index={index} />
      <span className={styles.wort}>{wort}</span>
      {folge && <span className={styles.rest}>{folge}</span>}
    </button>
  );
}

/** The number key in the corner of a button. Decoration. */
export function Kuerzel({ index }: { index: number }) {
  return index > 9 ? null : (
    <span className={styles.kuerzel} aria-hidden="true">
      {index}
    </span>
  );
}
