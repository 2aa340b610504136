import type { Drawn, ScriptStep, Seat } from '@tavern-jack/kernel';
import type { Buerger } from '../karten.js';
import type { Move } from '../partie.js';

type Schritt = ScriptStep<Move>;

/** A step of a script; without a key there are no words for it. */
const schritt = (seat: Seat, move: Move, key: string | undefined, draws: readonly Drawn[]): Schritt => ({
  seat,
  move,
  ...(key !== undefined && { key }),
  ...(draws.length > 0 && { draws }),
});

/** What chance brings besides dice: the citizen that is turned up, or the points of the penalty. */
export const kommt = (was: Buerger | number): Drawn => ({ pick: was });

/** A roll of all six dice. */
export const wirft = (seat: Seat, zahlen: readonly number[], key?: string): Schritt =>
  schritt(seat, { type: 'wuerfeln', behalten: [] }, key, zahlen);

/** A roll that keeps these dice, by their places from 0; the others fall on these numbers, and after the last roll more is drawn. */
export const behaelt = (seat: Seat, behalten: readonly number[], draws: readonly Drawn[], key?: string): Schritt =>
  schritt(seat, { type: 'wuerfeln', behalten }, key, draws);

/** Takes the citizen of a place whose condition is met; then the row is filled. */
export const nimmt = (seat: Seat, platz: number, key?: string, ...draws: readonly Drawn[]): Schritt =>
  schritt(seat, { type: 'nehmen', platz }, key, draws);
export const schenkt = (seat: Seat, an: Seat, key?: string, ...draws: readonly Drawn[]): Schritt =>
  schritt(seat, { type: 'schenken', an }, key, draws);
