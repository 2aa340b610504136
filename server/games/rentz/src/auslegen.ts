import { cardsIn, endOfRow, isEmpty, type Karte, karteOf, layable, type Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { naechsterImSpiel } from './evolve-auslegen.js';
import { blattOf } from './karten.js';
import { faktor, handOf, type RentzState } from './partie.js';
import { PLATZPUNKTE } from './spiele.js';

/** The cards of a seat that fit: start cards, and neighbours of what lies. */
export function legbar(state: RentzState, seat: Seat): Karte[] {
  const { reihen, startkarten } = blattOf(state.spieler);
  return layable(reihen, state.reihen, startkarten, cardsIn(handOf(state, seat)).map(karteOf));
}

/** Heading "Das Rentz-Spiel": a card is laid. True once only one player is left. */
export function legtAn(ablauf: Ablauf, seat: Seat, spielkarte: Karte): boolean {
  ablauf.tut({ type: 'angelegt', seat, spielkarte });
  if (isEmpty(handOf(ablauf.state, seat)) && steigtAus(ablauf, seat)) return true;
  const naechster = naechsterImSpiel(ablauf.state, seat);
  if (endOfRow(blattOf(ablauf.state.spieler).reihen, spielkarte) === 'LOWEST') ablauf.tut({ type: 'ausgesetzt', seat: naechster });
  passt(ablauf);
  return false;
}

/** After an ace the extra card is left. */
export function verzichtet(ablauf: Ablauf, seat: Seat): void {
  ablauf.tut({ type: 'verzichtet', seat });
  passt(ablauf);
}

/**
 * Who has no card that fits passes: there is nothing to decide. Somebody always has one, as every card that lies nowhere
 * yet is in a hand.
 */
export function passt(ablauf: Ablauf): void {
  for (;;) {
    const { amZug, nochEine } = ablauf.state;
    if (amZug === null || nochEine || legbar(ablauf.state, amZug).length > 0) return;
    ablauf.tut({ type: 'gepasst', seat: amZug });
  }
}

/** A player is rid of all cards; the last one left gets the last place. True if that ends the game. */
function steigtAus(ablauf: Ablauf, seat: Seat): boolean {
  platziert(ablauf, seat);
  const uebrig = ablauf.state.tisch.hands.flatMap((hand, s) => (isEmpty(hand) ? [] : [s]));
  const [letzter] = uebrig;
  if (uebrig.length > 1 || letzter === undefined) return false;
  platziert(ablauf, letzter);
  return true;
}

function platziert(ablauf: Ablauf, seat: Seat): void {
  const fertigAls = ablauf.state.ausgestiegen.length + 1;
  ablauf.tut({ type: 'ausgestiegen', seat, fertigAls, platzpunkte: (PLATZPUNKTE[fertigAls - 1] ?? 0) * faktor(ablauf.state) });
}
