import type { Seat, Viewer } from '@tavern-jack/kernel';
import { type Chance, chancen } from './chancen.js';
import { prompts } from './frage.js';
import { gegner, haendeBekannt, handOf, type KronenduellState, type Runde, SEATS } from './partie.js';

/** A duellist and the cards that are still to come. */
export interface SpielerView {
  readonly seat: Seat;
  readonly muenzen: number;
  /** How many cards were not turned up yet. */
  readonly karten: number;
  /** Their ranks, a card face down included: both seats know both hands. Null for who must not know them. */
  readonly hand: readonly number[] | null;
  readonly gelegt: boolean;
  /** The card that lies there, if this viewer may see it. */
  readonly liegt: number | null;
}

export interface View {
  readonly partie: number;
  readonly runde: number;
  readonly ziel: number;
  /** Coins of adjourned rounds. */
  readonly vertagt: number;
  readonly verstaerkt: Seat | null;
  readonly spaeher: Seat | null;
  readonly spieler: readonly SpielerView[];
  readonly verlauf: readonly Runde[];
  /** For the seat that must lay a card; empty for everybody else. */
  readonly chancen: readonly Chance[];
  readonly sieger: readonly Seat[] | null;
  readonly durchFalle: boolean;
}

/** What this viewer sees. Nothing in it depends on a card face down, unless it is the viewer's own. */
export const view = (state: KronenduellState, viewer: Viewer): View => ({
  partie: state.partie,
  runde: state.runde,
  ziel: state.ziel,
  vertagt: state.vertagt,
  verstaerkt: state.verstaerkt,
  spaeher: state.spaeher,
  spieler: SEATS.map((seat) => spielerView(state, seat, viewer)),
  verlauf: state.verlauf,
  chancen: typeof viewer === 'number' ? chancenFuer(state, viewer) : [],
  sieger: state.ende?.sieger ?? null,
  durchFalle: state.ende?.durchFalle ?? false,
});

function spielerView(state: KronenduellState, seat: Seat, viewer: Viewer): SpielerView {
  const hand = handOf(state, seat);
  const karte = state.liegt[seat] ?? null;
  const kenntHaende = viewer !== 'spectator' || haendeBekannt(state.options) || state.ende !== null;
  const siehtKarte = viewer === seat || viewer === 'auditor' || liegtOffen(state);
  return {
    seat,
    muenzen: state.stand[seat] ?? 0,
    karten: hand.length,
    hand: kenntHaende ? hand : null,
    gelegt: karte !== null,
    liegt: siehtKarte ? karte : null,
  };
}

/** Cards lie open once both are turned up, and in a round with a scout from the start. */
const liegtOffen = ({ aufgedeckt, spaeher }: KronenduellState): boolean => aufgedeckt !== null || spaeher !== null;

function chancenFuer(state: KronenduellState, seat: Seat): readonly Chance[] {
  if (!prompts(state).some((prompt) => prompt.seat === seat)) return [];
  const offen = state.spaeher === seat ? (state.liegt[gegner(seat)] ?? null) : null;
  const gegenueber = offen === null ? handOf(state, gegner(seat)) : [offen];
  return chancen(handOf(state, seat), gegenueber, state.verstaerkt === null ? null : state.verstaerkt === seat);
}

/** Laying a card costs nothing. */
export const priceOf = (): number => 0;
