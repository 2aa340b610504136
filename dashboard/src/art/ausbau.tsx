/** An upgrade in a box from -10 to 10: 1 draws the Happy Hour (a glass with a clock's hands), 2 the Zapfanlage (a beer tap). Drawn in `currentColor`. */
export function Ausbau({ stufe }: { stufe: number }) {
  if (stufe === 1) return happyHour;
  if (stufe === 2) return zapfanlage;
  return null;
}

const strich = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const happyHour = (
  <g {...strich}>
    <path d="M-7.5 -6H7.5L0 2.5ZM0 2.5V8M-4 8.5H4" />
    <path d="M2.5 -6L5.5 -9.5" />
    <path d="M-3.8 -3.2H3.8L0 1.2Z" fill="currentColor" stroke="none" />
  </g>
);

const zapfanlage = (
  <g {...strich}>
    <path d="M-1 9V-3M-5 9H3" />
    <path d="M-1 -3H6V1" />
    <path d="M-3.5 -9.2H1.5L0.5 -3.5H-2.5Z" fill="currentColor" />
    <path d="M6 4.2V5.5" />
  </g>
);

/** The upgrade as a picture of its own; size in px. Decoration: the word stands beside it. */
export function AusbauBild({ stufe, groesse }: { stufe: number; groesse: number }) {
  return (
    <svg viewBox="-11 -11 22 22" width={groesse} height={groesse} aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
      <Ausbau stufe={stufe} />
    </svg>
  );
}
