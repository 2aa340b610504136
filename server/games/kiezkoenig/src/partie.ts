import type { Prompt as KernelPrompt, Seat } from '@tavern-jack/kernel';
import { kneipenfelder, RUNDEN, RUNDEN_LANGE_NACHT } from './brett.js';
import type { Karte } from './stapel.js';

export type Options = { readonly langeNacht: boolean };

export type Move =
  | { readonly type: 'wuerfeln' }
  | { readonly type: 'ausbauen'; readonly feld: number }
  | { readonly type: 'kaufen' }
  | { readonly type: 'uebernehmen' }
  | { readonly type: 'lassen' };

export type Frage = 'VOR_DEM_WURF' | 'KAUFEN' | 'UEBERNEHMEN';
export interface Prompt extends KernelPrompt {
  readonly frage: Frage;
  /** The pub it is about, and what saying yes costs in Taler; both null before the roll. */
  readonly feld: number | null;
  readonly preis: number | null;
}

/**
 * How far the running turn has come. Only the steps between two decisions tell UNTERWEGS from AM_ZIEL:
 * a token that passed Feierabend has arrived when its wage is paid.
 */
export type Phase = 'VOR_DEM_WURF' | 'UNTERWEGS' | 'AM_ZIEL' | 'DECKEL_BEZAHLT' | 'ERLEDIGT';

export interface Kneipe {
  readonly feld: number;
  readonly besitzer: Seat | null;
  /** 0, 1 Happy Hour, 2 Zapfanlage. */
  readonly stufe: number;
}

export interface Spieler {
  readonly taler: number;
  readonly feld: number;
  readonly setztAus: boolean;
  readonly pleite: boolean;
}

export interface KiezkoenigState {
  readonly runden: number;
  readonly runde: number;
  readonly amZug: Seat | null;
  readonly phase: Phase;
  /** Whether this turn's one upgrade is used up. */
  readonly ausgebaut: boolean;
  /** Seats in playing order. */
  readonly reihenfolge: readonly Seat[];
  readonly spieler: readonly Spieler[];
  readonly kneipen: readonly Kneipe[];
  /** What the bank holds: it starts with nothing and may owe without limit, so seats and bank always sum to 0. */
  readonly bank: number;
  readonly wuerfel: readonly number[] | null;
  readonly karte: Karte | null;
  /** Cards not yet drawn, as a set: the order of the stack is decided when a card is drawn. */
  readonly stapel: readonly Karte[];
  /** How many decisions were made; it numbers the prompts. */
  readonly entscheidungen: number;
  readonly koenige: readonly Seat[] | null;
}

/** The board before it is laid out: no seats, no money. */
export const initial = (options: Options): KiezkoenigState => ({
  runden: options.langeNacht ? RUNDEN_LANGE_NACHT : RUNDEN,
  runde: 1,
  amZug: null,
  phase: 'ERLEDIGT',
  ausgebaut: false,
  reihenfolge: [],
  spieler: [],
  kneipen: kneipenfelder.map(({ feld }) => ({ feld, besitzer: null, stufe: 0 })),
  bank: 0,
  wuerfel: null,
  karte: null,
  stapel: [],
  entscheidungen: 0,
  koenige: null,
});

/**
 * The state with other values. Written out field by field: every event passes here, and a state that is spread again and again costs
 * the engine ten times as much.
 */
export const mit = (state: KiezkoenigState, neu: Partial<KiezkoenigState>): KiezkoenigState =>
  Object.assign(
    {
      runden: state.runden,
      runde: state.runde,
      amZug: state.amZug,
      phase: state.phase,
      ausgebaut: state.ausgebaut,
      reihenfolge: state.reihenfolge,
      spieler: state.spieler,
      kneipen: state.kneipen,
      bank: state.bank,
      wuerfel: state.wuerfel,
      karte: state.karte,
      stapel: state.stapel,
      entscheidungen: state.entscheidungen,
      koenige: state.koenige,
    },
    neu,
  );

/** The player on a seat. Throws RangeError for a seat that is not at the table. */
export function spielerOf(state: KiezkoenigState, seat: Seat): Spieler {
  const spieler = state.spieler[seat];
  if (!spieler) throw new RangeError(`no seat ${seat}`);
  return spieler;
}

export const kneipenOf = (state: KiezkoenigState, seat: Seat): readonly Kneipe[] => state.kneipen.filter((k) => k.besitzer === seat);

/** The others in turn order, beginning on this seat's left. */
export function andereAb(state: KiezkoenigState, seat: Seat): readonly Seat[] {
  const platz = state.reihenfolge.indexOf(seat);
  return [...state.reihenfolge.slice(platz + 1), ...state.reihenfolge.slice(0, platz)];
}
