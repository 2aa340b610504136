import type { Prompt as KernelPrompt, Seat } from '@tavern-jack/kernel';
import type { Regel } from './wertung.js';

export type Options = {
  /** Three coins win in place of four. */
  readonly schnellesDuell: boolean;
  /** Before each game both give the other one random card, face down. */
  readonly verraeter: boolean;
  /** All 16 cards are shuffled, eight for each. */
  readonly gemischteHaende: boolean;
};

export type Move = { readonly type: 'legen'; readonly rang: number };

/** Face down with the other, openly before a scout, or as the scout that sees the other's card. */
export type Wahl = 'VERDECKT' | 'OFFEN' | 'SPAEHER';
export interface Prompt extends KernelPrompt {
  readonly wahl: Wahl;
  readonly partie: number;
  readonly runde: number;
}

/** A round that is over. Lists of two go by seat. */
export interface Runde {
  readonly runde: number;
  readonly raenge: readonly number[];
  readonly werte: readonly number[];
  readonly aufgehoben: readonly boolean[];
  /** Null: adjourned. */
  readonly sieger: Seat | null;
  readonly muenzen: number;
  readonly regel: Regel;
}

/** Both cards turned up and not yet settled. */
export type Aufdeckung = Pick<Runde, 'raenge' | 'werte' | 'aufgehoben'>;

export interface Ende {
  readonly sieger: readonly Seat[];
  readonly durchFalle: boolean;
}

export interface KronenduellState {
  readonly options: Options;
  /** Coins that win. */
  readonly ziel: number;
  /** Which game of the duel, from 1; 0 before the first. */
  readonly partie: number;
  /** 1 to 8; 0 before the first. */
  readonly runde: number;
  /** Whether cards are being laid. */
  readonly laeuft: boolean;
  /** By seat, in ascending order: the cards that were not turned up yet, one that lies face down included. */
  readonly haende: readonly (readonly number[])[];
  /** By seat: the card that lies in front of it. */
  readonly liegt: readonly (number | null)[];
  readonly aufgedeckt: Aufdeckung | null;
  /** Coins by seat. */
  readonly stand: readonly number[];
  /** Coins of adjourned rounds. */
  readonly vertagt: number;
  /** The one seat that is boosted, and the one that has the scout: two of a kind cancel out. */
  readonly verstaerkt: Seat | null;
  readonly spaeher: Seat | null;
  readonly verlauf: readonly Runde[];
  readonly ende: Ende | null;
}

export const SEATS: readonly Seat[] = [0, 1];
export const gegner = (seat: Seat): Seat => 1 - seat;

/** Heading "Spielende" and the variant "Schnelles Duell": how many coins win. */
export const zielOf = (options: Options): number => (options.schnellesDuell ? 3 : 4);

/** Whether everybody knows both hands from the start, spectators included. */
export const haendeBekannt = (options: Options): boolean => !options.verraeter && !options.gemischteHaende;

/** The table before anybody takes up cards. */
export const initial = (options: Options): KronenduellState => ({
  options,
  ziel: zielOf(options),
  partie: 0,
  runde: 0,
  laeuft: false,
  haende: [[], []],
  liegt: [null, null],
  aufgedeckt: null,
  stand: [0, 0],
  vertagt: 0,
  verstaerkt: null,
  spaeher: null,
  verlauf: [],
  ende: null,
});

/** A seat's cards that were not turned up yet. Throws RangeError for a seat that is not at the table. */
export function handOf(state: KronenduellState, seat: Seat): readonly number[] {
  const hand = state.haende[seat];
  if (!hand) throw new RangeError(`no seat ${seat}`);
  return hand;
}
