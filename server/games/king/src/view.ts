import {
  cardsIn,
  type Farbe,
  fanned,
  farbeOf,
  type Karte,
  karteOf,
  NO_CARDS,
  type Seat,
  sizeOf,
  type Trick,
  type Viewer,
} from '@tavern-jack/kernel';
import { nochZuVergeben } from './abrechnung.js';
import { spieleUebrigOf, uebrigOf } from './ansage.js';
import { amZug } from './frage.js';
import { KONTRAKTE, type Kontrakt, strafkartenIn, type Tarif } from './kontrakt.js';
import type { Options } from './optionen.js';
import { type Gebot, type KingState, laeuft, regelnOf, type Spiel, type Stich, standOf, type Zeile } from './partie.js';
import { bezahltIn } from './trumpf.js';

export interface TarifView {
  readonly jeStich: number;
  readonly jeStrafkarte: number;
  readonly strafkarten: readonly Karte[];
  readonly zaehlstiche: Tarif['zaehlstiche'];
}
export interface VorratView {
  readonly kontrakt: Kontrakt;
  readonly uebrig: number;
  readonly kingTarif: TarifView;
}
export interface StichView {
  readonly stichNummer: number;
  readonly ausspieler: Seat;
  readonly stichkarten: readonly Karte[];
  readonly gewinner: Seat | null;
  readonly zaehltFuer: Seat | null;
  readonly stichpunkte: number;
}
export interface ZeileView {
  readonly spielNummer: number;
  readonly kontrakt: Kontrakt;
  readonly geber: Seat;
  readonly ansager: Seat;
  readonly trumpffarbe: Farbe | null;
  readonly ergebnis: readonly number[];
  readonly stand: readonly number[];
}
export interface SpielerView {
  readonly seat: Seat;
  readonly karten: number;
  readonly handkarten: readonly Karte[] | null;
  readonly stichzahl: number;
  readonly zaehlkarten: readonly Karte[];
  readonly spielpunkte: number;
  readonly gesamt: number;
  readonly trumpfspieleUebrig: number;
  readonly minusspieleUebrig: number;
}
export interface View {
  readonly optionen: Options;
  readonly spielNummer: number;
  readonly spiele: number;
  readonly kontrakt: Kontrakt | null;
  readonly kingTarif: TarifView | null;
  readonly geber: Seat;
  readonly ansager: Seat;
  readonly imUhrzeigersinn: boolean;
  readonly amZug: Seat | null;
  readonly trumpffarbe: Farbe | null;
  /** The dealer's last card, where it shows trumps; the dealer alone knows it while the contract is still to be chosen. */
  readonly trumpfkarte: Karte | null;
  readonly gebote: readonly Gebot[];
  readonly kauf: { readonly kaeufer: Seat; readonly preisInStichen: number; readonly bezahlt: number } | null;
  readonly stichzahl: number;
  readonly laufenderStich: StichView | null;
  readonly letzterStich: StichView | null;
  readonly stiche: readonly StichView[];
  readonly spieler: readonly SpielerView[];
  readonly vorrat: readonly VorratView[];
  readonly zettel: readonly ZeileView[];
  readonly nochZuVergeben: number;
  readonly sieger: readonly Seat[] | null;
}

/** The table as this viewer sees it: all but the others' hands. Throws RangeError before the first deal. */
export function view(state: KingState, viewer: Viewer): View {
  const { spiel, options } = state;
  if (!spiel) throw new RangeError('nothing was dealt');
  const regeln = regelnOf(state);
  const { kontrakt, geber, ansager, gebote, kauf, tisch } = spiel;
  return {
    optionen: options,
    spielNummer: spiel.nummer,
    spiele: regeln.spiele,
    kontrakt,
    kingTarif: kontrakt && tarifView(regeln.tarife[kontrakt]),
    geber,
    ansager,
    imUhrzeigersinn: regeln.direction === 1,
    amZug: amZug(state),
    trumpffarbe: tisch.trump === null ? null : farbeOf(tisch.trump),
    trumpfkarte: trumpfkarte(state, spiel, viewer),
    gebote,
    kauf: kauf && { kaeufer: kauf.kaeufer, preisInStichen: kauf.gebot, bezahlt: bezahltIn(spiel) },
    stichzahl: regeln.stichzahl,
    laufenderStich: laufenderStich(spiel),
    letzterStich: state.letzterStich && stichView(state.letzterStich.stich, state.letzterStich.nummer),
    stiche: spiel.stiche.map((stich, at) => stichView(stich, at + 1)),
    spieler: tisch.hands.map((_, seat) => spielerView(state, spiel, seat, viewer)),
    vorrat: KONTRAKTE.map((k) => ({ kontrakt: k, uebrig: uebrigOf(state, k), kingTarif: tarifView(regeln.tarife[k]) })),
    zettel: state.zettel.map(zeileView),
    nochZuVergeben: nochZuVergeben(state),
    sieger: state.sieger,
  };
}

function trumpfkarte(state: KingState, { gezeigt, kontrakt, geber, letzteKarte }: Spiel, viewer: Viewer): Karte | null {
  const kennt = viewer === geber || viewer === 'auditor';
  const kannTrumpfZeigen = kontrakt === null && regelnOf(state).trumpfwahl === 'LETZTE_KARTE';
  return gezeigt || (kennt && kannTrumpfZeigen) ? karteOf(letzteKarte) : null;
}

const tarife = new WeakMap<Tarif, TarifView>();

function tarifView(tarif: Tarif): TarifView {
  const { strafkarten, ...rest } = tarif;
  const gezeigt = tarife.get(tarif) ?? { ...rest, strafkarten: fanned(strafkarten) };
  tarife.set(tarif, gezeigt);
  return gezeigt;
}

/** A complete trick that is not counted yet still lies on the table. */
function laufenderStich({ tisch, voll, stiche }: Spiel): StichView | null {
  const trick: Pick<Trick, 'leader' | 'cards'> = voll ?? { leader: tisch.leader, cards: tisch.trick };
  if (trick.cards.length === 0) return null;
  const offen = { gewinner: null, zaehltFuer: null, stichpunkte: 0 };
  return { stichNummer: stiche.length + 1, ausspieler: trick.leader, stichkarten: trick.cards.map(karteOf), ...offen };
}

const stichView = ({ leader, cards, winner, zaehltFuer, punkte }: Stich, stichNummer: number): StichView => ({
  stichNummer,
  ausspieler: leader,
  stichkarten: cards.map(karteOf),
  gewinner: winner,
  zaehltFuer,
  stichpunkte: punkte,
});

const zeileView = ({ trumpf, ...zeile }: Zeile, at: number): ZeileView => ({
  spielNummer: at + 1,
  ...zeile,
  trumpffarbe: trumpf === null ? null : farbeOf(trumpf),
});

function spielerView(state: KingState, spiel: Spiel, seat: Seat, viewer: Viewer): SpielerView {
  const hand = spiel.tisch.hands[seat] ?? NO_CARDS;
  const eigene = spiel.stiche.filter(({ winner }) => winner === seat);
  const rest = spiel.rest?.seat === seat ? spiel.rest.stiche : 0;
  const uebrig = spieleUebrigOf(state, seat);
  return {
    seat,
    karten: sizeOf(hand),
    handkarten: viewer === seat || viewer === 'auditor' ? fanned(hand) : null,
    stichzahl: eigene.length + rest,
    zaehlkarten: zaehlkarten(state, spiel, eigene, rest > 0),
    spielpunkte: laeuft(state) ? (spiel.punkte[seat] ?? 0) : 0,
    gesamt: standOf(state)[seat] ?? 0,
    trumpfspieleUebrig: uebrig.trumpf,
    minusspieleUebrig: uebrig.minus,
  };
}

function zaehlkarten(state: KingState, { kontrakt, tisch }: Spiel, eigene: readonly Stich[], nimmtDenRest: boolean): readonly Karte[] {
  if (!kontrakt) return [];
  const tarif = regelnOf(state).tarife[kontrakt];
  if (tarif.jeStrafkarte === 0) return [];
  const gewonnen = [...eigene.flatMap(({ cards }) => cards), ...(nimmtDenRest ? tisch.hands.flatMap(cardsIn) : [])];
  return strafkartenIn(tarif, gewonnen).map(karteOf);
}
