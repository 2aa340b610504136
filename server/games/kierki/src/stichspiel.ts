import {
  type Card,
  cardsIn,
  type Draws,
  fanned,
  farbeOf,
  isEmpty,
  karteOf,
  leaderTakesTheRest,
  type Seat,
  type Suit,
  setOf,
  stillOut,
} from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { gibtDenRest } from './geben.js';
import { kontraktOf } from './partie.js';
import { kartenpunkte, stichpunkte, type Tarif } from './tarif.js';

/** The dealer names trumps, and gets the rest of the cards as everybody does. */
export function sagtTrumpfAn(ablauf: Ablauf, seat: Seat, suit: Suit, draws: Draws): void {
  ablauf.tut({ type: 'trumpfAngesagt', seat, trumpffarbe: farbeOf(suit) });
  gibtDenRest(ablauf, draws);
}

/** A card goes to the trick; a complete one to the best card. Says whether the game is over. */
export function spielt(ablauf: Ablauf, seat: Seat, card: Card): boolean {
  ablauf.tut({ type: 'karteGespielt', seat, spielkarte: karteOf(card) });
  const { vollerStich, stiche } = ablauf.state;
  if (!vollerStich) return false;
  const { tarif } = kontraktOf(ablauf.state);
  const stichNummer = stiche.length + 1;
  const punkte = stichpunkte(tarif, stichNummer, setOf(vollerStich.cards));
  ablauf.tut({ type: 'stichGewonnen', seat: vollerStich.winner, stichNummer, stichpunkte: punkte });
  return ablauf.state.tisch.hands.every(isEmpty) || kuerztAb(ablauf);
}

/** Ends the game when the points cannot come out in any other way, whatever is still played. */
function kuerztAb(ablauf: Ablauf): boolean {
  const { state } = ablauf;
  const { tisch, stiche } = state;
  const kontrakt = kontraktOf(state);
  const leer = kontrakt.nurKarten && !stillOut(tisch, kontrakt.zaehlkarten);
  if (!leer && !leaderTakesTheRest(tisch)) return false;
  ablauf.tut({
    type: 'restAufgedeckt',
    abkuerzung: leer ? 'NICHTS_MEHR_ZU_HOLEN' : 'REST_ENTSCHIEDEN',
    restAn: leer ? null : tisch.leader,
    restpunkte: leer ? 0 : restpunkte(kontrakt.tarif, stiche.length, tisch.hands.flatMap(cardsIn), tisch.hands.length),
    restkarten: tisch.hands.map(fanned),
  });
  return true;
}

/** What all tricks that are left count for one player who wins them all. */
function restpunkte(tarif: Tarif, gespielt: number, karten: readonly Card[], mitspieler: number): number {
  const uebrig = karten.length / mitspieler;
  const einzelne = tarif.zaehlstiche.filter(({ stichNummer }) => stichNummer > gespielt);
  return einzelne.reduce((summe, { wert }) => summe + wert, tarif.jeStich * uebrig + kartenpunkte(tarif, setOf(karten)));
}
