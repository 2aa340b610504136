import type { Prompt as KernelPrompt, Seat } from '@tavern-jack/kernel';
import type { Buerger, Drache } from './karten.js';
import { ORTE, ORTPUNKTE, type Ort, PLAETZE, STRAFEN } from './orte.js';

/** `chancen`: the row shows how likely each open citizen is; for practice. */
export type Options = { readonly chancen: boolean };

export type Move =
  | { readonly type: 'wuerfeln'; readonly behalten: readonly number[] }
  | { readonly type: 'aufhoeren' }
  | { readonly type: 'nehmen'; readonly platz: number }
  | { readonly type: 'schenken'; readonly an: Seat };

export type Schritt = 'ERSTER_WURF' | 'NACH_DEM_WURF' | 'BUERGER_WAEHLEN' | 'DRACHE_SCHENKEN';
export interface Prompt extends KernelPrompt {
  readonly schritt: Schritt;
  /** Rolls left in this turn. */
  readonly wuerfeUebrig: number;
  /** The dragon to give away, else null. */
  readonly drache: Drache | null;
}

/** WURF: dice may still be rolled. AUSWERTUNG: the dice lie. GENOMMEN: a card was taken, the row waits to be refilled. */
export type Phase = 'WURF' | 'AUSWERTUNG' | 'GENOMMEN';

/** A card on a kingdom's stack; points of a location 2 to 4, of a penalty -1 to -4. */
export type Stapelkarte =
  | { readonly sorte: 'BUERGER'; readonly buerger: Buerger }
  | { readonly sorte: 'ORT'; readonly ort: Ort; readonly punkte: number }
  | { readonly sorte: 'STRAFE'; readonly punkte: number };

/** A kingdom's stack, from bottom to top. */
export type Stapel = readonly Stapelkarte[];

/** The running turn, or the last one after the end. */
export interface Zug {
  /** From 1; 0 before the first turn. */
  readonly nummer: number;
  /** Whose turn; null before the first and after the end. */
  readonly seat: Seat | null;
  /** Whether a Zauberlehrling brought it. */
  readonly extrazug: boolean;
  readonly phase: Phase;
  /** Rolls made, and rolls allowed. */
  readonly wurf: number;
  readonly wuerfe: number;
  /** Number of each die; null before the first roll. */
  readonly wuerfel: readonly number[] | null;
  /** Which dice the last roll left as they were. */
  readonly behalten: readonly number[];
  /** A dragon that was taken and not yet given away. */
  readonly drache: Drache | null;
  /** Whether a Zauberlehrling was taken, so that the same player goes on. */
  readonly nochEinmal: boolean;
}

/** What lies in the middle of the table. */
export interface Tisch {
  /** Open citizens by place; null is a gap. */
  readonly reihe: readonly (Buerger | null)[];
  /** Undrawn citizens as a set: which one comes next is decided when it is drawn. */
  readonly nachzieh: readonly Buerger[];
  readonly ablage: readonly Buerger[];
  /** Cards left on each location stack. */
  readonly orte: readonly number[];
  /** Untaken penalties by their points, as a set with repetitions. */
  readonly strafen: readonly number[];
}

export interface WuerfelkoenigState {
  readonly chancen: boolean;
  /** Seats in playing order. */
  readonly reihenfolge: readonly Seat[];
  readonly zug: Zug;
  readonly tisch: Tisch;
  /** Kingdoms by seat. */
  readonly reiche: readonly Stapel[];
  /** How many decisions were made; it numbers the prompts. */
  readonly entscheidungen: number;
  readonly koenige: readonly Seat[] | null;
}

const VOR_DEM_ERSTEN_ZUG: Zug = {
  nummer: 0,
  seat: null,
  extrazug: false,
  phase: 'GENOMMEN',
  wurf: 0,
  wuerfe: 0,
  wuerfel: null,
  behalten: [],
  drache: null,
  nochEinmal: false,
};

/** The table before it is laid out: nobody sits, no citizen lies open. */
export const initial = ({ chancen }: Options): WuerfelkoenigState => ({
  chancen,
  reihenfolge: [],
  zug: VOR_DEM_ERSTEN_ZUG,
  tisch: {
    reihe: PLAETZE.map(() => null),
    nachzieh: [],
    ablage: [],
    orte: ORTE.map(() => ORTPUNKTE.length),
    strafen: STRAFEN,
  },
  reiche: [],
  entscheidungen: 0,
  koenige: null,
});

/** The others in turn order, beginning on this seat's left. */
export function andereAb({ reihenfolge }: WuerfelkoenigState, seat: Seat): readonly Seat[] {
  const platz = reihenfolge.indexOf(seat);
  return [...reihenfolge.slice(platz + 1), ...reihenfolge.slice(0, platz)];
}

/** Rolls left in the running turn. */
export const wuerfeUebrig = ({ phase, wuerfe, wurf }: Zug): number => (phase === 'WURF' ? wuerfe - wurf : 0);
