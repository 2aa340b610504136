import { setOf, situationOf } from '@tavern-jack/kernel';
import { auslagewissen, besteZumAnlegen } from './auslagewissen.js';
import { homieMit } from './homie.js';
import { spielweise } from './spielweise.js';
import { handIn, stichwissen } from './stichwissen.js';
import { besterTrumpf } from './trumpfwahl.js';

/** Knows what the game is about, counts suits, gets rid of what is dangerous; in Loteryjka it opens the way to its own far cards. */
export const normal = homieMit({
  trumpf: (view, seat) => besterTrumpf(handIn(view, seat)),
  spielen(view, seat, cards) {
    const { kontrakt, handkarten, tisch, hidden } = stichwissen(view, seat);
    // Who has which card is unknown: all of them in one other hand say just as much.
    const table = { ...tisch, hands: tisch.hands.map((hand, s) => (s === (seat + 1) % tisch.hands.length ? hidden.unseen : hand)) };
    const turn = { seat, hand: handIn(view, seat), choices: setOf(cards), situation: situationOf(tisch), table };
    return spielweise(kontrakt, handkarten)(turn);
  },
  anlegen: (view, seat, cards) => besteZumAnlegen(auslagewissen(view, seat), handIn(view, seat), cards),
});
