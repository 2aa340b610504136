import { mitVorzeichen } from './zahlen';

/** Points by seat in one line: "Annika −20, Ben 0". */
export const punkteliste = (punkte: readonly number[], nenne: (seat: number) => string): string =>
  punkte.map((seine, seat) => `${nenne(seat)} ${mitVorzeichen(seine)}`).join(', ');
