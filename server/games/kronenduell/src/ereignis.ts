import type { Seat } from '@tavern-jack/kernel';
import type { Siegregel, Vertagungsregel } from './wertung.js';

/** Both took up their cards: dealt from all sixteen (`gemischt`), or one suit each. `haende` is null for who must not know them. */
export type PartieBegonnen = {
  readonly type: 'partieBegonnen';
  readonly partie: number;
  readonly ziel: number;
  readonly gemischt: boolean;
  readonly haende: readonly (readonly number[])[] | null;
};
/** Verräter: the rank that each seat gave away, by seat; null for who must not know. */
export type KartenVerraten = { readonly type: 'kartenVerraten'; readonly gegeben: readonly number[] | null };
export type RundeBegonnen = {
  readonly type: 'rundeBegonnen';
  readonly runde: number;
  readonly verstaerkt: Seat | null;
  readonly spaeher: Seat | null;
};
/** `rang` is null for everybody but the seat itself while the card lies face down. */
export type Gelegt = { readonly type: 'gelegt'; readonly seat: Seat; readonly offen: boolean; readonly rang: number | null };
export type Aufgedeckt = {
  readonly type: 'aufgedeckt';
  readonly raenge: readonly number[];
  readonly werte: readonly number[];
  readonly aufgehoben: readonly boolean[];
};
/** `muenzen` includes `nachgeholt`, the coins of adjourned rounds. */
export type RundeGewonnen = {
  readonly type: 'rundeGewonnen';
  readonly seat: Seat;
  readonly muenzen: number;
  readonly nachgeholt: number;
  readonly regel: Siegregel;
};
export type RundeVertagt = { readonly type: 'rundeVertagt'; readonly vertagt: number; readonly regel: Vertagungsregel };
export type PartieUnentschieden = { readonly type: 'partieUnentschieden'; readonly partie: number; readonly stand: readonly number[] };
export type DuellGewonnen = {
  readonly type: 'duellGewonnen';
  readonly seat: Seat;
  readonly durchFalle: boolean;
  readonly stand: readonly number[];
};
export type DuellUnentschieden = { readonly type: 'duellUnentschieden'; readonly partien: number };

/** Everything that can happen in a duel. */
export type Event =
  | PartieBegonnen
  | KartenVerraten
  | RundeBegonnen
  | Gelegt
  | Aufgedeckt
  | RundeGewonnen
  | RundeVertagt
  | PartieUnentschieden
  | DuellGewonnen
  | DuellUnentschieden;
