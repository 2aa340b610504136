import type { Bedingung } from './bedingung.js';
import type { Farbe } from './orte.js';

/** The ten kinds of citizens. */
export type Art = 'SCHNOESEL' | 'ELFE' | 'ZWERG' | 'GNOM' | 'ORK' | 'KOBOLD' | 'LEHRLING' | 'FEE' | 'HYPNOTISEUR' | 'DRACHE';

/** A printed citizen. */
export interface Gedruckt {
  readonly art: Art;
  readonly bedingung: Bedingung;
  /** The numbers of the condition, see `bedingung.ts`. */
  readonly werte: readonly number[];
  /** Printed points; a fairy has none of its own, a dragon's are negative. */
  readonly punkte: number;
}

/** The colour of each kind; null: none, so that it never founds a location. */
export const FARBE: Readonly<Record<Art, Farbe | null>> = {
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

const karte = (art: Art, bedingung: Bedingung, werte: readonly number[], punkte: number): Gedruckt => ({ art, bedingung, werte, punkte });

/** The whole deck: 40 citizens, each once. */
export const DECK = {
  SCHNOESEL_GERADE: karte('SCHNOESEL', 'GERADE', [], 5),
  SCHNOESEL_UNGERADE: karte('SCHNOESEL', 'UNGERADE', [], 5),
  ELFE_4: karte('ELFE', 'STRASSE', [4], 1),
  ELFE_5: karte('ELFE', 'STRASSE', [5], 3),
  ELFE_6: karte('ELFE', 'STRASSE', [6], 7),
  ZWERG_3X1: karte('ZWERG', 'ZAHL', [3, 1], 4),
  ZWERG_3X3: karte('ZWERG', 'ZAHL', [3, 3], 4),
  ZWERG_3X4: karte('ZWERG', 'ZAHL', [3, 4], 4),
  ZWERG_4X3: karte('ZWERG', 'ZAHL', [4, 3], 6),
  ZWERG_4X4: karte('ZWERG', 'ZAHL', [4, 4], 6),
  ZWERG_4X6: karte('ZWERG', 'ZAHL', [4, 6], 6),
  ZWERG_5X1: karte('ZWERG', 'ZAHL', [5, 1], 10),
  ZWERG_5X6: karte('ZWERG', 'ZAHL', [5, 6], 10),
  GNOM_3_GRUEN: karte('GNOM', 'FARBEN', [0, 3, 0], 1),
  GNOM_4_ROT: karte('GNOM', 'FARBEN', [4, 0, 0], 2),
  GNOM_4_GRUEN: karte('GNOM', 'FARBEN', [0, 4, 0], 2),
  GNOM_5_ROT: karte('GNOM', 'FARBEN', [5, 0, 0], 3),
  GNOM_5_BLAU: karte('GNOM', 'FARBEN', [0, 0, 5], 3),
  GNOM_6_BLAU: karte('GNOM', 'FARBEN', [0, 0, 6], 8),
  ORK_2_2: karte('ORK', 'GRUPPEN', [2, 2], 1),
  ORK_3: karte('ORK', 'GRUPPEN', [3], 2),
  ORK_3_2: karte('ORK', 'GRUPPEN', [3, 2], 3),
  ORK_4: karte('ORK', 'GRUPPEN', [4], 3),
  ORK_2_2_2: karte('ORK', 'GRUPPEN', [2, 2, 2], 7),
  ORK_5: karte('ORK', 'GRUPPEN', [5], 7),
  ORK_4_2: karte('ORK', 'GRUPPEN', [4, 2], 8),
  KOBOLD_4: karte('KOBOLD', 'GLEICHE_FARBE', [4], 1),
  KOBOLD_5: karte('KOBOLD', 'GLEICHE_FARBE', [5], 2),
  KOBOLD_6: karte('KOBOLD', 'GLEICHE_FARBE', [6], 7),
  LEHRLING_2ROT_2GRUEN_2BLAU: karte('LEHRLING', 'FARBEN', [2, 2, 2], 2),
  LEHRLING_3ROT_3BLAU: karte('LEHRLING', 'FARBEN', [3, 0, 3], 3),
  FEE_2ROT_2GRUEN: karte('FEE', 'FARBEN', [2, 2, 0], 0),
  FEE_2GRUEN_2BLAU: karte('FEE', 'FARBEN', [0, 2, 2], 0),
  FEE_3ROT_2BLAU: karte('FEE', 'FARBEN', [3, 0, 2], 0),
  FEE_2ROT_3GRUEN: karte('FEE', 'FARBEN', [2, 3, 0], 0),
  FEE_2GRUEN_3BLAU: karte('FEE', 'FARBEN', [0, 2, 3], 0),
  HYPNOTISEUR: karte('HYPNOTISEUR', 'HOECHSTENS', [12], 1),
  DRACHE_25: karte('DRACHE', 'MINDESTENS', [25], -2),
  DRACHE_28: karte('DRACHE', 'MINDESTENS', [28], -4),
  DRACHE_30: karte('DRACHE', 'MINDESTENS', [30], -6),
} as const satisfies Readonly<Record<string, Gedruckt>>;

export type Buerger = keyof typeof DECK;
export const BUERGER = Object.keys(DECK) as readonly Buerger[];
export type Drache = Extract<Buerger, `DRACHE_${string}`>;

export const gedruckt = (buerger: Buerger): Gedruckt => DECK[buerger];
export const istDrache = (buerger: Buerger): buerger is Drache => gedruckt(buerger).art === 'DRACHE';
