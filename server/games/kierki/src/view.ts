import {
  type Card,
  type CardSet,
  cardsLaid,
  FARBEN,
  type Farbe,
  fanned,
  farbeOf,
  has,
  type Karte,
  karteOf,
  openCards,
  type Seat,
  sizeOf,
  type Viewer,
} from '@tavern-jack/kernel';
import { amZugOf } from './frage.js';
import { kontrakteFor, summeFor } from './kontrakt.js';
import {
  type Auslage,
  geberOf,
  geberVon,
  handOf,
  type KierkiState,
  kontraktOf,
  type Stich,
  seatsOf,
  standOf,
  type Zettelzeile,
} from './partie.js';
import { reihenfolgeFor, startFor } from './reihen.js';
import type { Spiel } from './spiele.js';
import type { Tarif } from './tarif.js';

/** A trick; `stichVon` is null while it is being played. */
export interface StichView {
  readonly ausspieler: Seat;
  readonly stichkarten: readonly Karte[];
  readonly stichVon: Seat | null;
  readonly stichpunkte: number;
}

export interface SpielerView {
  readonly seat: Seat;
  readonly karten: number;
  /** Null for who must not see it. */
  readonly blatt: readonly Karte[] | null;
  readonly stichzahl: number;
  readonly zaehlkarten: readonly Karte[];
  readonly spielpunkte: number;
  readonly stand: number;
  readonly fertigAls: number | null;
}

export interface ReiheView {
  readonly reihenfarbe: Farbe;
  readonly liegen: readonly Karte[];
  readonly naechste: readonly Karte[];
}

export interface View {
  readonly spielNummer: number;
  readonly spiele: number;
  readonly kierkiSpiel: Spiel;
  readonly geber: Seat;
  readonly amZug: Seat | null;
  readonly trumpffarbe: Farbe | null;
  readonly tarif: Tarif;
  readonly spieler: readonly SpielerView[];
  readonly laufenderStich: StichView | null;
  readonly letzterStich: StichView | null;
  readonly gespielteStiche: readonly StichView[];
  readonly startkarten: readonly Karte[];
  readonly reihen: readonly ReiheView[];
  readonly legungen: readonly { readonly seat: Seat; readonly spielkarte: Karte | null }[];
  readonly plan: readonly { readonly spielNummer: number; readonly kierkiSpiel: Spiel; readonly geber: Seat }[];
  readonly zettel: readonly Zettelzeile[];
  readonly nochZuVergeben: number;
  readonly sieger: readonly Seat[] | null;
}

/** What this viewer sees: of the cards in hand only the viewer's own. */
export function view(state: KierkiState, viewer: Viewer): View {
  const { spielNummer, options, mitspieler, stiche, zettel } = state;
  const { spiel, tarif } = kontraktOf(state);
  const alle = kontrakteFor(options, mitspieler);
  const { trump } = state.tisch;
  const letzter = stiche.at(-1) ?? state.frueherer;
  return {
    spielNummer,
    spiele: alle.length,
    kierkiSpiel: spiel,
    geber: geberOf(state),
    amZug: amZugOf(state),
    trumpffarbe: trump === null ? null : farbeOf(trump),
    tarif,
    spieler: seatsOf(state).map((seat) => spielerView(state, seat, viewer)),
    laufenderStich: laufenderStich(state),
    letzterStich: letzter ? stichView(letzter) : null,
    gespielteStiche: stiche.map(stichView),
    ...auslageView(state.auslage, mitspieler),
    plan: alle.map((kontrakt, i) => ({ spielNummer: i + 1, kierkiSpiel: kontrakt.spiel, geber: geberVon(state, i + 1) })),
    zettel,
    nochZuVergeben: alle.slice(zettel.length).reduce((summe, kontrakt) => summe + summeFor(kontrakt, mitspieler), 0),
    sieger: state.sieger,
  };
}

function spielerView(state: KierkiState, seat: Seat, viewer: Viewer): SpielerView {
  const hand = handOf(state, seat);
  const eigene = state.stiche.filter(({ winner }) => winner === seat);
  const { zaehlkarten } = kontraktOf(state);
  const fertig = state.auslage?.fertig.indexOf(seat) ?? -1;
  return {
    seat,
    karten: sizeOf(hand),
    blatt: viewer === seat || viewer === 'auditor' ? fanned(hand) : null,
    stichzahl: eigene.length,
    zaehlkarten: zaehlendeIn(eigene, zaehlkarten).map(karteOf),
    spielpunkte: state.spielpunkte[seat] ?? 0,
    stand: standOf(state)[seat] ?? 0,
    fertigAls: fertig < 0 ? null : fertig + 1,
  };
}

const zaehlendeIn = (stiche: readonly Stich[], zaehlkarten: CardSet): readonly Card[] =>
  stiche.flatMap(({ cards }) => cards.filter((card) => has(zaehlkarten, card)));

const stichView = ({ leader, cards, winner, punkte }: Stich): StichView => ({
  ausspieler: leader,
  stichkarten: cards.map(karteOf),
  stichVon: winner,
  stichpunkte: punkte,
});

/** The cards on the table, also when the trick is complete and nobody has taken it yet. */
function laufenderStich({ tisch, vollerStich }: KierkiState): StichView | null {
  const cards = vollerStich?.cards ?? tisch.trick;
  if (cards.length === 0) return null;
  return { ausspieler: vollerStich?.leader ?? tisch.leader, stichkarten: cards.map(karteOf), stichVon: null, stichpunkte: 0 };
}

function auslageView(auslage: Auslage | null, mitspieler: number): Pick<View, 'startkarten' | 'reihen' | 'legungen'> {
  if (!auslage) return { startkarten: [], reihen: [], legungen: [] };
  const order = reihenfolgeFor(mitspieler);
  const start = startFor(auslage, mitspieler);
  const offen = openCards(order, auslage.reihen, start);
  const liegen = cardsLaid(order, auslage.reihen);
  return {
    startkarten: auslage.startrang === null || start === 'ANY' ? [] : start.map(karteOf),
    reihen: FARBEN.map((reihenfarbe, suit) => ({
      reihenfarbe,
      liegen: (liegen[suit] ?? []).map(karteOf),
      naechste: offen.filter((card) => order.places.get(card)?.row === suit).map(karteOf),
    })),
    legungen: auslage.legungen.map(({ seat, card }) => ({ seat, spielkarte: card === null ? null : karteOf(card) })),
  };
}

/** Playing costs nothing. */
export const priceOf = (): number => 0;
