import { Bildkopf } from './bildkopf';
import styles from './blattkarte.module.css';
import { Farbbild, type Kartenfarbe } from './kartenfarbe';
import papier from './papier.module.css';

interface BlattkarteProps {
  farbe: Kartenfarbe;
  /** What is printed in the corner: 2 to 10, or the letter of a court card. */
  ecke: string;
  /** Which court card it is (jack, queen, king); null: a number or the ace. */
  bild: 'B' | 'D' | 'K' | null;
}

/**
 * A card of the pack of 52, as wide as its place: index and suit stand in the upper left, where a fan leaves them free. Decoration:
 * what it is called stands beside it.
 */
export function Blattkarte({ farbe, ecke, bild }: BlattkarteProps) {
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true" className={`${papier.papier} ${styles.karte}`} data-farbe={farbe}>
      <rect x="1" y="2.5" width="58" height="81" rx="7" fill="var(--papier-schatten)" />
      <rect x="1" y="1" width="58" height="81" rx="7" fill="var(--papier)" stroke="var(--papier-schatten)" strokeWidth="1.5" />
      <text x="18" y="27" className={styles.ecke} data-lang={ecke.length > 1}>
        {ecke}
      </text>
      <g transform="translate(18 42) scale(1.05)">
        <Farbbild farbe={farbe} />
      </g>
      {bild ? (
        <g transform="translate(41 60)">
          <Bildkopf bild={bild} />
        </g>
      ) : (
        <g transform="translate(40 61) scale(1.5)">
          <Farbbild farbe={farbe} />
        </g>
      )}
    </svg>
  );
}
