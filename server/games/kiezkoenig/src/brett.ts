/** Heading "Was du brauchst: das Brett": the sixteen fields, clockwise from the start. All amounts in Taler. */
export const VIERTEL = ['UNI', 'ALTSTADT', 'HAFEN', 'KIEZ'] as const;
export type Viertel = (typeof VIERTEL)[number];

export interface Kneipenfeld {
  readonly art: 'KNEIPE';
  readonly feld: number;
  readonly name: string;
  readonly viertel: Viertel;
  readonly preis: number;
  readonly grunddeckel: number;
}

export interface Ecke {
  readonly art: 'FEIERABEND' | 'JUKEBOX' | 'POLIZEISTUNDE' | 'STAMMTISCH';
  readonly feld: number;
  readonly name: string;
}

export type Feld = Kneipenfeld | Ecke;

const ecke = (feld: number, art: Ecke['art'], name: string): Ecke => ({ art, feld, name });
const kneipe = (feld: number, viertel: Viertel, name: string, preis: number, grunddeckel: number): Kneipenfeld => ({
  art: 'KNEIPE',
  feld,
  name,
  viertel,
  preis,
  grunddeckel,
});

export const FEIERABEND = 0;
export const POLIZEISTUNDE = 8;
export const NEONLICHT = 13;

export const felder: readonly Feld[] = [
  ecke(FEIERABEND, 'FEIERABEND', 'Feierabend'),
  kneipe(1, 'UNI', 'Hörsaal 3', 80, 20),
  kneipe(2, 'UNI', 'Semesterbar', 80, 20),
  kneipe(3, 'UNI', 'Zum Doktorhut', 100, 25),
  ecke(4, 'JUKEBOX', 'Jukebox'),
  kneipe(5, 'ALTSTADT', 'Zum Krug', 120, 30),
  kneipe(6, 'ALTSTADT', 'Goldener Hahn', 120, 30),
  kneipe(7, 'ALTSTADT', 'Ratskeller', 140, 35),
  ecke(POLIZEISTUNDE, 'POLIZEISTUNDE', 'Polizeistunde'),
  kneipe(9, 'HAFEN', 'Zum Anker', 160, 40),
  kneipe(10, 'HAFEN', 'Leuchtturm', 160, 40),
  kneipe(11, 'HAFEN', 'Kombüse', 180, 45),
  ecke(12, 'STAMMTISCH', 'Stammtisch'),
  kneipe(NEONLICHT, 'KIEZ', 'Neonlicht', 200, 50),
  kneipe(14, 'KIEZ', 'Nachtfalter', 200, 50),
  kneipe(15, 'KIEZ', 'Goldene Meile', 240, 60),
];

export const kneipenfelder: readonly Kneipenfeld[] = felder.filter((f): f is Kneipenfeld => f.art === 'KNEIPE');

/** The pub on this field; undefined for a corner and for anything that is no field. */
export function kneipenfeldOf(feld: number): Kneipenfeld | undefined {
  const gesucht = felder[feld];
  return gesucht?.art === 'KNEIPE' ? gesucht : undefined;
}

/** Cash at the start by place in the playing order, 0 plays first. */
export const startTaler = (platz: number): number => 1000 + 100 * platz;

export const RUNDEN = 10;
export const RUNDEN_LANGE_NACHT = 15;
