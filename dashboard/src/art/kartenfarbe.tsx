import styles from './kartenfarbe.module.css';

/** The four suits. */
export type Kartenfarbe = 'PIK' | 'HERZ' | 'KREUZ' | 'KARO';

// Suits in a box from -10 to 10.
const farbbilder: Readonly<Record<Kartenfarbe, string>> = {
  PIK: 'M0 -9.5C3 -5 9 -2 9 2.8C9 7 4 8.2 1.4 5.4C1.6 7.4 2.4 8.8 4 9.6H-4C-2.4 8.8 -1.6 7.4 -1.4 5.4C-4 8.2 -9 7 -9 2.8C-9 -2 -3 -5 0 -9.5Z',
  HERZ: 'M0 9C-4 4.6 -9.2 1.6 -9.2 -3.4C-9.2 -8.2 -3 -9.8 0 -5.2C3 -9.8 9.2 -8.2 9.2 -3.4C9.2 1.6 4 4.6 0 9Z',
  KREUZ:
    'M0 -9.6A4.4 4.4 0 0 1 3.4 -2.6A4.5 4.5 0 1 1 1.3 4.6C1.6 7 2.4 8.8 4 9.6H-4C-2.4 8.8 -1.6 7 -1.3 4.6A4.5 4.5 0 1 1 -3.4 -2.6A4.4 4.4 0 0 1 0 -9.6Z',
  KARO: 'M0 -9.8Q3.4 -4 7.6 0Q3.4 4 0 9.8Q-3.4 4 -7.6 0Q-3.4 -4 0 -9.8Z',
};

/** A suit in a box from -10 to 10, in the current fill. For use inside an SVG. */
export function Farbbild({ farbe }: { farbe: Kartenfarbe }) {
  return <path d={farbbilder[farbe]} />;
}

/** A suit as a picture of its own, in its colour; size in px. Decoration: its name stands beside it. */
export function Farbzeichen({ farbe, groesse }: { farbe: Kartenfarbe; groesse: number }) {
  return (
    <svg viewBox="-10.5 -10.5 21 21" width={groesse} height={groesse} aria-hidden="true" className={styles.zeichen} data-farbe={farbe}>
      <Farbbild farbe={farbe} />
    </svg>
  );
}
