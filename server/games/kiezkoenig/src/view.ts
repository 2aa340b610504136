import type { Seat } from '@tavern-jack/kernel';
import type { Viertel } from './brett.js';
import { deckelIn } from './deckel.js';
import type { KiezkoenigState, Kneipe, Move } from './partie.js';
import type { Karte } from './stapel.js';
import { uebernahmePreis } from './uebernehmen.js';
import { vermoegenOf } from './vermoegen.js';
import { ausbauPreis, gedruckt, wert } from './wert.js';

/** A pub with what it costs and brings now; amounts in Taler. For a free pub `deckel` is its base. */
export interface KneipeView {
  readonly feld: number;
  readonly viertel: Viertel;
  readonly preis: number;
  readonly besitzer: Seat | null;
  readonly stufe: number;
  readonly deckel: number;
  readonly wert: number;
  readonly uebernahme: number;
  readonly ausbauPreis: number;
}

export interface SpielerView {
  readonly seat: Seat;
  readonly taler: number;
  readonly vermoegen: number;
  readonly feld: number;
  readonly setztAus: boolean;
  readonly pleite: boolean;
  /** Place in the playing order, 0 plays first. */
  readonly platz: number;
}

/** The whole board. Nothing on it is secret: every viewer gets the same. */
export interface View {
  readonly runde: number;
  readonly runden: number;
  readonly amZug: Seat | null;
  readonly kneipen: readonly KneipeView[];
  readonly spieler: readonly SpielerView[];
  readonly wuerfel: readonly number[] | null;
  readonly karte: Karte | null;
  /** How many cards are left; which ones is for the players to remember. */
  readonly kartenImStapel: number;
  readonly koenige: readonly Seat[] | null;
}

export const view = (state: KiezkoenigState): View => ({
  runde: state.runde,
  runden: state.runden,
  amZug: state.amZug,
  kneipen: state.kneipen.map((kneipe) => kneipeView(state, kneipe)),
  spieler: state.spieler.map(({ taler, feld, setztAus, pleite }, seat) => ({
    seat,
    taler,
    vermoegen: vermoegenOf(state, seat),
    feld,
    setztAus,
    pleite,
    platz: state.reihenfolge.indexOf(seat),
  })),
  wuerfel: state.wuerfel,
  karte: state.karte,
  kartenImStapel: state.stapel.length,
  koenige: state.koenige,
});

const kneipeView = (state: KiezkoenigState, kneipe: Kneipe): KneipeView => ({
  feld: kneipe.feld,
  viertel: gedruckt(kneipe.feld).viertel,
  preis: gedruckt(kneipe.feld).preis,
  besitzer: kneipe.besitzer,
  stufe: kneipe.stufe,
  deckel: deckelIn(state.kneipen, kneipe),
  wert: wert(kneipe),
  uebernahme: uebernahmePreis(kneipe),
  ausbauPreis: ausbauPreis(kneipe.feld),
});

/** What a legal move costs this seat, in Taler; 0 if nothing. */
export function priceOf(board: View, seat: Seat, move: Move): number {
  const feld = move.type === 'ausbauen' ? move.feld : board.spieler[seat]?.feld;
  const kneipe = board.kneipen.find((k) => k.feld === feld);
  if (!kneipe) return 0;
  if (move.type === 'ausbauen') return kneipe.ausbauPreis;
  if (move.type === 'kaufen') return kneipe.preis;
  return move.type === 'uebernehmen' ? kneipe.uebernahme : 0;
}
