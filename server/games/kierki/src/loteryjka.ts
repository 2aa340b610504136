import { type Card, fanned, isEmpty, karteOf, type Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { type Auslage, handOf, kontraktOf } from './partie.js';
import { anlegbar } from './reihen.js';

/** A card is laid. Says whether the game is over: two have no cards left, and nobody else gets anything. */
export function legtAn(ablauf: Ablauf, seat: Seat, card: Card): boolean {
  ablauf.tut({ type: 'karteAngelegt', seat, spielkarte: karteOf(card) });
  if (isEmpty(handOf(ablauf.state, seat))) wirdFertig(ablauf, seat);
  const { fuerFertige } = kontraktOf(ablauf.state).tarif;
  if (auslageIn(ablauf).fertig.length < fuerFertige.length) {
    passtWerMuss(ablauf);
    return false;
  }
  const restkarten = ablauf.state.tisch.hands.map(fanned);
  ablauf.tut({ type: 'restAufgedeckt', abkuerzung: 'ZWEI_FERTIG', restAn: null, restpunkte: 0, restkarten });
  return true;
}

function wirdFertig(ablauf: Ablauf, seat: Seat): void {
  const { fertig } = auslageIn(ablauf);
  const bringt = kontraktOf(ablauf.state).tarif.fuerFertige[fertig.length] ?? 0;
  ablauf.tut({ type: 'fertigGeworden', seat, fertigAls: fertig.length + 1, bringt });
}

/**
 * Who has nothing to lay passes without being asked. Somebody always has: all cards that do not lie are in hands. Throws
 * RangeError for a table that lacks cards.
 */
export function passtWerMuss(ablauf: Ablauf): void {
  for (let passende = 0; passende < ablauf.state.mitspieler; passende++) {
    const { amZug } = auslageIn(ablauf);
    if (anlegbar(ablauf.state, amZug).length > 0) return;
    ablauf.tut({ type: 'gepasst', seat: amZug });
  }
  throw new RangeError('nobody can lay a card');
}

function auslageIn({ state }: Ablauf): Auslage {
  if (!state.auslage) throw new RangeError('nothing is laid out');
  return state.auslage;
}
