import { memo } from 'react';
import { Farbbild, type Kartenfarbe } from './kartenfarbe';
import papier from './papier.module.css';
import styles from './spielkarte.module.css';

export type { Kartenfarbe };

interface SpielkarteProps {
  /** What is printed in the corner. */
  ecke: string;
  farbe: Kartenfarbe;
  /** Print of your own in a box from -16 to 16, in the suit's colour. */
  children?: React.ReactNode;
}

/** A playing card face up, as wide as its place. Decoration: what it is called stands beside it. */
export function Spielkarte({ ecke, farbe, children }: SpielkarteProps) {
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true" className={`${papier.papier} ${styles.karte}`} data-farbe={farbe}>
      <rect x="1" y="2.5" width="58" height="81" rx="7" fill="var(--papier-schatten)" />
      <rect x="1" y="1" width="58" height="81" rx="7" fill="var(--papier)" stroke="var(--papier-schatten)" strokeWidth="1.5" />
      <text x="7" y="29" className={styles.ecke}>
        {ecke}
      </text>
      <g transform="translate(46 18)">
        <Farbbild farbe={farbe} />
      </g>
      <g transform="translate(30 57)" color="var(--farbe)">
        {children}
      </g>
    </svg>
  );
}

/** A playing card face down, as wide as its place. Decoration. */
export const Spielkartenruecken = memo(function Spielkartenruecken() {
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true" className={`${papier.papier} ${styles.karte}`}>
      <rect x="1" y="2.5" width="58" height="81" rx="7" fill="var(--papier-schatten)" />
      <rect x="1" y="1" width="58" height="81" rx="7" fill="var(--papier)" stroke="var(--papier-schatten)" strokeWidth="1.5" />
      <rect x="6" y="6" width="48" height="71" rx="4" className={styles.muster} />
      <path
        d="M6 24L24 6M6 44L44 6M6 64L54 16M13 77L54 36M33 77L54 56M36 6L54 24M16 6L54 44M6 16L54 64M6 36L47 77M6 56L27 77"
        className={styles.gitter}
      />
      <circle cx="30" cy="41.5" r="13" fill="var(--papier)" />
      <path d="M19 47L17.5 35L24 40.5L30 31L36 40.5L42.5 35L41 47Z" className={styles.krone} />
    </svg>
  );
});
