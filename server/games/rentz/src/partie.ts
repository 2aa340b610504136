import {
  type Card,
  type CardSet,
  type Impossible,
  type Layout,
  NO_CARDS,
  type Prompt as OpenPrompt,
  type Seat,
  type TrickTable,
  tableOf,
} from '@tavern-jack/kernel';
import type { Spiel, Werte } from './spiele.js';

/** What may differ from table to table: the values. */
export type Options = Werte;

/** Where a deal stands. Before the opening and after the end nobody must decide. */
export type Phase = 'BLIND' | 'ANSAGE' | 'ABLEHNUNG' | 'STICHSPIEL' | 'AUSLEGEN' | 'ENDE';

/** A trick that is over. */
export interface Stich {
  readonly gabe: number;
  readonly stichNummer: number;
  readonly ausspieler: Seat;
  /** In playing order, from the leader on. */
  readonly cards: readonly Card[];
  readonly gewinner: Seat;
  readonly stichpunkte: number;
}

/** A line of the score sheet. */
export interface Zettelzeile {
  readonly gabe: number;
  readonly ansager: Seat;
  readonly spiel: Spiel;
  readonly blind: boolean;
  readonly ergebnis: readonly number[];
  readonly stand: readonly number[];
}

/** A match of Rentz; lists go by seat unless they say otherwise. */
export interface RentzState {
  readonly werte: Werte;
  /** How many play; 0 before the opening. */
  readonly spieler: number;
  readonly phase: Phase;
  /** 1 to eight times the players; `wiederholung` counts how often this deal was refused. */
  readonly gabe: number;
  readonly wiederholung: number;
  readonly ansager: Seat;
  readonly spiel: Spiel | null;
  readonly blind: boolean;
  readonly amZug: Seat | null;
  /** Hands and the trick on the table; between and beside trick games only the hands count. */
  readonly tisch: TrickTable;
  /** How many tricks of this deal are over. */
  readonly stichNummer: number;
  readonly letzterStich: Stich | null;
  readonly reihen: Layout;
  /** In the Rentz game: an ace was laid, one more card may follow. */
  readonly nochEine: boolean;
  /** In order of going out. */
  readonly ausgestiegen: readonly Seat[];
  /** Cards that were played or laid in this deal, in this order. */
  readonly gesehen: readonly Card[];
  /** Cards that a seat showed not to hold. */
  readonly ohne: Impossible;
  /** Counting cards taken in this deal. */
  readonly zaehlkarten: readonly (readonly Card[])[];
  readonly stichzahlen: readonly number[];
  /** Points of this deal. */
  readonly spielpunkte: readonly number[];
  /** Games that a seat has not chosen yet. */
  readonly offen: readonly (readonly Spiel[])[];
  /** How often a seat has refused. */
  readonly ablehnungen: readonly number[];
  /** Points of all deals that are over. */
  readonly stand: readonly number[];
  readonly zettel: readonly Zettelzeile[];
  readonly sieger: readonly Seat[] | null;
}

/** What kind of decision is open. */
export type Entscheidung = 'BLIND' | 'ANSAGE' | 'ABLEHNUNG' | 'KARTE' | 'ANLEGEN' | 'NOCH_EINE';

/** An open decision. `endenNoetig`: so many ends this seat needs to refuse; null if it is not asked for that. */
export interface Prompt extends OpenPrompt {
  readonly entscheidung: Entscheidung;
  readonly gabe: number;
  readonly spiel: Spiel | null;
  readonly blind: boolean;
  readonly endenNoetig: number | null;
}

/** Nobody has sat down yet. */
export const initial = (werte: Options): RentzState => ({
  werte,
  spieler: 0,
  phase: 'ENDE',
  gabe: 0,
  wiederholung: 0,
  ansager: 0,
  spiel: null,
  blind: false,
  amZug: null,
  tisch: tableOf([], { leader: 0 }),
  stichNummer: 0,
  letzterStich: null,
  reihen: [null, null, null, null],
  nochEine: false,
  ausgestiegen: [],
  gesehen: [],
  ohne: [],
  zaehlkarten: [],
  stichzahlen: [],
  spielpunkte: [],
  offen: [],
  ablehnungen: [],
  stand: [],
  zettel: [],
  sieger: null,
});

/** A state in the making, and nobody else's yet. */
type Entwurf = { -readonly [Feld in keyof RentzState]: RentzState[Feld] };

/** A copy to be changed. Every card passes here: an object written out field by field costs a tenth of a spread one. */
export const kopieOf = (state: RentzState): Entwurf => ({
  werte: state.werte,
  spieler: state.spieler,
  phase: state.phase,
  gabe: state.gabe,
  wiederholung: state.wiederholung,
  ansager: state.ansager,
  spiel: state.spiel,
  blind: state.blind,
  amZug: state.amZug,
  tisch: state.tisch,
  stichNummer: state.stichNummer,
  letzterStich: state.letzterStich,
  reihen: state.reihen,
  nochEine: state.nochEine,
  ausgestiegen: state.ausgestiegen,
  gesehen: state.gesehen,
  ohne: state.ohne,
  zaehlkarten: state.zaehlkarten,
  stichzahlen: state.stichzahlen,
  spielpunkte: state.spielpunkte,
  offen: state.offen,
  ablehnungen: state.ablehnungen,
  stand: state.stand,
  zettel: state.zettel,
  sieger: state.sieger,
});

export const handOf = ({ tisch }: Pick<RentzState, 'tisch'>, seat: Seat): CardSet => tisch.hands[seat] ?? NO_CARDS;

/** The seat on the left, clockwise. */
export const linksVon = (seat: Seat, spieler: number): Seat => (seat + 1) % spieler;

/** A list with another value for one seat. */
export function mitSeat<T>(liste: readonly T[], seat: Seat, wert: T): readonly T[] {
  const neue = [...liste];
  neue[seat] = wert;
  return neue;
}

/** Blind: all scores of the game are doubled. */
export const faktor = ({ blind }: Pick<RentzState, 'blind'>): number => (blind ? 2 : 1);
