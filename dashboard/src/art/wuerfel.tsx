import papier from './papier.module.css';
import styles from './wuerfel.module.css';

const L = 13;
const M = 24;
const R = 35;

const augenbilder: readonly (readonly (readonly [number, number])[])[] = [
  [[M, M]],
  [
    [L, L],
    [R, R],
  ],
  [
    [L, L],
    [M, M],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, M],
    [R, M],
    [L, R],
    [R, R],
  ],
];

/** A die showing 1 to 6; null shows an empty face. While it rolls it tumbles. Size in px. Decoration: the number is said in words beside it. */
export function Wuerfel({ augen, groesse, rollt = false }: { augen: number | null; groesse: number; rollt?: boolean }) {
  const bild = augen === null ? [] : (augenbilder[augen - 1] ?? []);
  return (
    <svg
      viewBox="0 0 48 51"
      width={groesse}
      height={(groesse * 51) / 48}
      aria-hidden="true"
      className={`${papier.papier} ${rollt ? styles.rollt : styles.liegt}`}
    >
      <rect x="2" y="4" width="44" height="45" rx="10" fill="var(--papier-schatten)" />
      <rect x="2" y="2" width="44" height="44" rx="10" fill="var(--papier)" stroke="var(--papier-schatten)" strokeWidth="1.5" />
      {bild.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="4.4" fill="var(--druck)" />
      ))}
    </svg>
  );
}
