/** The pictures of the 14 pub cards in a box of 96 x 64. Lines are `currentColor`, areas `--bild`. */
export type Kartenname =
  | 'LOKALRUNDE'
  | 'STAMMGAESTE'
  | 'RAUSSCHMEISSER'
  | 'GEBURTSTAG'
  | 'GESUNDHEITSAMT'
  | 'KNEIPENTOUR'
  | 'POLIZEIKONTROLLE'
  | 'LOTTO'
  | 'SCHERBEN'
  | 'STEUERPRUEFUNG'
  | 'TAXI'
  | 'FASSBIER_SPENDE'
  | 'INFLUENCER_VIDEO'
  | 'ROHRBRUCH';

const krug = (x: number, y: number) => (
  <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
    <path d="M2 8H16V30H2Z" fill="var(--bild)" />
    <path d="M16 13H21V24H16M6 13V26M12 13V26" />
    <path d="M1 9C-1 4 4 2 6 4C8 0 14 1 14 4C18 3 19 8 17 9Z" fill="var(--papier)" />
  </g>
);

const muenze = (x: number, y: number) => (
  <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
    <circle r="6.5" fill="var(--bild)" />
    <path d="M0 -3V3M-2 -3H2" />
  </g>
);

/** Line drawings by card; the caller sets stroke and fill. */
export const kartenbilder: Record<Kartenname, React.ReactNode> = {
  LOKALRUNDE: (
    <>
      {[10, 38, 66].map((x) => krug(x, 16))}
      <path d="M4 48H92L86 55H10Z" fill="var(--papier)" />
    </>
  ),
  STAMMGAESTE: (
    <>
      {[22, 48, 74].map((x) => (
        <g key={x}>
          <circle cx={x} cy="24" r="8" fill="var(--papier)" />
          <path d={`M${x - 13} 50C${x - 13} 36 ${x + 13} 36 ${x + 13} 50`} fill="var(--bild)" />
        </g>
      ))}
      <path d="M4 50H92V56H4Z" fill="var(--papier)" />
      {[35, 61].map((x) => muenze(x, 8))}
    </>
  ),
  RAUSSCHMEISSER: (
    <>
      <path d="M60 6H88V58H60Z" fill="var(--bild)" />
      <path d="M60 6L72 12V62L60 58" fill="var(--papier)" />
      <circle cx="26" cy="20" r="7" fill="var(--papier)" />
      <path d="M30 27L40 40L52 36M38 39L28 48L32 60M38 40L16 36M28 48L12 50M16 36L8 42" />
      <path d="M46 16H54M44 24H50" />
    </>
  ),
  GEBURTSTAG: (
    <>
      <path d="M20 36H76V56H20Z" fill="var(--bild)" />
      <path d="M12 57H84M20 44C26 50 30 40 36 45C42 50 46 40 52 45C58 50 64 40 76 44" />
      {[32, 48, 64].map((x) => (
        <g key={x}>
          <path d={`M${x} 36V22`} />
          <path d={`M${x} 18C${x - 4} 13 ${x} 10 ${x} 7C${x + 4} 11 ${x + 4} 15 ${x} 18Z`} fill="var(--papier)" />
        </g>
      ))}
    </>
  ),
  GESUNDHEITSAMT: (
    <>
      <path d="M14 12H52V60H14Z" fill="var(--papier)" />
      <path d="M26 7H40V16H26Z" fill="var(--bild)" />
      <path d="M21 27L24 30L29 24M34 28H46M21 39L24 42L29 36M34 40H46M21 52H29M34 52H46" />
      <circle cx="68" cy="34" r="12" fill="var(--bild)" />
      <path d="M77 43L90 57" strokeWidth="5" />
    </>
  ),
  KNEIPENTOUR: (
    <>
      {[6, 36, 66].map((x, i) => (
        <g key={x}>
          <path d={`M${x} 58V28L${x + 12} 18L${x + 24} 28V58Z`} fill={i === 2 ? 'var(--bild)' : 'var(--papier)'} />
          <path d={`M${x + 8} 58V44H${x + 16}V58M${x + 8} 34H${x + 16}`} />
        </g>
      ))}
      <path d="M16 10C28 2 42 2 48 9C56 1 70 2 78 10M78 10L76 3M78 10L71 10" />
    </>
  ),
  POLIZEIKONTROLLE: (
    <>
      <path d="M22 38C22 18 74 18 74 38L80 44H16Z" fill="var(--bild)" />
      <path d="M16 44C28 56 68 56 80 44" fill="var(--papier)" />
      <path d="M48 22L51 28L57 28.6L52.5 33L54 39L48 36L42 39L43.5 33L39 28.6L45 28Z" fill="var(--papier)" />
      <path d="M10 14L16 20M86 14L80 20M48 4V12" />
    </>
  ),
  LOTTO: (
    <>
      <path d="M8 16L70 8L76 50L14 58Z" fill="var(--papier)" />
      <path d="M20 24L26 30M26 23L20 31M38 21L44 27M44 20L38 28M56 26L62 32M62 25L56 33M24 40L30 46M30 39L24 47" />
      <path d="M42 42H48M58 41H64" />
      <g transform="translate(78 46)">
        <circle r="13" fill="var(--bild)" />
        <path d="M-5 1L-1 5L6 -5" />
      </g>
    </>
  ),
  SCHERBEN: (
    <>
      <path d="M6 16L66 6L70 12L10 22Z" fill="var(--bild)" />
      <path d="M20 34L32 30L34 44L24 50Z" fill="var(--papier)" />
      <path d="M50 26L64 34L56 40L46 36Z" fill="var(--papier)" />
      <path d="M8 58L20 52L30 60M40 60L46 48L56 58L64 50L68 60M74 58L82 46L90 58" />
      <path d="M78 20V30M88 14V24M84 34V38" />
    </>
  ),
  STEUERPRUEFUNG: (
    <>
      <path d="M12 8H50L60 18V60H12Z" fill="var(--papier)" />
      <path d="M50 8V18H60M20 22H40M20 50H50" />
      <circle cx="27" cy="32" r="3.5" />
      <circle cx="41" cy="42" r="3.5" />
      <path d="M42 29L26 45" />
      {[0, 8, 16].map((y) => (
        <path
          key={y}
          d={`M68 ${50 - y}C68 ${46 - y} 92 ${46 - y} 92 ${50 - y}V${56 - y}C92 ${60 - y} 68 ${60 - y} 68 ${56 - y}Z`}
          fill="var(--bild)"
        />
      ))}
    </>
  ),
  TAXI: (
    <>
      <path d="M6 48V36L20 33L30 18H64L74 33L90 36V48Z" fill="var(--bild)" />
      <path d="M28 32L35 23H46V32ZM52 23H61L67 32H52Z" fill="var(--papier)" />
      <path d="M40 18V11H56V18" fill="var(--papier)" />
      {[25, 72].map((x) => (
        <circle key={x} cx={x} cy="49" r="8" fill="var(--papier)" />
      ))}
      <path d="M2 58H14M34 58H62M84 58H94M84 41H90" />
    </>
  ),
  FASSBIER_SPENDE: (
    <>
      <path d="M24 12C18 28 18 42 24 58H66C72 42 72 28 66 12Z" fill="var(--bild)" />
      <path d="M21 24H69M21 46H69M36 12C33 28 33 42 36 58M54 12C57 28 57 42 54 58" />
      <path d="M70 38H82V44M82 50V52" />
      <path d="M24 12C34 4 56 4 66 12" fill="var(--papier)" />
    </>
  ),
  INFLUENCER_VIDEO: (
    <>
      <rect x="26" y="4" width="32" height="56" rx="5" fill="var(--papier)" />
      <path d="M36 22L50 31L36 40Z" fill="var(--bild)" />
      <path d="M36 9H48M34 52H50" />
      <path d="M76 26C70 16 60 26 76 38C92 26 82 16 76 26Z" fill="var(--bild)" />
      <path d="M10 24C14 30 14 36 10 42M17 28C19 32 19 35 17 38" />
    </>
  ),
  ROHRBRUCH: (
    <>
      <path d="M4 18H36V32H4ZM60 18H92V32H60Z" fill="var(--papier)" />
      <path d="M34 14H40V36H34ZM56 14H62V36H56Z" fill="var(--bild)" />
      <path d="M44 22L48 12L52 24M40 42C36 48 44 48 40 42ZM56 44C52 50 60 50 56 44ZM48 34C43 42 53 42 48 34Z" />
      <path d="M10 58C18 52 24 62 32 57C40 52 46 62 54 57C62 52 70 62 86 56" />
    </>
  ),
};
