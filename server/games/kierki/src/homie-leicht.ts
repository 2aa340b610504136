import { highestIn, SUITS } from '@tavern-jack/kernel';
import { homieMit } from './homie.js';
import { handIn } from './stichwissen.js';

/** Plays by mood: any card that is allowed. Trumps are the suit of the highest card. */
export const leicht = homieMit({
  trumpf(view, seat) {
    const hand = handIn(view, seat);
    return SUITS.reduce((beste, suit) => (highestIn(hand[suit]) > highestIn(hand[beste]) ? suit : beste));
  },
  spielen: (_view, _seat, cards, draws) => draws.pick(cards),
  anlegen: (_view, _seat, cards, draws) => draws.pick(cards),
});
