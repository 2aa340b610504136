import type { Seat } from '@tavern-jack/kernel';
import { type Bedingung, erfuellt, type Wurfbild, wurfbild } from './bedingung.js';
import { chanceAuf } from './chancen.js';
import { type Art, type Buerger, type Drache, FARBE, gedruckt } from './karten.js';
import { type Farbe, ORTE, ORTFARBE, type Ort, obersteOrtskarte } from './orte.js';
import { type Stapelkarte, type WuerfelkoenigState, wuerfeUebrig } from './partie.js';
import { gruendet } from './ueberzeugen.js';
import { feenIn, minuspunkteOf, punkteDer, punkteOf } from './wertung.js';
import { farbeOf, type Wuerfelfarbe } from './wuerfel.js';
import { elfeOben } from './wuerfeln.js';

/** An open citizen and what the present dice mean for it. */
export interface BuergerkarteView {
  readonly buerger: Buerger;
  readonly art: Art;
  readonly farbe: Farbe | null;
  readonly bedingung: Bedingung;
  readonly werte: readonly number[];
  readonly punkte: number;
  /** Whether taking it founds the location above. */
  readonly gruendet: boolean;
  readonly erfuellt: boolean;
  /** With the option `chancen`: 0 to 1, from the present dice with the best play for this card alone. */
  readonly chance: number | null;
}

export interface PlatzView {
  readonly platz: number;
  readonly ort: Ort;
  readonly ortFarbe: Farbe;
  readonly ortKarten: number;
  /** Points of the topmost location card; null if none is left. */
  readonly ortPunkte: number | null;
  readonly karte: BuergerkarteView | null;
}

export interface StapelkarteView {
  readonly sorte: Stapelkarte['sorte'];
  readonly buerger: Buerger | null;
  readonly ort: Ort | null;
  readonly punkte: number;
}

export interface SpielerView {
  readonly seat: Seat;
  /** Place in the playing order, 0 plays first. */
  readonly platz: number;
  readonly punkte: number;
  readonly minuspunkte: number;
  readonly feen: number;
  readonly elfeOben: boolean;
  /** From bottom to top. */
  readonly stapel: readonly StapelkarteView[];
}

/** The whole table. Nothing on it is secret: every viewer gets the same. */
export interface View {
  readonly zugNummer: number;
  readonly amZug: Seat | null;
  readonly extrazug: boolean;
  readonly wurf: number;
  readonly wuerfe: number;
  readonly wuerfel: readonly number[] | null;
  readonly farben: readonly Wuerfelfarbe[] | null;
  readonly behalten: readonly number[];
  readonly reihe: readonly PlatzView[];
  readonly drache: Drache | null;
  /** How many cards the piles hold; which ones is for the players to remember. */
  readonly nachziehstapel: number;
  readonly strafstapel: number;
  readonly ablagestapel: number;
  readonly spieler: readonly SpielerView[];
  readonly koenige: readonly Seat[] | null;
}

export const view = (state: WuerfelkoenigState): View => ({
  zugNummer: state.zug.nummer,
  amZug: state.zug.seat,
  extrazug: state.zug.extrazug,
  wurf: state.zug.wurf,
  wuerfe: state.zug.wuerfe,
  wuerfel: state.zug.wuerfel,
  farben: state.zug.wuerfel?.map((zahl, wuerfel) => farbeOf(wuerfel, zahl)) ?? null,
  behalten: state.zug.behalten,
  reihe: reiheView(state),
  drache: state.zug.drache,
  nachziehstapel: state.tisch.nachzieh.length,
  strafstapel: state.tisch.strafen.length,
  ablagestapel: state.tisch.ablage.length,
  spieler: state.reiche.map((reich, seat) => ({
    seat,
    platz: state.reihenfolge.indexOf(seat),
    punkte: punkteOf(reich),
    minuspunkte: minuspunkteOf(reich),
    feen: feenIn(reich),
    elfeOben: elfeOben(reich),
    stapel: reich.map(stapelkarteView),
  })),
  koenige: state.koenige,
});

function reiheView(state: WuerfelkoenigState): readonly PlatzView[] {
  const { zug, tisch } = state;
  const bild = zug.wuerfel && wurfbild(zug.wuerfel);
  return ORTE.map((ort, platz) => {
    const ortKarten = tisch.orte[platz] ?? 0;
    const buerger = tisch.reihe[platz];
    return {
      platz,
      ort,
      ortFarbe: ORTFARBE[ort],
      ortKarten,
      ortPunkte: obersteOrtskarte(ortKarten) ?? null,
      karte: buerger ? karteView(state, bild, buerger, platz) : null,
    };
  });
}

function karteView({ chancen, zug }: WuerfelkoenigState, bild: Wurfbild | null, buerger: Buerger, platz: number): BuergerkarteView {
  const { art, bedingung, werte, punkte } = gedruckt(buerger);
  return {
    buerger,
    art,
    farbe: FARBE[art],
    bedingung,
    werte,
    punkte,
    gruendet: gruendet(buerger, platz),
    erfuellt: bild !== null && erfuellt(bild, gedruckt(buerger)),
    chance: chancen && zug.phase !== 'GENOMMEN' ? chanceAuf(buerger, zug.wuerfel, wuerfeUebrig(zug)) : null,
  };
}

const stapelkarteView = (karte: Stapelkarte): StapelkarteView => ({
  sorte: karte.sorte,
  buerger: karte.sorte === 'BUERGER' ? karte.buerger : null,
  ort: karte.sorte === 'ORT' ? karte.ort : null,
  punkte: punkteDer(karte),
});
