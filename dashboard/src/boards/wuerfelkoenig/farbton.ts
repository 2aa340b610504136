import type { Farbe } from './typen';

const toene: Readonly<Record<Farbe, string>> = {
  GELB: 'var(--tj-seat-6)',
  BRAUN: 'var(--tj-altstadt)',
  BLAU: 'var(--tj-seat-2)',
  GRUEN: 'var(--tj-seat-4)',
  VIOLETT: 'var(--tj-seat-5)',
};

/** The colour token of a citizen or location; without a colour the quiet one. Always shown together with a sign. */
export const farbton = (farbe: Farbe | null): string => (farbe === null ? 'var(--tj-muted)' : toene[farbe]);
