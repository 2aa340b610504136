import type { Seat } from '@tavern-jack/kernel';
import type { Karte } from './stapel.js';

/** What the bank pays for, and what it takes money for. */
export const BANK_ZAHLT = ['LOHN', 'STAMMGAESTE', 'LOTTO', 'FASSBIER_SPENDE', 'INFLUENCER_VIDEO'] as const;
export const BANK_ERHAELT = ['GESUNDHEITSAMT', 'SCHERBEN', 'STEUERPRUEFUNG', 'ROHRBRUCH'] as const;
export type BankZahltGrund = (typeof BANK_ZAHLT)[number];
export type BankErhaeltGrund = (typeof BANK_ERHAELT)[number];
export type ZugGrund = 'WURF' | 'KARTE';
export type Kauffrage = 'KAUFEN' | 'UEBERNEHMEN';

/** A debt settled as far as there was money: `bezahlt` is less than `faellig` only when nothing was left. */
interface Schuld {
  readonly seat: Seat;
  readonly faellig: number;
  readonly bezahlt: number;
}

export type PartieEroeffnet = {
  readonly type: 'partieEroeffnet';
  readonly reihenfolge: readonly Seat[];
  readonly taler: readonly number[];
  readonly runden: number;
};
export type ZugBegonnen = { readonly type: 'zugBegonnen'; readonly runde: number; readonly seat: Seat };
export type ZugAusgesetzt = { readonly type: 'zugAusgesetzt'; readonly runde: number; readonly seat: Seat };
export type Ausgebaut = {
  readonly type: 'ausgebaut';
  readonly seat: Seat;
  readonly feld: number;
  readonly stufe: number;
  readonly preis: number;
};
export type Gewuerfelt = { readonly type: 'gewuerfelt'; readonly seat: Seat; readonly wuerfel: readonly number[] };
export type Gezogen = {
  readonly type: 'gezogen';
  readonly seat: Seat;
  readonly von: number;
  readonly nach: number;
  readonly grund: ZugGrund;
  readonly vorwaerts: boolean;
};
export type BankZahlt = { readonly type: 'bankZahlt'; readonly seat: Seat; readonly betrag: number; readonly grund: BankZahltGrund };
export type BankErhaelt = { readonly type: 'bankErhaelt'; readonly grund: BankErhaeltGrund } & Schuld;
export type Gekauft = { readonly type: 'gekauft'; readonly seat: Seat; readonly feld: number; readonly preis: number };
export type Gelassen = { readonly type: 'gelassen'; readonly seat: Seat; readonly feld: number; readonly frage: Kauffrage };
export type DeckelBezahlt = { readonly type: 'deckelBezahlt'; readonly an: Seat; readonly feld: number } & Schuld;
export type SpielerZahlt = { readonly type: 'spielerZahlt'; readonly an: Seat; readonly karte: 'LOKALRUNDE' | 'GEBURTSTAG' } & Schuld;
export type Notverkauf = { readonly type: 'notverkauf'; readonly seat: Seat; readonly feld: number; readonly erloes: number };
export type Uebernommen = {
  readonly type: 'uebernommen';
  readonly seat: Seat;
  readonly von: Seat;
  readonly feld: number;
  readonly preis: number;
};
export type KartenGemischt = { readonly type: 'kartenGemischt'; readonly anzahl: number };
export type KarteGezogen = { readonly type: 'karteGezogen'; readonly seat: Seat; readonly karte: Karte };
export type AussetzenVerhaengt = { readonly type: 'aussetzenVerhaengt'; readonly seat: Seat };
export type Sperrstunde = { readonly type: 'sperrstunde'; readonly vermoegen: readonly number[]; readonly koenige: readonly Seat[] };

/** Everything that can happen in a match; all of it is public. */
export type Event =
  | PartieEroeffnet
  | ZugBegonnen
  | ZugAusgesetzt
  | Ausgebaut
  | Gewuerfelt
  | Gezogen
  | BankZahlt
  | BankErhaelt
  | Gekauft
  | Gelassen
  | DeckelBezahlt
  | SpielerZahlt
  | Notverkauf
  | Uebernommen
  | KartenGemischt
  | KarteGezogen
  | AussetzenVerhaengt
  | Sperrstunde;
