import type { Farbe, Karte, Kartenstil, Rang } from './typen';

/** The suits in the order in which a hand is fanned: black and red in turns. */
export const FARBEN: readonly Farbe[] = ['PIK', 'HERZ', 'KREUZ', 'KARO'];

/** The suit of a card. */
export const farbeVon = (karte: Karte): Farbe => karte.slice(0, karte.indexOf('_')) as Farbe;

/** The rank of a card. */
export const rangVon = (karte: Karte): Rang => karte.slice(karte.indexOf('_') + 1) as Rang;

const franzoesisch: Partial<Record<Rang, string>> = { B: 'J', D: 'Q' };

/** What is printed in the corner. */
export const ecke = (rang: Rang, { index }: Kartenstil): string => (index === 'FR' ? (franzoesisch[rang] ?? rang) : rang);

/** The cards of a hand by suit, suits in the order of the fan; suits that are missing are left out. */
export const nachFarben = (blatt: readonly Karte[]): readonly { readonly farbe: Farbe; readonly karten: readonly Karte[] }[] =>
  FARBEN.map((farbe) => ({ farbe, karten: blatt.filter((karte) => farbeVon(karte) === farbe) })).filter(({ karten }) => karten.length > 0);
