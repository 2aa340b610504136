import { memo } from 'react';
import { doktorProst } from './gesichter/doktor-prost';
import { fraeuleinRita } from './gesichter/fraeulein-rita';
import { hinnerk } from './gesichter/hinnerk';
import { kalle } from './gesichter/kalle';
import { mia } from './gesichter/mia';
import { onkelPavel } from './gesichter/onkel-pavel';
import { schorsch } from './gesichter/schorsch';
import { uschi } from './gesichter/uschi';
import papier from './papier.module.css';

/** The regulars, as the contract names them. */
export const stammgaeste = ['KALLE', 'USCHI', 'DOKTOR_PROST', 'FRAEULEIN_RITA', 'HINNERK', 'MIA', 'ONKEL_PAVEL', 'SCHORSCH'] as const;
export type Stammgast = (typeof stammgaeste)[number];

const gesichter: Record<Stammgast, { bild: React.ReactNode; akzent: string }> = {
  KALLE: { bild: kalle, akzent: 'var(--tj-uni)' },
  USCHI: { bild: uschi, akzent: 'var(--tj-kiez)' },
  DOKTOR_PROST: { bild: doktorProst, akzent: 'var(--tj-seat-5)' },
  FRAEULEIN_RITA: { bild: fraeuleinRita, akzent: 'var(--tj-lose)' },
  HINNERK: { bild: hinnerk, akzent: 'var(--tj-note)' },
  MIA: { bild: mia, akzent: 'var(--tj-hafen)' },
  ONKEL_PAVEL: { bild: onkelPavel, akzent: 'var(--tj-seat-6)' },
  SCHORSCH: { bild: schorsch, akzent: 'var(--tj-seat-4)' },
};

/** The face of a regular; size in px. Decoration: the name stands beside it. */
export const Gesicht = memo(function Gesicht({ homie, groesse }: { homie: Stammgast; groesse: number }) {
  const { bild, akzent } = gesichter[homie];
  return (
    <svg
      viewBox="0 0 96 96"
      width={groesse}
      height={groesse}
      aria-hidden="true"
      className={papier.papier}
      style={{ '--akzent': akzent, flex: 'none', display: 'block', borderRadius: '50%' }}
    >
      <rect width="96" height="96" fill="color-mix(in srgb, var(--akzent) 42%, var(--tj-surface))" />
      <circle cx="48" cy="26" r="44" fill="color-mix(in srgb, var(--akzent) 20%, transparent)" />
      <g fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {bild}
      </g>
    </svg>
  );
});
