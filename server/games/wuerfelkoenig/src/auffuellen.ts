import type { Draws } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';

/** Heading "3. Kartenreihe auffüllen": one new citizen for each gap, as long as there are any; each undrawn one is equally likely. */
export function fuelltAuf(ablauf: Ablauf, draws: Draws): void {
  while (ablauf.state.tisch.reihe.includes(null) && ablauf.state.tisch.nachzieh.length > 0) {
    ablauf.tut({ type: 'buergerAufgedeckt', buerger: draws.pick(ablauf.state.tisch.nachzieh) });
  }
}
