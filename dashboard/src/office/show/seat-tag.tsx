import { Sitzzeichen, sitzfarbe } from '@/art/sitz';
import styles from './show.module.css';

/** A seat's sign in its colour. Size in px; decoration, the name stands beside it. */
export function SeatSign({ seat, size = 14 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <g fill={sitzfarbe(seat)}>
        <Sitzzeichen seat={seat} />
      </g>
    </svg>
  );
}

/** Somebody on a seat: sign and name; homies quieter than people. */
export function SeatTag({ seat, name, homie }: { readonly seat: number; readonly name: string; readonly homie: boolean }) {
  return (
    <span className={styles.seat} data-homie={homie}>
      <SeatSign seat={seat} />
      {name}
    </span>
  );
}
