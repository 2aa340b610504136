import type { Farbe, Karte, Seat } from '@tavern-jack/kernel';
import type { Spiel } from './spiele.js';

export type PartieEroeffnet = { readonly type: 'partieEroeffnet'; readonly mitspieler: number; readonly geber: Seat };
export type SpielBegonnen = {
  readonly type: 'spielBegonnen';
  readonly spielNummer: number;
  readonly kierkiSpiel: Spiel;
  readonly geber: Seat;
};
/** What each seat got, besides what it had; null for whoever must not see it. */
export type Gegeben = { readonly type: 'gegeben'; readonly blaetter: readonly (readonly Karte[] | null)[] };
export type TrumpfAngesagt = { readonly type: 'trumpfAngesagt'; readonly seat: Seat; readonly trumpffarbe: Farbe };
export type KarteGespielt = { readonly type: 'karteGespielt'; readonly seat: Seat; readonly spielkarte: Karte };
export type StichGewonnen = {
  readonly type: 'stichGewonnen';
  readonly seat: Seat;
  readonly stichNummer: number;
  readonly stichpunkte: number;
};
export type KarteAngelegt = { readonly type: 'karteAngelegt'; readonly seat: Seat; readonly spielkarte: Karte };
export type Gepasst = { readonly type: 'gepasst'; readonly seat: Seat };
/** `fertigAls`: 1 for the first, 2 for the second; `bringt` in points. */
export type FertigGeworden = {
  readonly type: 'fertigGeworden';
  readonly seat: Seat;
  readonly fertigAls: number;
  readonly bringt: number;
};

export const ABKUERZUNGEN = ['NICHTS_MEHR_ZU_HOLEN', 'REST_ENTSCHIEDEN', 'ZWEI_FERTIG'] as const;
export type Abkuerzung = (typeof ABKUERZUNGEN)[number];
/** A game ended with cards in hand. `restAn` gets all tricks that are left, which count `restpunkte`. */
export type RestAufgedeckt = {
  readonly type: 'restAufgedeckt';
  readonly abkuerzung: Abkuerzung;
  readonly restAn: Seat | null;
  readonly restpunkte: number;
  readonly restkarten: readonly (readonly Karte[])[];
};
export type SpielGewertet = {
  readonly type: 'spielGewertet';
  readonly spielNummer: number;
  readonly ergebnis: readonly number[];
  readonly stand: readonly number[];
};
export type PartieBeendet = { readonly type: 'partieBeendet'; readonly stand: readonly number[]; readonly sieger: readonly Seat[] };

/** Everything that can happen in a match. */
export type Event =
  | PartieEroeffnet
  | SpielBegonnen
  | Gegeben
  | TrumpfAngesagt
  | KarteGespielt
  | StichGewonnen
  | KarteAngelegt
  | Gepasst
  | FertigGeworden
  | RestAufgedeckt
  | SpielGewertet
  | PartieBeendet;
