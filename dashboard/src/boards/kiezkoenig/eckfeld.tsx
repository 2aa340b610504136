import styles from './brett.module.css';
import { brettdruck, type Ecke } from './brettdruck';
import { ecke as obenLinks, type Zuschnitt } from './geometrie';

const strich = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

// Signs of the corners in a box of 64 x 48.
const zeichen: Record<Ecke, React.ReactNode> = {
  FEIERABEND: (
    <g {...strich}>
      <path d="M20 46V6H44V46M14 46H50" />
      <path d="M20 6L34 11V48L20 46" fill="color-mix(in srgb, currentColor 28%, transparent)" />
      <path d="M30 28V31" />
      <path d="M54 10A7 7 0 1 0 60 20A6 6 0 0 1 54 10Z" fill="currentColor" stroke="none" />
      <path d="M4 20H13M9 16L13 20L9 24" />
    </g>
  ),
  JUKEBOX: (
    <g {...strich}>
      <path d="M18 46V20C18 0 46 0 46 20V46Z" />
      <path d="M23 22C23 8 41 8 41 22Z" fill="color-mix(in srgb, currentColor 28%, transparent)" />
      <path d="M24 30H40M24 36H40M24 42H40M14 46H50" />
      <path d="M8 26V14L13 12V24" />
      <circle cx="6.5" cy="26.5" r="2" fill="currentColor" />
      <circle cx="11.5" cy="24.5" r="2" fill="currentColor" />
      <path d="M56 30V16C58 18 60 19 60 23" />
      <circle cx="54" cy="30.5" r="2.2" fill="currentColor" />
    </g>
  ),
  POLIZEISTUNDE: (
    <g {...strich}>
      <path d="M22 36V24C22 10 42 10 42 24V36Z" fill="color-mix(in srgb, currentColor 28%, transparent)" />
      <path d="M18 36H46V44H18ZM14 44H50" />
      <path d="M29 33V25C29 20 35 20 35 25" />
      <path d="M10 12L15 16M54 12L49 16M32 2V7M6 26H13M58 26H51" />
    </g>
  ),
  STAMMTISCH: (
    <g {...strich}>
      <path d="M6 32C6 26 58 26 58 32C58 38 6 38 6 32Z" fill="color-mix(in srgb, currentColor 28%, transparent)" />
      <path d="M32 37V46M22 46H42" />
      <path d="M26 29V14H36V29M36 17H40V25H36" />
      <path d="M25 14C24 9 29 9 30 11C32 8 38 9 37 14" />
      <path d="M12 27V20H18V27M46 27V18H52V27" />
    </g>
  ),
};

const farben: Record<Ecke, string> = {
  FEIERABEND: 'var(--tj-win)',
  JUKEBOX: 'var(--tj-note)',
  POLIZEISTUNDE: 'var(--tj-lose)',
  STAMMTISCH: 'var(--tj-note)',
};

/** A corner with its sign and name. */
export function Eckfeld({ feld, zuschnitt, unterzeile }: { feld: number; zuschnitt: Zuschnitt; unterzeile: string }) {
  const druck = brettdruck[feld];
  if (!druck?.ecke) return null;
  const { breite, hoehe, schmal } = zuschnitt;
  const { x, y } = obenLinks(feld, zuschnitt);
  const rand = schmal ? 2 : 4;
  const [w, h] = [breite - 2 * rand, hoehe - 2 * rand];
  const zeilen = schmal ? druck.zeilen : [druck.name];
  const mass = schmal ? 0.62 : 0.82;
  return (
    <g transform={`translate(${x + rand} ${y + rand})`} style={{ color: farben[druck.ecke] }}>
      <rect width={w} height={h} rx={schmal ? 7 : 10} fill="var(--tj-raised)" stroke="var(--tj-line)" />
      <g transform={`translate(${w / 2 - 32 * mass} ${schmal ? 5 : 8}) scale(${mass})`}>{zeichen[druck.ecke]}</g>
      {zeilen.map((zeile, i) => (
        <text
          key={zeile}
          x={w / 2}
          y={(schmal ? (zeilen.length > 1 ? 47 : 54) : 63) + i * 14}
          textAnchor="middle"
          className={schmal ? styles.nameSchmal : styles.name}
        >
          {zeile}
        </text>
      ))}
      {!schmal && (
        <text x={w / 2} y={80} textAnchor="middle" className={styles.unterzeile}>
          {unterzeile}
        </text>
      )}
    </g>
  );
}
