/** The signs of the four quarters: book, tower, anchor, neon. */
export type Viertelname = 'UNI' | 'ALTSTADT' | 'HAFEN' | 'KIEZ';

/** The colour token of a quarter. */
export function viertelfarbe(viertel: Viertelname): string {
  return `var(--tj-${viertel.toLowerCase()})`;
}

const strich = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const zeichen: Record<Viertelname, React.ReactNode> = {
  UNI: (
    <g {...strich}>
      <path d="M0 -4.500C-2.5 -6.8 -6 -7 -9 -6V6C-6 5 -2.5 5.2 0 7.500C2.5 5.2 6 5 9 6V-6C6 -7 2.5 -6.8 0 -4.500Z" />
      <path d="M0 -4.500V7.5" />
    </g>
  ),
  ALTSTADT: (
    <g {...strich}>
      <path d="M-5 8.500V-6.500H-7V-9H-4V-7H-1.500V-9H1.500V-7H4V-9H7V-6.500H5V8.500Z" />
      <path d="M-1.8 8.500V4.500A1.8 1.8 0 0 1 1.8 4.500V8.500M0 -3V-0.5" />
    </g>
  ),
  HAFEN: (
    <g {...strich}>
      <circle cy="-6.6" r="2.2" />
      <path d="M0 -4.400V8.500M-4 -1.500H4M-8 2C-7.5 6.5 -4 8.5 0 8.500C4 8.5 7.5 6.5 8 2M-9.5 4L-8 1.500L-5.8 3.600M9.5 4L8 1.500L5.8 3.6" />
    </g>
  ),
  KIEZ: (
    <g {...strich}>
      <path d="M-3.5 -8.500H4.500L1 -2H6L-4 9L-1 1.500H-6Z" />
      <path d="M-9.5 -5V4M9.5 -5V4" />
    </g>
  ),
};

/** The sign of a quarter in a box from -10 to 10, drawn in `currentColor`. For use inside an SVG. */
export function Viertelzeichen({ viertel }: { viertel: Viertelname }) {
  return zeichen[viertel];
}

/** The sign as a picture of its own in the quarter's colour; size in px. Decoration: the name stands beside it. */
export function ViertelzeichenBild({ viertel, groesse }: { viertel: Viertelname; groesse: number }) {
  return (
    <svg
      viewBox="-11 -11 22 22"
      width={groesse}
      height={groesse}
      aria-hidden="true"
      style={{ color: viertelfarbe(viertel), flex: 'none', display: 'block' }}
    >
      <Viertelzeichen viertel={viertel} />
    </svg>
  );
}
