import styles from './bildkopf.module.css';

const kopfputz = {
  // A cap with a feather.
  B: 'M-10 -6Q-9 -14 1 -14Q9 -14 10 -6ZM4 -14Q9 -22 14 -20Q11 -14 7 -12Z',
  // A diadem with three pearls.
  D: 'M-9 -8Q0 -14 9 -8L10 -13Q0 -19 -10 -13ZM0 -20a2.2 2.2 0 1 1 .01 0M-8 -16.5a1.8 1.8 0 1 1 .01 0M8 -16.5a1.8 1.8 0 1 1 .01 0',
  // A crown.
  K: 'M-11 -7L-12.5 -18L-6 -12.5L0 -20.5L6 -12.5L12.5 -18L11 -7Z',
} as const;
const haar = {
  B: 'M-9.5 -6Q-13 2 -9 6L-7.5 -2ZM9.5 -6Q13 2 9 6L7.5 -2Z',
  D: 'M-9 -8Q-16 6 -10 13Q-8 8 -8 0ZM9 -8Q16 6 10 13Q8 8 8 0Z',
  K: 'M-8.5 2Q-8 14 0 16Q8 14 8.5 2Q5 6 0 5Q-5 6 -8.5 2Z',
} as const;

/** The head of a jack, queen or king in a box from -16 to 16, in the colours of paper and print. For use inside an SVG. */
export function Bildkopf({ bild }: { bild: 'B' | 'D' | 'K' }) {
  return (
    <g>
      <path d="M-14 21Q-12 10 0 10Q12 10 14 21Z" />
      <path d="M-8.5 -8H8.5V1Q8.5 10 0 10.5Q-8.5 10 -8.5 1Z" className={styles.gesicht} />
      <path d={haar[bild]} />
      <circle cx="-3.4" cy="-1.5" r="1.2" />
      <circle cx="3.4" cy="-1.5" r="1.2" />
      {bild === 'K' ? null : <path d="M-2.6 4.8Q0 6.8 2.6 4.8" className={styles.mund} />}
      <path d={kopfputz[bild]} />
    </g>
  );
}
