import type { GameTexts } from '../game-board';
import { kartenname } from './kartenname';
import type { Karte } from './typen';

/** The cards that were left in hand, by seat, in one line: "Annika Pik-10, Herz-Ass; Ben Karo-9". Empty where none was left. */
export const restliste = (blaetter: readonly (readonly Karte[])[], nenne: (seat: number) => string, t: GameTexts): string =>
  blaetter
    .flatMap((blatt, seat) => (blatt.length > 0 ? [`${nenne(seat)} ${blatt.map((karte) => kartenname(karte, t)).join(', ')}`] : []))
    .join('; ');
