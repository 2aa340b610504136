import { werte } from './wertung.js';

/** How one card would fare, counted over the cards that may lie opposite. */
export interface Chance {
  readonly rang: number;
  readonly gewinnt: number;
  readonly vertagt: number;
  readonly verliert: number;
}

/** Each rank of a hand against all that may lie opposite. `selbst`: whether the boost is the own one; null: nobody has one. */
export function chancen(hand: readonly number[], gegenueber: readonly number[], selbst: boolean | null): readonly Chance[] {
  const verstaerkt = selbst === null ? null : selbst ? 0 : 1;
  return [...new Set(hand)].map((rang) => {
    const sieger = gegenueber.map((andere) => werte(rang, andere, verstaerkt).ergebnis.sieger);
    const zahl = (wer: number | null): number => sieger.filter((seat) => seat === wer).length;
    return { rang, gewinnt: zahl(0), vertagt: zahl(null), verliert: zahl(1) };
  });
}
