import type { Art, Bedingung, Buerger, Farbe, Ort } from './typen';

/** What is printed on a citizen: enough to draw it wherever it lies. */
export interface Kartendruck {
  readonly art: Art;
  readonly bedingung: Bedingung;
  /** The numbers of the condition, as the contract describes them. */
  readonly werte: readonly number[];
  /** Printed points: 0 on a fairy, negative on a dragon. */
  readonly punkte: number;
}

type Zeile = readonly [art: Art, bedingung: Bedingung, werte: readonly number[], punkte: number];

const zeilen: Readonly<Record<Buerger, Zeile>> = {
  SCHNOESEL_GERADE: ['SCHNOESEL', 'GERADE', [], 5],
  SCHNOESEL_UNGERADE: ['SCHNOESEL', 'UNGERADE', [], 5],
  ELFE_4: ['ELFE', 'STRASSE', [4], 1],
  ELFE_5: ['ELFE', 'STRASSE', [5], 3],
  ELFE_6: ['ELFE', 'STRASSE', [6], 7],
  ZWERG_3X1: ['ZWERG', 'ZAHL', [3, 1], 4],
  ZWERG_3X3: ['ZWERG', 'ZAHL', [3, 3], 4],
  ZWERG_3X4: ['ZWERG', 'ZAHL', [3, 4], 4],
  ZWERG_4X3: ['ZWERG', 'ZAHL', [4, 3], 6],
  ZWERG_4X4: ['ZWERG', 'ZAHL', [4, 4], 6],
  ZWERG_4X6: ['ZWERG', 'ZAHL', [4, 6], 6],
  ZWERG_5X1: ['ZWERG', 'ZAHL', [5, 1], 10],
  ZWERG_5X6: ['ZWERG', 'ZAHL', [5, 6], 10],
  GNOM_3_GRUEN: ['GNOM', 'FARBEN', [0, 3, 0], 1],
  GNOM_4_ROT: ['GNOM', 'FARBEN', [4, 0, 0], 2],
  GNOM_4_GRUEN: ['GNOM', 'FARBEN', [0, 4, 0], 2],
  GNOM_5_ROT: ['GNOM', 'FARBEN', [5, 0, 0], 3],
  GNOM_5_BLAU: ['GNOM', 'FARBEN', [0, 0, 5], 3],
  GNOM_6_BLAU: ['GNOM', 'FARBEN', [0, 0, 6], 8],
  ORK_2_2: ['ORK', 'GRUPPEN', [2, 2], 1],
  ORK_3: ['ORK', 'GRUPPEN', [3], 2],
  ORK_3_2: ['ORK', 'GRUPPEN', [3, 2], 3],
  ORK_4: ['ORK', 'GRUPPEN', [4], 3],
  ORK_2_2_2: ['ORK', 'GRUPPEN', [2, 2, 2], 7],
  ORK_5: ['ORK', 'GRUPPEN', [5], 7],
  ORK_4_2: ['ORK', 'GRUPPEN', [4, 2], 8],
  KOBOLD_4: ['KOBOLD', 'GLEICHE_FARBE', [4], 1],
  KOBOLD_5: ['KOBOLD', 'GLEICHE_FARBE', [5], 2],
  KOBOLD_6: ['KOBOLD', 'GLEICHE_FARBE', [6], 7],
  LEHRLING_2ROT_2GRUEN_2BLAU: ['LEHRLING', 'FARBEN', [2, 2, 2], 2],
  LEHRLING_3ROT_3BLAU: ['LEHRLING', 'FARBEN', [3, 0, 3], 3],
  FEE_2ROT_2GRUEN: ['FEE', 'FARBEN', [2, 2, 0], 0],
  FEE_2GRUEN_2BLAU: ['FEE', 'FARBEN', [0, 2, 2], 0],
  FEE_3ROT_2BLAU: ['FEE', 'FARBEN', [3, 0, 2], 0],
  FEE_2ROT_3GRUEN: ['FEE', 'FARBEN', [2, 3, 0], 0],
  FEE_2GRUEN_3BLAU: ['FEE', 'FARBEN', [0, 2, 3], 0],
  HYPNOTISEUR: ['HYPNOTISEUR', 'HOECHSTENS', [12], 1],
  DRACHE_25: ['DRACHE', 'MINDESTENS', [25], -2],
  DRACHE_28: ['DRACHE', 'MINDESTENS', [28], -4],
  DRACHE_30: ['DRACHE', 'MINDESTENS', [30], -6],
};

export const BUERGER = Object.keys(zeilen) as readonly Buerger[];

/** What is printed on a citizen. */
export function druckVon(buerger: Buerger): Kartendruck {
  const [art, bedingung, werte, punkte] = zeilen[buerger];
  return { art, bedingung, werte, punkte };
}

const artfarben: Readonly<Record<Art, Farbe | null>> = {
  SCHNOESEL: 'GELB',
  ELFE: 'GELB',
  ZWERG: 'BRAUN',
  GNOM: 'BLAU',
  ORK: 'GRUEN',
  KOBOLD: 'VIOLETT',
  LEHRLING: 'VIOLETT',
  FEE: 'VIOLETT',
  HYPNOTISEUR: null,
  DRACHE: null,
};

/** The colour of a kind of citizen; null: none. */
export const farbeDer = (art: Art): Farbe | null => artfarben[art];

/** The locations from left to right, each with its colour; the one at index i lies above place i. */
export const orte: readonly (readonly [ort: Ort, farbe: Farbe])[] = [
  ['STADT', 'GELB'],
  ['BERGWERK', 'BRAUN'],
  ['TUEFTLERWERKSTATT', 'BLAU'],
  ['ORKDORF', 'GRUEN'],
  ['ZAUBERWALD', 'VIOLETT'],
];

/** The colour of a location. */
export const farbeDes = (ort: Ort): Farbe => orte.find(([anderer]) => anderer === ort)?.[1] ?? 'GELB';

/** Where the location of a colour lies in the row, 0 to 4. */
export const platzDer = (farbe: Farbe): number => orte.findIndex(([, andere]) => andere === farbe);

/** The three kinds of dice, two of each: the colour of each number, beginning with 1. */
export const wuerfelarten = [
  ['BLAU', 'GRUEN', 'ROT', 'ROT', 'GRUEN', 'BLAU'],
  ['ROT', 'BLAU', 'GRUEN', 'GRUEN', 'BLAU', 'ROT'],
  ['GRUEN', 'ROT', 'BLAU', 'BLAU', 'ROT', 'GRUEN'],
] as const;

/** What each kind of die is called. */
export const artname = ['I', 'II', 'III'] as const;

/** The colour a die, 0 to 5, shows with a number. Throws RangeError for a die or a number that does not exist. */
export function farbeAuf(wuerfel: number, zahl: number): 'ROT' | 'GRUEN' | 'BLAU' {
  const farbe = wuerfelarten[wuerfel >> 1]?.[zahl - 1];
  if (!farbe) throw new RangeError(`die ${wuerfel} shows no ${zahl}`);
  return farbe;
}

/** Kinds of citizens that do something besides counting. */
export const mitWirkung: ReadonlySet<Art> = new Set<Art>(['ELFE', 'LEHRLING', 'FEE', 'HYPNOTISEUR', 'DRACHE']);
