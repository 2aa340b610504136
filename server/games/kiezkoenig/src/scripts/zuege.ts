import type { Drawn, ScriptStep, Seat } from '@tavern-jack/kernel';
import type { Move } from '../partie.js';
import type { Karte } from '../stapel.js';

type Schritt = ScriptStep<Move>;

/** A step of a script; without a key there are no words for it. */
const schritt = (seat: Seat, move: Move, key?: string, draws?: readonly Drawn[]): Schritt => ({
  seat,
  move,
  ...(key !== undefined && { key }),
  ...(draws && { draws }),
});

/** A roll that shows these two faces. */
export const wuerfelt = (seat: Seat, [eins, zwei]: readonly [number, number], key?: string): Schritt =>
  schritt(seat, { type: 'wuerfeln' }, key, [eins, zwei]);

/** A roll that leads to the Jukebox or the Stammtisch, where this card is drawn. */
export const zieht = (seat: Seat, [eins, zwei]: readonly [number, number], karte: Karte, key?: string): Schritt =>
  schritt(seat, { type: 'wuerfeln' }, key, [eins, zwei, { pick: karte }]);

export const kauft = (seat: Seat, key?: string): Schritt => schritt(seat, { type: 'kaufen' }, key);
export const uebernimmt = (seat: Seat, key?: string): Schritt => schritt(seat, { type: 'uebernehmen' }, key);
export const laesst = (seat: Seat, key?: string): Schritt => schritt(seat, { type: 'lassen' }, key);
export const baut = (seat: Seat, feld: number, key?: string): Schritt => schritt(seat, { type: 'ausbauen', feld }, key);
