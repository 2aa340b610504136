import type { Farbe, Karte, Seat } from '@tavern-jack/kernel';
import type { Kontrakt } from './kontrakt.js';

/** Why the rest of a game was not played. */
export const RESTGRUENDE = ['ALLE_STICHE', 'NICHTS_MEHR_ZU_HOLEN'] as const;
export type Restgrund = (typeof RESTGRUENDE)[number];

export type PartieEroeffnet = { readonly type: 'partieEroeffnet'; readonly spieler: number; readonly ersterGeber: Seat };
export type Ausgeteilt = {
  readonly type: 'ausgeteilt';
  /** From 1. */
  readonly spielNummer: number;
  readonly geber: Seat;
  /** Who chooses or could have chosen. */
  readonly ansager: Seat;
  readonly ausspieler: Seat;
  /** Null: it is chosen after a look at the cards. */
  readonly kontrakt: Kontrakt | null;
  readonly gemischt: boolean;
  /** By seat, in the order in which they were dealt; null for a hand that the reader must not see. */
  readonly haende: readonly (readonly Karte[] | null)[];
};
export type KontraktAngesagt = { readonly type: 'kontraktAngesagt'; readonly seat: Seat; readonly kontrakt: Kontrakt };
export type Geboten = { readonly type: 'geboten'; readonly seat: Seat; readonly gebot: number };
export type Gepasst = { readonly type: 'gepasst'; readonly seat: Seat };
export type TrumpfVerkauft = {
  readonly type: 'trumpfVerkauft';
  readonly seat: Seat;
  readonly kaeufer: Seat;
  /** So many of the buyer's first tricks count for the seller. */
  readonly gebot: number;
};
export type TrumpfBehalten = { readonly type: 'trumpfBehalten'; readonly seat: Seat };
export type TrumpfBestimmt = {
  readonly type: 'trumpfBestimmt';
  readonly seat: Seat;
  readonly farbe: Farbe;
  /** The last card that shows trumps; null: they were named. */
  readonly karte: Karte | null;
};
export type KarteGelegt = { readonly type: 'karteGelegt'; readonly seat: Seat; readonly karte: Karte };
export type StichGewonnen = {
  readonly type: 'stichGewonnen';
  readonly seat: Seat;
  readonly stichNummer: number;
  /** Who gets the points: the winner, or the seller of trumps. */
  readonly zaehltFuer: Seat;
  readonly punkte: number;
};
export type RestEntschieden = {
  readonly type: 'restEntschieden';
  /** Who takes the tricks that are left; null: they count nothing. */
  readonly seat: Seat | null;
  readonly grund: Restgrund;
  readonly stiche: number;
  /** What they count, by seat. */
  readonly punkte: readonly number[];
  /** The cards that were left, by seat. */
  readonly karten: readonly (readonly Karte[])[];
};
export type SpielGewertet = {
  readonly type: 'spielGewertet';
  readonly spielNummer: number;
  readonly kontrakt: Kontrakt;
  readonly ergebnis: readonly number[];
  readonly stand: readonly number[];
};
export type PartieBeendet = { readonly type: 'partieBeendet'; readonly endstand: readonly number[]; readonly sieger: readonly Seat[] };

/** Everything that can happen in a match. Only the hands of `ausgeteilt` are secret. */
export type Event =
  | PartieEroeffnet
  | Ausgeteilt
  | KontraktAngesagt
  | Geboten
  | Gepasst
  | TrumpfVerkauft
  | TrumpfBehalten
  | TrumpfBestimmt
  | KarteGelegt
  | StichGewonnen
  | RestEntschieden
  | SpielGewertet
  | PartieBeendet;
