import { rangVon } from './karten';
import type { Farbe, Karte, Rang } from './typen';

/** A row of a layout, of one suit. */
export interface Auslagereihe {
  readonly farbe: Farbe;
  /** All cards of the row, from its lowest to its highest. */
  readonly plaetze: readonly Karte[];
  /** What lies. */
  readonly liegen: readonly Karte[];
  /** What fits now, whoever holds it. */
  readonly passend: readonly Karte[];
  /** The card that begins the row; null: not settled yet. */
  readonly start: Karte | null;
}

/** A place in a row: a card lies there, you may lay it now, it fits, or it must wait. */
export type Platzstand = 'LIEGT' | 'LEGBAR' | 'PASST' | 'WARTET';

/** How a place of a row stands; `legbar`: what you may lay now. */
export function platzstand({ liegen, passend }: Auslagereihe, karte: Karte, legbar: readonly Karte[]): Platzstand {
  if (liegen.includes(karte)) return 'LIEGT';
  if (legbar.includes(karte)) return 'LEGBAR';
  return passend.includes(karte) ? 'PASST' : 'WARTET';
}

/** The ranks of the columns: those of the longest row. A row from which a card was taken out leaves its place free. */
export const spaltenraenge = (reihen: readonly Pick<Auslagereihe, 'plaetze'>[]): readonly Rang[] =>
  reihen.reduce<readonly Karte[]>((laengste, { plaetze }) => (plaetze.length > laengste.length ? plaetze : laengste), []).map(rangVon);

/** The neighbours of what lies in a row; in a row that has not begun: its start card. */
export function nachbarn(plaetze: readonly Karte[], liegen: readonly Karte[], start: Karte | null): readonly Karte[] {
  const [unterste] = liegen;
  const oberste = liegen.at(-1);
  if (unterste === undefined || oberste === undefined) return start === null ? [] : [start];
  const neben = [plaetze[plaetze.indexOf(unterste) - 1], plaetze[plaetze.indexOf(oberste) + 1]];
  return neben.filter((karte) => karte !== undefined);
}
