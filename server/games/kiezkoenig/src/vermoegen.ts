import type { Seat } from '@tavern-jack/kernel';
import { type KiezkoenigState, kneipenOf, spielerOf } from './partie.js';
import { wert } from './wert.js';

/** Cash plus all pubs at price plus upgrades. */
export const vermoegenOf = (state: KiezkoenigState, seat: Seat): number =>
  spielerOf(state, seat).taler + kneipenOf(state, seat).reduce((summe, k) => summe + wert(k), 0);
