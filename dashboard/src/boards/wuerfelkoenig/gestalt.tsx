import papier from '../../art/papier.module.css';
import styles from './gestalt.module.css';
import { elfe, gnom, hypnotiseur, lehrling, schnoesel, zwerg } from './gestalten/menschen';
import { drache, fee, kobold, ork, schurke } from './gestalten/wesen';
import type { Art } from './typen';

const gestalten: Readonly<Record<Art | 'STRAFE', React.ReactNode>> = {
  SCHNOESEL: schnoesel,
  ELFE: elfe,
  ZWERG: zwerg,
  GNOM: gnom,
  ORK: ork,
  KOBOLD: kobold,
  LEHRLING: lehrling,
  FEE: fee,
  HYPNOTISEUR: hypnotiseur,
  DRACHE: drache,
  STRAFE: schurke,
};

interface GestaltProps {
  /** A kind of citizen, or the villain of a penalty. */
  art: Art | 'STRAFE';
  /** Colour token of its areas. */
  ton: string;
  /** Size in px; without one it fills its place. */
  groesse?: number;
}

/** The picture of a citizen or villain. Decoration: the name stands beside it. */
export function Gestalt({ art, ton, groesse }: GestaltProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={groesse ?? '100%'}
      height={groesse ?? '100%'}
      aria-hidden="true"
      className={`${papier.papier} ${styles.gestalt}`}
      style={{ '--ton': ton }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {gestalten[art]}
      </g>
    </svg>
  );
}
