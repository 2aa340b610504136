/** The three colours of Würfelkönig's dice, each with a shape of its own: heart, leaf, drop. */
export type Wuerfelfarbe = 'ROT' | 'GRUEN' | 'BLAU';

interface Farbzeichen {
  /** Token of the colour. */
  readonly farbe: string;
  /** The shape in a box from -10 to 10. */
  readonly pfad: string;
  /** Where the middle of the shape's body lies, for a number on it. */
  readonly mitte: number;
}

const zeichen: Readonly<Record<Wuerfelfarbe, Farbzeichen>> = {
  ROT: {
    farbe: 'var(--tj-lose)',
    pfad: 'M0 9.4C-13.4 0.600 -10.400 -9 -4.800 -9C-2.300 -9 -0.700 -7.500 0 -5.800C0.700 -7.500 2.300 -9 4.800 -9C10.400 -9 13.400 0.600 0 9.4Z',
    mitte: -1.2,
  },
  GRUEN: {
    farbe: 'var(--tj-win)',
    pfad: 'M-8.8 8.8C-11.500 -2.500 -5.500 -9.800 9.300 -9.300C9.800 5.500 2.500 11.500 -8.800 8.8Z',
    mitte: 0,
  },
  BLAU: {
    farbe: 'var(--tj-note)',
    pfad: 'M0 -10.4C3.800 -5.200 8.400 -1.200 8.400 3A8.4 7.2 0 0 1 -8.400 3C-8.400 -1.200 -3.800 -5.200 0 -10.4Z',
    mitte: 2,
  },
};

/** A die's colour as its shape on its colour, in a box of 20 x 20 at 0, 0; with a number inside the shape if there is one. For use inside an SVG. */
export function Farbflaeche({ farbe, zahl = null }: { farbe: Wuerfelfarbe; zahl?: number | null }) {
  const { farbe: ton, pfad, mitte } = zeichen[farbe];
  return (
    <>
      <rect width="20" height="20" rx="4.4" fill={ton} />
      <path d={pfad} transform={`translate(10 10) scale(${zahl === null ? 0.74 : 0.84})`} fill="var(--tj-bg)" />
      {zahl !== null && (
        <text x="10" y={10 + mitte * 0.84 + 3.4} textAnchor="middle" fontSize="9.6" fontWeight="800" fill="var(--tj-ink)">
          {zahl}
        </text>
      )}
    </>
  );
}
