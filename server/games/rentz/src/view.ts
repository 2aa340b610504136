import {
  both,
  cardsIn,
  cardsLaid,
  FARBEN,
  type Farbe,
  fanned,
  type Karte,
  karteOf,
  type Seat,
  setOf,
  sizeOf,
  type Viewer,
  without,
} from '@tavern-jack/kernel';
import { endenNoetig } from './ablehnen.js';
import { gabenFuer } from './geben.js';
import { blattOf } from './karten.js';
import { handOf, type Phase, type RentzState, type Zettelzeile } from './partie.js';
import { PLATZPUNKTE, type Spiel, type Werte } from './spiele.js';

/** A trick on the table, or one that is over. */
export interface StichView {
  readonly gabe: number;
  readonly stichNummer: number;
  readonly ausspieler: Seat;
  /** In playing order, from the leader on. */
  readonly stichkarten: readonly Karte[];
  /** Null on the table. */
  readonly gewinner: Seat | null;
  readonly stichpunkte: number;
}

export interface ReiheView {
  readonly reihenfarbe: Farbe;
  readonly startkarte: Karte;
  /** The lowest card of the suit. */
  readonly endkarte: Karte;
  readonly liegen: readonly Karte[];
}

export interface SpielerView {
  readonly seat: Seat;
  readonly karten: number;
  /** Null for who must not look. */
  readonly handkarten: readonly Karte[] | null;
  /** Points of all deals that are over. */
  readonly stand: number;
  readonly spielpunkte: number;
  readonly stichzahl: number;
  readonly zaehlkarten: readonly Karte[];
  /** Cards that this seat showed not to hold, without those that were seen already. */
  readonly ohne: readonly Karte[];
  readonly offeneSpiele: readonly Spiel[];
  readonly endenNoetig: number;
  readonly fertigAls: number | null;
}

/** The table as one viewer sees it. */
export interface View {
  readonly gabe: number;
  readonly gaben: number;
  readonly wiederholungen: number;
  readonly phase: Phase;
  readonly ansager: Seat;
  readonly spiel: Spiel | null;
  readonly blind: boolean;
  readonly amZug: Seat | null;
  readonly nochEine: boolean;
  readonly werte: Werte & { readonly rentz: readonly number[] };
  readonly laufenderStich: StichView | null;
  readonly letzterStich: StichView | null;
  readonly reihen: readonly ReiheView[];
  readonly gesehen: readonly Karte[];
  readonly spieler: readonly SpielerView[];
  readonly zettel: readonly Zettelzeile[];
  readonly sieger: readonly Seat[] | null;
}

export function view(state: RentzState, viewer: Viewer): View {
  const { spieler } = state;
  return {
    gabe: state.gabe,
    gaben: gabenFuer(spieler),
    wiederholungen: state.wiederholung,
    phase: state.phase,
    ansager: state.ansager,
    spiel: state.spiel,
    blind: state.blind,
    amZug: state.amZug,
    nochEine: state.nochEine,
    werte: { ...state.werte, rentz: PLATZPUNKTE.slice(0, spieler) },
    laufenderStich: laufenderStichView(state),
    letzterStich: letzterStichView(state),
    reihen: reihenView(state),
    gesehen: state.gesehen.map(karteOf),
    spieler: state.stand.map((_, seat) => spielerView(state, seat, viewer)),
    zettel: state.zettel,
    sieger: state.sieger,
  };
}

function letzterStichView({ letzterStich }: RentzState): StichView | null {
  if (!letzterStich) return null;
  const { cards, ...stich } = letzterStich;
  return { ...stich, stichkarten: cards.map(karteOf) };
}

function laufenderStichView({ phase, gabe, stichNummer, tisch }: RentzState): StichView | null {
  if (phase !== 'STICHSPIEL') return null;
  const stichkarten = tisch.trick.map(karteOf);
  return { gabe, stichNummer: stichNummer + 1, ausspieler: tisch.leader, stichkarten, gewinner: null, stichpunkte: 0 };
}

function reihenView({ spieler, reihen }: RentzState): readonly ReiheView[] {
  const { reihen: ordnung, startkarten } = blattOf(spieler);
  const liegt = cardsLaid(ordnung, reihen);
  return FARBEN.map((reihenfarbe, reihe) => ({
    reihenfarbe,
    startkarte: startkarten[reihe] as Karte,
    endkarte: ordnung.rows[reihe]?.[0] as Karte,
    liegen: liegt[reihe] ?? [],
  }));
}

function spielerView(state: RentzState, seat: Seat, viewer: Viewer): SpielerView {
  const hand = handOf(state, seat);
  const platz = state.ausgestiegen.indexOf(seat) + 1;
  return {
    seat,
    karten: sizeOf(hand),
    handkarten: siehtHand(state, seat, viewer) ? fanned(hand) : null,
    stand: state.stand[seat] ?? 0,
    spielpunkte: state.spielpunkte[seat] ?? 0,
    stichzahl: state.stichzahlen[seat] ?? 0,
    zaehlkarten: (state.zaehlkarten[seat] ?? []).map(karteOf),
    ohne: ohneOf(state, seat),
    offeneSpiele: state.offen[seat] ?? [],
    endenNoetig: endenNoetig(state, seat),
    fertigAls: platz > 0 ? platz : null,
  };
}

/** Heading "Blind": as long as the chooser may choose blind, the own hand is hidden too. */
const siehtHand = ({ phase, ansager }: RentzState, seat: Seat, viewer: Viewer): boolean =>
  viewer === 'auditor' || (viewer === seat && !(phase === 'BLIND' && seat === ansager));

function ohneOf({ ohne, gesehen, spieler }: RentzState, seat: Seat): Karte[] {
  const gezeigt = ohne[seat];
  if (!gezeigt) return [];
  const imSpiel = without(blattOf(spieler).alle, setOf(gesehen));
  return cardsIn(both(imSpiel, gezeigt)).map(karteOf);
}
