import {
  type Card,
  type Farbe,
  type Karte,
  type Prompt as KernelPrompt,
  type Layout,
  NO_CARDS,
  type Seat,
  seatAfter,
  type Trick,
  type TrickTable,
  tableOf,
} from '@tavern-jack/kernel';
import { type Kontrakt, kontraktFor } from './kontrakt.js';
import type { Options } from './optionen.js';
import { planFor, type Spiel } from './spiele.js';

export type Move =
  | { readonly type: 'ansagen'; readonly trumpffarbe: Farbe }
  | { readonly type: 'spielen'; readonly spielkarte: Karte }
  | { readonly type: 'anlegen'; readonly spielkarte: Karte };

export const FRAGEN = ['TRUMPF_ANSAGEN', 'AUSSPIELEN', 'ZUGEBEN', 'EROEFFNEN', 'ANLEGEN'] as const;
export type Frage = (typeof FRAGEN)[number];
export interface Prompt extends KernelPrompt {
  readonly kierkiFrage: Frage;
  readonly spielNummer: number;
  readonly kierkiSpiel: Spiel;
  readonly bedienfarbe: Farbe | null;
  readonly herzGesperrt: boolean;
}

/** A finished trick and what it counted. */
export interface Stich extends Trick {
  readonly punkte: number;
}

/** A turn in Loteryjka; without a card: passed. */
export interface Legung {
  readonly seat: Seat;
  readonly card: Card | null;
}

/** Loteryjka as far as it is played. */
export interface Auslage {
  readonly reihen: Layout;
  /** The rank that begins a row; null: any card does. */
  readonly startrang: number | null;
  readonly legungen: readonly Legung[];
  /** Who has no cards left, in that order. */
  readonly fertig: readonly Seat[];
  readonly amZug: Seat;
}

/** A line of the score sheet: a game that is over. */
export interface Zettelzeile {
  readonly spielNummer: number;
  readonly kierkiSpiel: Spiel;
  readonly geber: Seat;
  readonly trumpffarbe: Farbe | null;
  readonly ergebnis: readonly number[];
  readonly stand: readonly number[];
}

/** GEBEN: cards are on their way. TRUMPF: the dealer must name trumps. RUHE: nothing is being played. */
export type Phase = 'GEBEN' | 'TRUMPF' | 'STICHE' | 'LOTERYJKA' | 'RUHE';

export interface KierkiState {
  readonly options: Options;
  /** 3 or 4; 0 before the opening. */
  readonly mitspieler: number;
  readonly ersterGeber: Seat;
  /** From 1; 0 before the first. */
  readonly spielNummer: number;
  readonly phase: Phase;
  /** Hands in every game; trick and leader in games with tricks. */
  readonly tisch: TrickTable;
  /** A complete trick that nobody has taken yet. */
  readonly vollerStich: Trick | null;
  /** Finished tricks of this game, and the last one of an earlier game. */
  readonly stiche: readonly Stich[];
  readonly frueherer: Stich | null;
  readonly auslage: Auslage | null;
  /** Points of the running game by seat. */
  readonly spielpunkte: readonly number[];
  readonly zettel: readonly Zettelzeile[];
  /** How many decisions were made; it numbers the prompts. */
  readonly entscheidungen: number;
  readonly sieger: readonly Seat[] | null;
}

/** The table before anybody sits down. */
export const initial = (options: Options): KierkiState => ({
  options,
  mitspieler: 0,
  ersterGeber: 0,
  spielNummer: 0,
  phase: 'RUHE',
  tisch: tableOf([], { leader: 0 }),
  vollerStich: null,
  stiche: [],
  frueherer: null,
  auslage: null,
  spielpunkte: [],
  zettel: [],
  entscheidungen: 0,
  sieger: null,
});

/** A state in the making, and nobody else's yet. */
type Entwurf = { -readonly [Feld in keyof KierkiState]: KierkiState[Feld] };

/** A copy to be changed. Every card passes here: an object written out field by field costs a tenth of a spread one. */
export const kopieOf = (state: KierkiState): Entwurf => ({
  options: state.options,
  mitspieler: state.mitspieler,
  ersterGeber: state.ersterGeber,
  spielNummer: state.spielNummer,
  phase: state.phase,
  tisch: state.tisch,
  vollerStich: state.vollerStich,
  stiche: state.stiche,
  frueherer: state.frueherer,
  auslage: state.auslage,
  spielpunkte: state.spielpunkte,
  zettel: state.zettel,
  entscheidungen: state.entscheidungen,
  sieger: state.sieger,
});

/** The running game. Throws RangeError before the first one. */
export function spielOf({ options, mitspieler, spielNummer }: KierkiState): Spiel {
  const spiel = planFor(options, mitspieler)[spielNummer - 1];
  if (!spiel) throw new RangeError(`no game ${spielNummer}`);
  return spiel;
}
export const kontraktOf = (state: KierkiState): Kontrakt => kontraktFor(state.options, state.mitspieler, spielOf(state));

/** Who deals a game of the match: the deal goes to the left. */
export const geberVon = ({ ersterGeber, mitspieler }: KierkiState, spielNummer: number): Seat =>
  seatAfter(ersterGeber, spielNummer - 1, 1, mitspieler);
export const geberOf = (state: KierkiState): Seat => geberVon(state, state.spielNummer);

/** Who leads to the first trick, or begins Loteryjka: in minus games the dealer's left neighbour, else the dealer. */
export const beginnt = (spiel: Spiel, geber: Seat, mitspieler: number): Seat =>
  spiel === 'TRUMPF' || spiel === 'LOTERYJKA' ? geber : seatAfter(geber, 1, 1, mitspieler);

export const seatsOf = ({ mitspieler }: KierkiState): readonly Seat[] => Array.from({ length: mitspieler }, (_, seat) => seat);
export const handOf = ({ tisch }: KierkiState, seat: Seat) => tisch.hands[seat] ?? NO_CARDS;

/** Running totals of all games that are over, by seat. */
export const standOf = (state: KierkiState): readonly number[] => state.zettel.at(-1)?.stand ?? seatsOf(state).map(() => 0);
