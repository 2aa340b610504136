import {
  type Alternative,
  type CardSet,
  cardsIn,
  type Draws,
  type Hidden,
  HiddenHands,
  type Karte,
  karteOf,
  type Layout,
  quickChance,
  type Seat,
  stillOut,
  type Trick,
} from '@tavern-jack/kernel';
import { blattOf } from '../karten.js';
import { type Stichspiel, stichwert, type Werte, zaehlweiseOf } from '../spiele.js';
import { BEDIENEN } from '../stichregeln.js';
import { type Auslage, ausgespielt, gelegt, oeffnet } from './auslegespiel.js';
import { spielweise } from './spielweise.js';

/** A trick game as one seat plays it out in thought. Worth: the own points less the mean of the others', not doubled. */
export function stichspielInGedanken(spiel: Stichspiel, werte: Werte, seat: Seat, spieler: number): Omit<Alternative, 'begin'> {
  const zaehlweise = zaehlweiseOf(spiel, werte);
  const andere = -1 / (spieler - 1);
  const worth = (tricks: readonly Trick[]): number => {
    let summe = 0;
    for (const { winner, cards } of tricks) summe += stichwert(zaehlweise, cards) * (winner === seat ? 1 : andere);
    return summe;
  };
  const how = { rules: BEDIENEN, policy: spielweise(spiel, werte), worth };
  return zaehlweise.stich === 0 ? { ...how, decided: (table) => !stillOut(table, zaehlweise.zaehlkarten) } : how;
}

/** The Rentz game as one seat knows it. */
export interface AuslegenInGedanken {
  readonly hidden: Hidden;
  readonly seat: Seat;
  readonly hand: CardSet;
  readonly reihen: Layout;
  readonly amZug: Seat;
  readonly nochEine: boolean;
  readonly raus: readonly Seat[];
}

/**
 * The mean worth of each way to go on in the Rentz game: a card, or 'OFFEN' for whatever `oeffnet` does, or undefined for
 * leaving the extra card. All of them over the same deals of the hidden cards.
 */
export function auslegenWert(
  lage: AuslegenInGedanken,
  wege: readonly (Karte | undefined | 'OFFEN')[],
  proben: number,
  draws: Draws,
): readonly number[] {
  const { hidden, seat, reihen, amZug, nochEine, raus } = lage;
  const spieler = hidden.counts.length;
  const blatt = blattOf(spieler);
  const below = quickChance(draws);
  const verdeckt = new HiddenHands(hidden);
  const summen = wege.map(() => 0);
  for (let probe = 0; probe < proben; probe++) {
    const sets = verdeckt.deal(below);
    const haende = sets.map((set, s) => cardsIn(hidden.counts[s] || s !== seat ? set : lage.hand).map(karteOf));
    const start: Auslage = { haende, reihen, amZug, nochEine, raus };
    for (const [i, weg] of wege.entries()) {
      const punkte = ausgespielt(weg === 'OFFEN' ? start : gelegt(start, weg, blatt), oeffnet, blatt);
      summen[i] = (summen[i] ?? 0) + voraus(punkte, seat);
    }
  }
  return summen.map((summe) => summe / proben);
}

/** The own points less the mean of the others'. */
function voraus(punkte: readonly number[], seat: Seat): number {
  const eigene = punkte[seat] ?? 0;
  const alle = punkte.reduce((summe, n) => summe + n, 0);
  return eigene - (alle - eigene) / (punkte.length - 1);
}
