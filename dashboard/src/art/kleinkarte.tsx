import { memo } from 'react';
import karten from './blattkarte.module.css';
import { Farbbild, type Kartenfarbe } from './kartenfarbe';
import styles from './kleinkarte.module.css';
import papier from './papier.module.css';

/** A playing card as wide as a thumb, for layouts where thirteen lie side by side: index over suit. Decoration. */
export const Kleinkarte = memo(function Kleinkarte({ farbe, ecke }: { farbe: Kartenfarbe; ecke: string }) {
  return (
    <svg viewBox="0 0 30 46" aria-hidden="true" className={`${papier.papier} ${karten.karte}`} data-farbe={farbe}>
      <rect x="0.5" y="1.5" width="29" height="44" rx="4" fill="var(--papier-schatten)" />
      <rect x="0.5" y="0.5" width="29" height="44" rx="4" fill="var(--papier)" stroke="var(--papier-schatten)" />
      <text x="15" y="21.5" className={styles.index} data-lang={ecke.length > 1}>
        {ecke}
      </text>
      <g transform="translate(15 34) scale(0.82)">
        <Farbbild farbe={farbe} />
      </g>
    </svg>
  );
});
