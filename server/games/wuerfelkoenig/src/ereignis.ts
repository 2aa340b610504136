import type { Seat } from '@tavern-jack/kernel';
import type { Buerger, Drache } from './karten.js';
import type { Ort } from './orte.js';

/** Which pile ran out and ended the match. */
export const ENDE = ['NACHZIEHSTAPEL', 'STRAFSTAPEL', 'ORTSSTAPEL'] as const;
export type Ende = (typeof ENDE)[number];

export type PartieEroeffnet = {
  readonly type: 'partieEroeffnet';
  /** Seats in playing order. */
  readonly reihenfolge: readonly Seat[];
  /** The open citizens from left to right. */
  readonly reihe: readonly Buerger[];
};
export type ZugBegonnen = {
  readonly type: 'zugBegonnen';
  readonly zugNummer: number;
  readonly seat: Seat;
  /** Rolls allowed: 3 or 4. */
  readonly wuerfe: number;
  readonly extrazug: boolean;
};
export type Gewuerfelt = {
  readonly type: 'gewuerfelt';
  readonly seat: Seat;
  /** Which roll of the turn, from 1. */
  readonly wurf: number;
  readonly behalten: readonly number[];
  readonly wuerfel: readonly number[];
};
export type Aufgehoert = { readonly type: 'aufgehoert'; readonly seat: Seat };
export type BuergerGenommen = {
  readonly type: 'buergerGenommen';
  readonly seat: Seat;
  readonly platz: number;
  readonly buerger: Buerger;
  readonly hypnotisiert: boolean;
};
export type OrtGegruendet = { readonly type: 'ortGegruendet'; readonly seat: Seat; readonly ort: Ort; readonly punkte: number };
export type DracheVerschenkt = { readonly type: 'dracheVerschenkt'; readonly seat: Seat; readonly an: Seat; readonly buerger: Drache };
/** `punkte` is negative. */
export type StrafeGenommen = { readonly type: 'strafeGenommen'; readonly seat: Seat; readonly punkte: number };
export type BuergerAbgelegt = { readonly type: 'buergerAbgelegt'; readonly platz: number; readonly buerger: Buerger };
export type BuergerAufgedeckt = { readonly type: 'buergerAufgedeckt'; readonly buerger: Buerger };
export type PartieBeendet = {
  readonly type: 'partieBeendet';
  readonly ende: readonly Ende[];
  /** Points by seat. */
  readonly ergebnis: readonly number[];
  /** Minus points by seat, as positive numbers. */
  readonly minuspunkte: readonly number[];
  readonly koenige: readonly Seat[];
};

/** Everything that can happen in a match; all of it is public. */
export type Event =
  | PartieEroeffnet
  | ZugBegonnen
  | Gewuerfelt
  | Aufgehoert
  | BuergerGenommen
  | OrtGegruendet
  | DracheVerschenkt
  | StrafeGenommen
  | BuergerAbgelegt
  | BuergerAufgedeckt
  | PartieBeendet;
