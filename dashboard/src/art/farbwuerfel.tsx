import styles from './wuerfel.module.css';
import { Farbflaeche, type Wuerfelfarbe } from './wuerfelfarbe';

interface FarbwuerfelProps {
  /** What it shows; null: not rolled yet. */
  zahl: number | null;
  farbe: Wuerfelfarbe | null;
  /** Size in px. */
  groesse: number;
  /** While it rolls it tumbles. */
  rollt?: boolean;
}

/** A die that shows a number and a colour, the colour also by its shape. Decoration: both are said in words beside it. */
export function Farbwuerfel({ zahl, farbe, groesse, rollt = false }: FarbwuerfelProps) {
  return (
    <svg
      viewBox="-0.8 -0.8 21.6 22.6"
      width={groesse}
      height={(groesse * 22.6) / 21.6}
      aria-hidden="true"
      className={rollt ? styles.rollt : styles.gerade}
    >
      <rect x="-0.4" y="0.8" width="20.8" height="20.8" rx="4.8" fill="color-mix(in srgb, var(--tj-muted) 55%, var(--tj-bg))" />
      {farbe === null ? (
        <rect width="20" height="20" rx="4.4" fill="var(--tj-raised)" stroke="var(--tj-muted)" strokeWidth="0.8" strokeDasharray="2 1.4" />
      ) : (
        <Farbflaeche farbe={farbe} zahl={zahl} />
      )}
    </svg>
  );
}
