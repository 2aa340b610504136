import {
  ASS,
  type CardSet,
  cardOf,
  cardsIn,
  countIn,
  DAME,
  HERZ,
  has,
  highestIn,
  KARO,
  KOENIG,
  KREUZ,
  rankOf,
  SUITS,
} from '@tavern-jack/kernel';
import { type Blatt, blattOf, endenIn, KARTEN_JE_HAND } from '../karten.js';
import type { Spiel, Werte } from '../spiele.js';

/** What somebody with experience expects of a hand: each game's points above an average hand's, by rules of thumb. */
export function einschaetzung(hand: CardSet, werte: Werte, spieler: number): Readonly<Record<Spiel, number>> {
  const blatt = blattOf(spieler);
  const schnitt = KARTEN_JE_HAND / spieler;
  const mehrStiche = stiche(hand, blatt) - schnitt;
  const anteil = mehrStiche / KARTEN_JE_HAND;
  const herzKoenig = (gefahrHerzKoenig(hand) - 1 / spieler) * werte.herzKoenig;
  const damen = (4 * anteil + gefahrDamen(hand)) * werte.dame;
  const karos = (KARTEN_JE_HAND * 0.75 * anteil + (stiche(nur(hand, KARO), blatt) - schnitt / 4)) * werte.karo;
  const jeStich = mehrStiche * werte.stich;
  return {
    HERZ_KOENIG: herzKoenig,
    DAMEN: damen,
    KAROS: karos,
    STICHE: jeStich,
    TOTALE: herzKoenig + damen + karos + jeStich,
    ZEHN: (aussichtZehn(hand) - 1 / spieler) * werte.kreuzZehn,
    WHIST: mehrStiche * werte.whist,
    RENTZ: auslegen(hand, blatt),
  };
}

/** Tricks that a hand is likely to take: high cards take far more often. Over all cards of the pack it comes to all eight tricks. */
function stiche(hand: CardSet, { niedrigster, karten }: Blatt): number {
  const jeFarbe = karten.length / SUITS.length;
  let quadrate = 0;
  for (const card of cardsIn(hand)) quadrate += ((rankOf(card) - niedrigster + 0.5) / jeFarbe) ** 2;
  // The mean square is a third, so that all cards together come to a third of their number.
  return (quadrate * 3 * KARTEN_JE_HAND) / karten.length;
}

const nur = (hand: CardSet, farbe: number): CardSet => SUITS.map((suit) => (suit === farbe ? hand[suit] : 0)) as unknown as CardSet;

/** How likely the king of hearts ends here. */
function gefahrHerzKoenig(hand: CardSet): number {
  const herzen = countIn(hand[HERZ]);
  if (has(hand, cardOf(HERZ, KOENIG))) return herzen >= 4 ? 0.15 : herzen === 3 ? 0.25 : 0.4;
  if (has(hand, cardOf(HERZ, ASS))) return herzen >= 3 ? 0.3 : 0.5;
  return 0.12;
}

/** Aces and kings catch queens; a long suit hides its own. */
function gefahrDamen(hand: CardSet): number {
  let gefahr = 0;
  for (const suit of SUITS) {
    const laenge = countIn(hand[suit]);
    if (laenge === 0) gefahr -= 0.15;
    else if (highestIn(hand[suit]) > DAME && laenge < 3) gefahr += 0.3;
  }
  return gefahr;
}

/** How likely the ten of clubs ends here. */
function aussichtZehn(hand: CardSet): number {
  const ueber = countIn(hand[KREUZ] >> 11);
  if (has(hand, cardOf(KREUZ, 10))) return 0.15 + 0.2 * ueber;
  return Math.min(0.1 + 0.2 * ueber, 0.8);
}

const PUNKTE_JE_SCHRITT = 9;
const PUNKTE_JE_ENDE = 12;

/** Cards near the start of their rows go early, ends late; a start card in hand opens its row when it suits. */
function auslegen(hand: CardSet, blatt: Blatt): number {
  const start = startrang(blatt);
  const weg = (rang: number) => Math.abs(rang - start);
  const mittel = (karten: readonly number[]) => karten.reduce((summe, card) => summe + weg(rankOf(card)), 0) / karten.length;
  const eigene = cardsIn(hand);
  const enden = endenIn(eigene, blatt).length - (KARTEN_JE_HAND * 8) / blatt.karten.length;
  return (mittel(blatt.karten) - mittel(eigene)) * KARTEN_JE_HAND * PUNKTE_JE_SCHRITT - enden * PUNKTE_JE_ENDE;
}

const startrang = ({ startkarten, reihen, niedrigster }: Blatt): number =>
  niedrigster + (reihen.places.get(startkarten[0] as (typeof startkarten)[number])?.position ?? 0);
