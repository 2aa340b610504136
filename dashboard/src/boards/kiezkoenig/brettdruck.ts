import type { Viertel } from './typen';

/** What is printed on the board and never changes: names, places and the Deckel card of each price. */
export type Ecke = 'FEIERABEND' | 'JUKEBOX' | 'POLIZEISTUNDE' | 'STAMMTISCH';

interface Druck {
  /** The whole name; a proper name, the same in every language. */
  name: string;
  /** The name broken for narrow fields, at most two lines. */
  zeilen: readonly string[];
  viertel?: Viertel;
  ecke?: Ecke;
}

const pub = (viertel: Viertel, name: string, ...zeilen: string[]): Druck => ({
  name,
  zeilen: zeilen.length > 0 ? zeilen : [name],
  viertel,
});
const eck = (ecke: Ecke, name: string, ...zeilen: string[]): Druck => ({ name, zeilen: zeilen.length > 0 ? zeilen : [name], ecke });

/** The 16 fields, clockwise from the start. */
export const brettdruck: readonly Druck[] = [
  eck('FEIERABEND', 'Feierabend', 'Feier-', 'abend'),
  pub('UNI', 'Hörsaal 3'),
  pub('UNI', 'Semesterbar', 'Semester-', 'bar'),
  pub('UNI', 'Zum Doktorhut', 'Zum', 'Doktorhut'),
  eck('JUKEBOX', 'Jukebox'),
  pub('ALTSTADT', 'Zum Krug'),
  pub('ALTSTADT', 'Goldener Hahn', 'Goldener', 'Hahn'),
  pub('ALTSTADT', 'Ratskeller', 'Rats-', 'keller'),
  eck('POLIZEISTUNDE', 'Polizeistunde', 'Polizei-', 'stunde'),
  pub('HAFEN', 'Zum Anker', 'Zum', 'Anker'),
  pub('HAFEN', 'Leuchtturm', 'Leucht-', 'turm'),
  pub('HAFEN', 'Kombüse'),
  eck('STAMMTISCH', 'Stammtisch', 'Stamm-', 'tisch'),
  pub('KIEZ', 'Neonlicht', 'Neon-', 'licht'),
  pub('KIEZ', 'Nachtfalter', 'Nacht-', 'falter'),
  pub('KIEZ', 'Goldene Meile', 'Goldene', 'Meile'),
];

/** How many fields the ring has. */
export const FELDER = brettdruck.length;

/** The name of a field; an unknown field gives its number, so that a newer server never breaks an older page. */
export const feldname = (feld: number): string => brettdruck[feld]?.name ?? String(feld);

type Tafel = readonly [readonly number[], readonly number[], readonly number[]];

// The printed card of a pub: one row for each upgrade step, one column for each pub its owner has in the quarter.
const tafeln: Readonly<Record<number, Tafel>> = {
  80: [
    [20, 30, 40],
    [60, 90, 120],
    [120, 180, 240],
  ],
  100: [
    [25, 40, 50],
    [75, 115, 150],
    [150, 225, 300],
  ],
  120: [
    [30, 45, 60],
    [90, 135, 180],
    [180, 270, 360],
  ],
  140: [
    [35, 55, 70],
    [105, 160, 210],
    [210, 315, 420],
  ],
  160: [
    [40, 60, 80],
    [120, 180, 240],
    [240, 360, 480],
  ],
  180: [
    [45, 70, 90],
    [135, 205, 270],
    [270, 405, 540],
  ],
  200: [
    [50, 75, 100],
    [150, 225, 300],
    [300, 450, 600],
  ],
  240: [
    [60, 90, 120],
    [180, 270, 360],
    [360, 540, 720],
  ],
};

/** The printed Deckel card of a pub by its price in Taler: rows by upgrade 0 to 2, columns by 1 to 3 pubs of the owner in the quarter. Null when none is printed for that price. */
export const deckeltafel = (preis: number): Tafel | null => tafeln[preis] ?? null;

/** What the card says for an upgrade step and a number of pubs, in Taler; null when it says nothing. */
export const deckelLautTafel = (preis: number, stufe: number, anzahl: number): number | null =>
  tafeln[preis]?.[stufe]?.[anzahl - 1] ?? null;
