import { type Faehigkeit, faehigkeitVon } from './faehigkeiten';

const strich = { fill: 'none', stroke: 'currentColor', strokeWidth: 3.2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

// Each in a box from -16 to 16, told apart by its outline alone.
const zeichen: Readonly<Record<Faehigkeit, React.ReactNode>> = {
  WAFFENRUHE: (
    <g {...strich}>
      <path d="M-10 -15V15" />
      <path d="M-10 -13C-3 -18 2 -8 13 -13V3C2 8 -3 -2 -10 3" fill="color-mix(in srgb, currentColor 22%, transparent)" />
    </g>
  ),
  FALLE: (
    <g fill="currentColor">
      <path d="M-15 -3C-14 -13 14 -13 15 -3L10.5 -3L8 4L4.5 -3H-4.5L-8 4L-10.5 -3Z" />
      <path d="M-15 7C-14 17 14 17 15 7H11L4 7L0 0L-4 7Z" />
    </g>
  ),
  SPAEHER: (
    <g {...strich}>
      <path d="M-15 0Q0 -19 15 0Q0 19 -15 0Z" />
      <circle r="4.6" fill="currentColor" stroke="none" />
    </g>
  ),
  UMSTURZ: <path {...strich} d="M-7.5 -13V12M-14 6L-7.5 13L-1 6M7.5 13V-12M1 -6L7.5 -13L14 -6" />,
  DOPPELT: (
    <g {...strich}>
      <circle cx="-5" cy="4" r="9.6" />
      <path d="M-1 -10A9.6 9.6 0 1 1 9.5 8" />
      <path d="M-5 -0.5V8.5" />
    </g>
  ),
  BANN: (
    <g {...strich}>
      <circle r="13" />
      <path d="M-9 9L9 -9" />
    </g>
  ),
  VERSTAERKUNG: <path {...strich} d="M-12 2L0 -10L12 2M-12 13L0 1L12 13" />,
  KRONE: <path fill="currentColor" d="M-12 11L-15.5 -8L-7 -0.5L0 -13L7 -0.5L15.5 -8L12 11Z" />,
};

/** The sign of a rank's ability in a box from -16 to 16, in the current colour; struck through when a 6 took it away. For use inside an SVG. */
export function Faehigkeitszeichen({ rang, gebannt = false }: { rang: number; gebannt?: boolean }) {
  const faehigkeit = faehigkeitVon(rang);
  return (
    <>
      <g opacity={gebannt ? 0.4 : undefined}>{faehigkeit && zeichen[faehigkeit]}</g>
      {gebannt && <path d="M-17 13L17 -13" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />}
    </>
  );
}

/** The sign as a picture of its own; size in px. Decoration: its name stands beside it. */
export function FaehigkeitszeichenBild({ rang, groesse }: { rang: number; groesse: number }) {
  return (
    <svg viewBox="-18 -18 36 36" width={groesse} height={groesse} aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
      <Faehigkeitszeichen rang={rang} />
    </svg>
  );
}
