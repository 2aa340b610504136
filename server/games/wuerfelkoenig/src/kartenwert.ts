import type { Seat } from '@tavern-jack/kernel';
import { sofortwert } from './homie.js';
import { STRAFEN } from './orte.js';
import type { BuergerkarteView, PlatzView, SpielerView, View } from './view.js';

/** What Schwer thinks that each way to end the turn is worth, in points. */
export interface Kartenwerte {
  /** By place; minus infinity where no citizen lies. */
  readonly karten: readonly number[];
  readonly strafe: number;
}

// Estimates in points, near what a turn of good players brings.
/** Another turn at once. */
const EXTRAZUG = 3;
/** A fourth roll in the next turn. */
const VIERTER_WURF = 1;
/** What a fairy adds to fairies still to come, at the beginning of the match. */
const KUENFTIGE_FEEN = 0.8;
/** To end the match as the winner, or to lose by it. */
const ENTSCHEIDUNG = 8;
const NACHZIEHSTAPEL_AM_ANFANG = 35;

export function kartenwerte(view: View, seat: Seat): Kartenwerte {
  const ich = view.spieler[seat];
  if (!ich) throw new RangeError(`no seat ${seat}`);
  return { karten: view.reihe.map(({ platz }) => wertVon(view, ich, platz)), strafe: strafwert(view, ich) };
}

/** The dragon's target: who has most points, and among equals who loses an elf's fourth roll by it. */
export const bedrohung = ({ spieler }: View, seat: Seat): number =>
  (spieler[seat]?.punkte ?? 0) + (spieler[seat]?.elfeOben ? VIERTER_WURF / 2 : 0);

function wertVon(view: View, ich: SpielerView, platz: number): number {
  const genommen = genommeneMit(view, platz);
  if (genommen.length === 0) return Number.NEGATIVE_INFINITY;
  const sofort = genommen.reduce((summe, ort) => summe + jetzt(view, ich, ort), 0);
  if (beendet(view, genommen)) return sofort + entscheidung(view, ich, genommen);
  return genommen.reduce((summe, { karte }) => summe + (karte ? spaeter(view, ich, karte) : 0), sofort);
}

/** The place itself and, with the Hypnotiseur, the one on its right; without places where no citizen lies. */
function genommeneMit(view: View, platz: number): readonly PlatzView[] {
  const anzahl = view.reihe[platz]?.karte?.art === 'HYPNOTISEUR' ? 2 : 1;
  return view.reihe.slice(platz, platz + anzahl).filter(({ karte }) => karte !== null);
}

/** A dragon hurts one of several opponents: with two players it counts in full. */
const jetzt = (view: View, ich: SpielerView, ort: PlatzView): number =>
  sofortwert(ort, ich.feen) / (ort.karte?.art === 'DRACHE' ? view.spieler.length - 1 : 1);

function spaeter(view: View, ich: SpielerView, { art }: BuergerkarteView): number {
  const nochDran = view.nachziehstapel > view.spieler.length;
  if (art === 'LEHRLING') return EXTRAZUG;
  if (art === 'FEE') return (KUENFTIGE_FEEN * view.nachziehstapel) / NACHZIEHSTAPEL_AM_ANFANG;
  // A dragon does not lie on the own stack: an elf that is on top stays there.
  const elfeBleibt = art === 'ELFE' || (art === 'DRACHE' && ich.elfeOben);
  return elfeBleibt && nochDran ? VIERTER_WURF : 0;
}

const beendet = (view: View, genommen: readonly PlatzView[]): boolean =>
  view.nachziehstapel <= genommen.length || genommen.some(({ karte, ortKarten }) => karte?.gruendet && ortKarten === 1);

function entscheidung(view: View, ich: SpielerView, genommen: readonly PlatzView[]): number {
  const drache = genommen.find(({ karte }) => karte?.art === 'DRACHE')?.karte?.punkte ?? 0;
  const plus = genommen.reduce((summe, ort) => summe + (ort.karte?.art === 'DRACHE' ? 0 : sofortwert(ort, ich.feen)), 0);
  return gewinnt(view, ich, plus, drache) ? ENTSCHEIDUNG : -ENTSCHEIDUNG;
}

/** Whether the match would be won with so many points more, while the leader among the others gets the dragon. */
function gewinnt({ spieler }: View, ich: SpielerView, plus: number, drache: number): boolean {
  const andere = spieler.filter(({ seat }) => seat !== ich.seat).map(({ punkte }) => punkte);
  const fuehrend = andere.indexOf(Math.max(...andere));
  return andere.every((punkte, i) => ich.punkte + plus > punkte + (i === fuehrend ? drache : 0));
}

/** The average of the penalties that are left; all that were taken lie open. */
function strafwert(view: View, ich: SpielerView): number {
  const genommen = view.spieler.flatMap(({ stapel }) => stapel.filter(({ sorte }) => sorte === 'STRAFE'));
  const uebrig = genommen.reduce(
    (summe, { punkte }) => summe + punkte,
    STRAFEN.reduce((summe, punkte) => summe + punkte, 0),
  );
  const mittel = -uebrig / Math.max(1, view.strafstapel);
  if (view.strafstapel > 1 && view.nachziehstapel > 1) return mittel;
  return mittel + (gewinnt(view, ich, mittel, 0) ? ENTSCHEIDUNG : -ENTSCHEIDUNG);
}
