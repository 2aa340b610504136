import { druckVon, farbeDer, type Kartendruck } from './kartendruck';
import type { Ansicht, Buerger, Buergerkarte, Entscheidungsfrage, Farbe, Platz, Spieler, Zugmoeglichkeit } from './typen';

/** The standing of a seat; undefined when nobody sits there. */
export const spielerAuf = (view: Ansicht, seat: number): Spieler | undefined => view.spieler.find((spieler) => spieler.seat === seat);

/** A place of the row, 0 to 4. */
export const platzAuf = (view: Ansicht, platz: number): Platz | undefined => view.reihe.find((einer) => einer.platz === platz);

/** The places an open decision of your own is about: their citizens may be taken now and stand in the lamp light. */
export const plaetzeImLicht = (frage: Entscheidungsfrage | null | undefined): readonly number[] =>
  frage?.legalMoves.flatMap(({ wuerfelzug, platz }) => (wuerfelzug === 'NEHMEN' && platz !== null ? [platz] : [])) ?? [];

/** The legal move that keeps exactly these dice; undefined when there is none. */
export const rolleMit = (zuege: readonly Zugmoeglichkeit[], behalten: readonly number[]): Zugmoeglichkeit | undefined =>
  zuege.find((zug) => zug.wuerfelzug === 'WUERFELN' && String(zug.behalten) === String(behalten));

/** Whether the table carries chances. */
export const hatChancen = (view: Ansicht): boolean => view.reihe.some((platz) => platz.karte != null && platz.karte.chance !== null);

/** A citizen of the row as it is drawn: what is printed, and what the view knows about it at this place. */
export interface Reihenkarte extends Kartendruck {
  readonly buerger: Buerger;
  readonly farbe: Farbe | null;
  readonly gruendet: boolean;
  readonly erfuellt: boolean;
  readonly chance: number | null;
}

/** A citizen of the row; the view's own card where it is the same, else only what is printed. */
export function reihenkarte(buerger: Buerger, bekannt: Buergerkarte | null): Reihenkarte {
  if (bekannt?.buerger === buerger) return bekannt;
  const druck = druckVon(buerger);
  return { ...druck, buerger, farbe: farbeDer(druck.art), gruendet: false, erfuellt: false, chance: null };
}

/** All fairies of a kingdom together, with so many more: n fairies score n times n. */
export const feenpunkte = (feen: number): number => feen * feen;
