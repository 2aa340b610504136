import type { Farbe } from './typen';

const strich = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.9, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

// In a box from -10 to 10, drawn in `currentColor`.
const zeichen: Readonly<Record<Farbe, React.ReactNode>> = {
  // Stadt: two gabled houses.
  GELB: (
    <g {...strich}>
      <path d="M-9 8.500V-1L-4.500 -6L0 -1V8.500Z" />
      <path d="M0 8.500V-4L4.500 -9L9 -4V8.500Z" />
      <path d="M-4.500 8.500V4M4.500 -2.500V-1M4.500 8.500V4" />
    </g>
  ),
  // Bergwerk: crossed hammer and pick.
  BRAUN: (
    <g {...strich}>
      <path d="M-7.500 8.500L5 -5.500M7.500 8.500L-5 -5.500" />
      <path d="M-8.500 -3.500L-2.500 -9.200L-0.500 -7L-6.500 -1.300Z" fill="currentColor" />
      <path d="M1 -9C5 -8.500 8 -5.500 9 -1" />
    </g>
  ),
  // Tüftlerwerkstatt: a gear.
  BLAU: (
    <g {...strich}>
      <circle r="5.6" />
      <circle r="1.600" fill="currentColor" />
      <path
        d="M0 -5.600V-9M0 5.600V9M-5.600 0H-9M5.600 0H9M-4 -4L-6.400 -6.400M4 4L6.400 6.400M-4 4L-6.400 6.400M4 -4L6.400 -6.400"
        strokeWidth="3"
      />
    </g>
  ),
  // Orkdorf: a tent with crossed poles.
  GRUEN: (
    <g {...strich}>
      <path d="M-9 8.500L1.500 -9M9 8.500L-1.500 -9" />
      <path d="M-9 8.500H9M-2.800 8.500L0 2L2.800 8.500" />
      <path d="M-4.500 1H4.500" />
    </g>
  ),
  // Zauberwald: a fir under a star.
  VIOLETT: (
    <g {...strich}>
      <path d="M-2 -8L3 -1H0.500L5 5H-9L-4.500 -1H-7Z" fill="currentColor" stroke="none" />
      <path d="M-2 5V9" />
      <path d="M6.500 -9V-3M3.500 -6H9.500" />
    </g>
  ),
};

/** The sign of a location's colour; size in px, in the colour of the text around it. Decoration: the name stands beside it. */
export function OrtzeichenBild({ farbe, groesse }: { farbe: Farbe; groesse: number }) {
  return (
    <svg viewBox="-11 -11 22 22" width={groesse} height={groesse} aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
      {zeichen[farbe]}
    </svg>
  );
}
