import type { Karte, Seat } from '@tavern-jack/kernel';
import type { Spiel } from './spiele.js';

export type PartieEroeffnet = {
  readonly type: 'partieEroeffnet';
  readonly mitspieler: number;
  readonly ansager: Seat;
  readonly gaben: number;
};
/** Hands by seat, sorted; null for who must not look. */
export type Gegeben = {
  readonly type: 'gegeben';
  readonly gabe: number;
  readonly wiederholung: number;
  readonly ansager: Seat;
  readonly blaetter: readonly (readonly Karte[] | null)[];
};
/** The chooser looks at the cards; they are null for everybody else. */
export type Aufgenommen = { readonly type: 'aufgenommen'; readonly seat: Seat; readonly handkarten: readonly Karte[] | null };
export type Angesagt = { readonly type: 'angesagt'; readonly seat: Seat; readonly spiel: Spiel; readonly blind: boolean };
export type Zugelassen = { readonly type: 'zugelassen'; readonly seat: Seat };
/** `enden`: the aces and lowest cards that prove the right to refuse. */
export type Abgelehnt = { readonly type: 'abgelehnt'; readonly seat: Seat; readonly enden: readonly Karte[] };
export type Gespielt = { readonly type: 'gespielt'; readonly seat: Seat; readonly spielkarte: Karte };
export type StichGewonnen = {
  readonly type: 'stichGewonnen';
  readonly seat: Seat;
  readonly stichNummer: number;
  readonly stichpunkte: number;
};
export type Angelegt = { readonly type: 'angelegt'; readonly seat: Seat; readonly spielkarte: Karte };
export type Gepasst = { readonly type: 'gepasst'; readonly seat: Seat };
export type Verzichtet = { readonly type: 'verzichtet'; readonly seat: Seat };
export type Ausgesetzt = { readonly type: 'ausgesetzt'; readonly seat: Seat };
export type Ausgestiegen = { readonly type: 'ausgestiegen'; readonly seat: Seat; readonly fertigAls: number; readonly platzpunkte: number };
/** `vorzeitig`: cards were left, because everything that counts was taken. */
export type GabeGewertet = {
  readonly type: 'gabeGewertet';
  readonly gabe: number;
  readonly ansager: Seat;
  readonly spiel: Spiel;
  readonly blind: boolean;
  readonly vorzeitig: boolean;
  readonly ergebnis: readonly number[];
  readonly stand: readonly number[];
};
export type PartieBeendet = { readonly type: 'partieBeendet'; readonly stand: readonly number[]; readonly sieger: readonly Seat[] };

/** Everything that can happen in a match of Rentz. */
export type Event =
  | PartieEroeffnet
  | Gegeben
  | Aufgenommen
  | Angesagt
  | Zugelassen
  | Abgelehnt
  | Gespielt
  | StichGewonnen
  | Angelegt
  | Gepasst
  | Verzichtet
  | Ausgesetzt
  | Ausgestiegen
  | GabeGewertet
  | PartieBeendet;
