import { memo } from 'react';
import { Sitzzeichen, sitzfarbe } from './sitz';

const ZAEHNE = 21;

const punkt = (radius: number, schritt: number): string => {
  const winkel = ((2 * Math.PI) / ZAEHNE) * schritt - Math.PI / 2;
  return `${(radius * Math.cos(winkel)).toFixed(2)} ${(radius * Math.sin(winkel)).toFixed(2)}`;
};

// Each tooth bulges out between two valleys, as the crimped rim of a crown cap does.
const rand = `M${punkt(43, -0.5)}${Array.from({ length: ZAEHNE }, (_, i) => `Q${punkt(55, i)} ${punkt(43, i + 0.5)}`).join('')}Z`;

/**
 * A crown cap seen from above with 21 teeth, in the seat's colour and with its sign, or a plain one that nobody owns (null);
 * radius in units of the SVG it stands in, centred at 0, 0.
 */
export function Kronkorken({ seat, radius }: { seat: number | null; radius: number }) {
  const farbe = seat === null ? 'var(--tj-muted)' : sitzfarbe(seat);
  return (
    <g transform={`scale(${(radius / 50).toFixed(4)})`}>
      <path d={rand} fill={`color-mix(in srgb, ${farbe} 72%, var(--tj-bg))`} stroke="var(--tj-bg)" strokeWidth="3" />
      <circle r="37" fill={farbe} />
      <path
        d="M-27 -13A30 30 0 0 1 9 -28.6"
        fill="none"
        stroke="color-mix(in srgb, white 55%, transparent)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {seat !== null && (
        <g transform="scale(2.35)" fill="var(--tj-bg)">
          <Sitzzeichen seat={seat} />
        </g>
      )}
    </g>
  );
}

/** The crown cap as a picture of its own; size in px. Decoration: the name stands beside it. */
export const KronkorkenBild = memo(function KronkorkenBild({ seat, groesse }: { seat: number | null; groesse: number }) {
  return (
    <svg viewBox="-52 -52 104 104" width={groesse} height={groesse} aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
      <Kronkorken seat={seat} radius={50} />
    </svg>
  );
});
