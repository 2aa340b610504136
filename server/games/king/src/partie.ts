import type { Card, Farbe, Karte, Prompt as KernelPrompt, Seat, Suit, Trick, TrickTable } from '@tavern-jack/kernel';
import type { Kontrakt } from './kontrakt.js';
import type { Options } from './optionen.js';
import { type Regelwerk, regelwerkFuer } from './regelwerk.js';

export type Move =
  | { readonly type: 'ansagen'; readonly kontrakt: Kontrakt }
  | { readonly type: 'bieten'; readonly gebot: number }
  | { readonly type: 'passen' }
  | { readonly type: 'verkaufen' }
  | { readonly type: 'behalten' }
  | { readonly type: 'bestimmen'; readonly farbe: Farbe }
  | { readonly type: 'legen'; readonly karte: Karte };

export const ENTSCHEIDUNGEN = ['KONTRAKT_ANSAGEN', 'BIETEN', 'VERKAUFEN', 'TRUMPF_ANSAGEN', 'AUSSPIELEN', 'ZUGEBEN'] as const;
export type Entscheidung = (typeof ENTSCHEIDUNGEN)[number];

export interface Prompt extends KernelPrompt {
  readonly kingEntscheidung: Entscheidung;
  /** Adding a card: the suit that was led. */
  readonly angespielt: Farbe | null;
  /** Offering and selling: the best offer so far. */
  readonly hoechstesGebot: number | null;
  /** Selling: who made it. */
  readonly bieter: Seat | null;
}

/** An answer to the question whether to buy the choice of trumps; null: passed. */
export interface Gebot {
  readonly seat: Seat;
  readonly gebot: number | null;
}

/** A finished trick, and who got how much for it. */
export interface Stich extends Trick {
  readonly zaehltFuer: Seat;
  readonly punkte: number;
}

/** A line of the score sheet. */
export interface Zeile {
  readonly kontrakt: Kontrakt;
  readonly geber: Seat;
  readonly ansager: Seat;
  readonly trumpf: Suit | null;
  readonly ergebnis: readonly number[];
  readonly stand: readonly number[];
}

/** The running game, or the last one after the end. */
export interface Spiel {
  /** From 1. */
  readonly nummer: number;
  readonly geber: Seat;
  readonly ansager: Seat;
  readonly kontrakt: Kontrakt | null;
  /** The dealer's last card; it is shown only where it decides on trumps. */
  readonly letzteKarte: Card;
  readonly gezeigt: boolean;
  readonly gebote: readonly Gebot[];
  /** Whether the seller has answered the best offer. */
  readonly verhandelt: boolean;
  readonly kauf: { readonly kaeufer: Seat; readonly gebot: number } | null;
  readonly tisch: TrickTable;
  /** The trick that was just completed and is not counted yet. */
  readonly voll: Trick | null;
  readonly stiche: readonly Stich[];
  /** Points by seat, tricks that were not played any more included. */
  readonly punkte: readonly number[];
  /** Who took the rest, and how many tricks that were; null: everything was played. */
  readonly rest: { readonly seat: Seat | null; readonly stiche: number } | null;
}

export interface KingState {
  readonly options: Options;
  readonly seats: number;
  /** Who deals first. */
  readonly ersterGeber: Seat;
  /** Null before the first deal. */
  readonly spiel: Spiel | null;
  /** The last trick and its number, also of the game before. */
  readonly letzterStich: { readonly nummer: number; readonly stich: Stich } | null;
  readonly zettel: readonly Zeile[];
  /** How many decisions were made; it numbers the prompts. */
  readonly entscheidungen: number;
  readonly sieger: readonly Seat[] | null;
}

/** The table before anybody sits at it. */
export const initial = (options: Options): KingState => ({
  options,
  seats: 0,
  ersterGeber: 0,
  spiel: null,
  letzterStich: null,
  zettel: [],
  entscheidungen: 0,
  sieger: null,
});

export const regelnOf = ({ options, seats }: KingState): Regelwerk => regelwerkFuer(options, seats);

/** Whether a game is being played: dealt and not counted yet. */
export const laeuft = ({ spiel, zettel }: KingState): boolean => spiel !== null && zettel.length < spiel.nummer;

/** Points of all games that are over, by seat. */
export const standOf = ({ zettel, seats }: KingState): readonly number[] => zettel.at(-1)?.stand ?? Array.from({ length: seats }, () => 0);
