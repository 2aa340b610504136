import { deckelLautTafel } from './brettdruck';
import type { Ansicht, Entscheidungsfrage, Kneipe, Spieler } from './typen';

/** The pub on a field; undefined on corners. */
export const kneipeAuf = (view: Ansicht, feld: number): Kneipe | undefined => view.kneipen.find((kneipe) => kneipe.feld === feld);

/** The standing of a seat; undefined when nobody sits there. */
export const spielerAuf = (view: Ansicht, seat: number): Spieler | undefined => view.spieler.find((spieler) => spieler.seat === seat);

/** How many pubs of this pub's quarter a seat owns. */
export const imViertel = (view: Ansicht, kneipe: Kneipe, seat: number): number =>
  view.kneipen.filter((andere) => andere.viertel === kneipe.viertel && andere.besitzer === seat).length;

/** What a visitor will pay by the printed card once the owner has built the next step; null when nothing is printed. */
export const deckelNachAusbau = (view: Ansicht, kneipe: Kneipe): number | null =>
  kneipe.besitzer === null ? null : deckelLautTafel(kneipe.preis, kneipe.stufe + 1, imViertel(view, kneipe, kneipe.besitzer));

/** What a visitor will pay by the printed card once `seat` owns the pub as it stands; null when nothing is printed. */
export const deckelNachErwerb = (view: Ansicht, kneipe: Kneipe, seat: number): number | null =>
  deckelLautTafel(kneipe.preis, kneipe.stufe, imViertel(view, kneipe, seat) + (kneipe.besitzer === seat ? 0 : 1));

/** The fields an open decision of your own is about: they stand in the lamp light. */
export const felderImLicht = (frage: Entscheidungsfrage | null): readonly number[] =>
  frage?.legalMoves.flatMap((zug) => (zug.feld === null || zug.zug === 'LASSEN' ? [] : [zug.feld])) ?? [];
