import { Farbflaeche, type Wuerfelfarbe } from '../../art/wuerfelfarbe';
import type { Kartendruck } from './kartendruck';

// Six small dice in two rows of three; a unit is about a pixel on a phone.
const KANTE = 18;
const SCHRITT = 20;
const JE_REIHE = 3;
const BREITE = SCHRITT * JE_REIHE;

const farbenfolge: readonly Wuerfelfarbe[] = ['ROT', 'GRUEN', 'BLAU'];
const gruppenzeichen = ['A', 'B', 'C'];
const n = (werte: readonly number[], stelle: number): number => werte[stelle] ?? 0;
const mal = <T,>(anzahl: number, was: T): T[] => Array.from({ length: anzahl }, () => was);

/** A small neutral die with a number or letter. */
function Klein({ wort }: { wort: string }) {
  return (
    <>
      <rect width={KANTE} height={KANTE} rx="4" fill="var(--papier)" stroke="var(--druck)" strokeWidth="1.4" />
      <text x={KANTE / 2} y={KANTE / 2 + 4.7} textAnchor="middle" fontSize="13" fontWeight="800" fill="var(--druck)">
        {wort}
      </text>
    </>
  );
}

/** A small die of a given colour. */
const Bunt = ({ farbe }: { farbe: Wuerfelfarbe }) => (
  <g transform={`scale(${KANTE / 20})`}>
    <Farbflaeche farbe={farbe} />
    <rect width="20" height="20" rx="4.4" fill="none" stroke="var(--druck)" strokeWidth="1.2" />
  </g>
);

/** A small die of any colour: all three side by side. */
function Beliebig() {
  return (
    <>
      {(['var(--tj-lose)', 'var(--tj-win)', 'var(--tj-note)'] as const).map((ton, i) => (
        <rect key={ton} x={(KANTE / 3) * i} width={KANTE / 3} height={KANTE} fill={ton} />
      ))}
      <rect width={KANTE} height={KANTE} rx="4" fill="none" stroke="var(--druck)" strokeWidth="1.4" />
      <path d="M5 7H13M5 11.500H13" stroke="var(--tj-bg)" strokeWidth="2.600" strokeLinecap="round" />
    </>
  );
}

/** The dice of a condition, in order; null where another picture says it better. */
function kleineWuerfel({ bedingung, werte }: Pick<Kartendruck, 'bedingung' | 'werte'>): React.ReactNode[] | null {
  switch (bedingung) {
    case 'GERADE':
      return ['2', '4', '6'].map((zahl) => <Klein key={zahl} wort={zahl} />);
    case 'UNGERADE':
      return ['1', '3', '5'].map((zahl) => <Klein key={zahl} wort={zahl} />);
    case 'ZAHL':
      return mal(n(werte, 0), <Klein wort={String(n(werte, 1))} />);
    case 'FARBEN':
      return farbenfolge.flatMap((farbe, i) => mal(n(werte, i), <Bunt farbe={farbe} />));
    case 'GRUPPEN':
      return werte.flatMap((anzahl, i) => mal(anzahl, <Klein wort={gruppenzeichen[i] ?? '?'} />));
    case 'GLEICHE_FARBE':
      return mal(n(werte, 0), <Beliebig />);
    default:
      return null;
  }
}

// Five are three above two, four are two above two: rows of almost the same length.
const jeReihe = (anzahl: number): number => (anzahl === 4 ? 2 : JE_REIHE);

function Raster({ wuerfel }: { wuerfel: readonly React.ReactNode[] }) {
  const breit = jeReihe(wuerfel.length);
  const reihen = Math.ceil(wuerfel.length / breit);
  return wuerfel.map((einer, i) => {
    const reihe = Math.floor(i / breit);
    const inReihe = Math.min(breit, wuerfel.length - reihe * breit);
    const x = (BREITE - inReihe * SCHRITT) / 2 + (i % breit) * SCHRITT + (SCHRITT - KANTE) / 2;
    const y = 1 + (reihe + (reihen === 1 ? 0.5 : 0)) * SCHRITT;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal dice in a fixed order
      <g key={i} transform={`translate(${x} ${y})`}>
        {einer}
      </g>
    );
  });
}

/** A staircase: that many numbers one after another. */
function Treppe({ stufen }: { stufen: number }) {
  const breite = BREITE / 6;
  const links = (BREITE - stufen * breite) / 2;
  return Array.from({ length: stufen }, (_, i) => {
    const hoehe = 9 + i * 5;
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: steps in a fixed order
        key={i}
        x={links + i * breite + 0.9}
        y={40 - hoehe}
        width={breite - 1.8}
        height={hoehe}
        rx="2"
        fill="var(--farbe)"
        stroke="var(--druck)"
        strokeWidth="1.4"
      />
    );
  });
}

function Bild({ bedingung, werte }: Pick<Kartendruck, 'bedingung' | 'werte'>) {
  const wuerfel = kleineWuerfel({ bedingung, werte });
  if (wuerfel) return <Raster wuerfel={wuerfel} />;
  if (bedingung === 'STRASSE') return <Treppe stufen={n(werte, 0)} />;
  return (
    <text x={BREITE / 2} y="27" textAnchor="middle" fontSize="15.5" fontWeight="800" fill="var(--druck)">
      {`Σ ${bedingung === 'HOECHSTENS' ? '≤' : '≥'} ${n(werte, 0)}`}
    </text>
  );
}

/** A citizen's condition as a picture: small dice, a staircase, or a sum. Decoration: it is said in words beside it. */
export function Bedingungsbild({
  bedingung,
  werte,
  className,
}: Pick<Kartendruck, 'bedingung' | 'werte'> & { className?: string | undefined }) {
  return (
    <svg viewBox={`0 0 ${BREITE} 42`} aria-hidden="true" className={className}>
      <Bild bedingung={bedingung} werte={werte} />
    </svg>
  );
}
