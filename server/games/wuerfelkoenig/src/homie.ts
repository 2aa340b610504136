import type { Draws, Seat } from '@tavern-jack/kernel';
import { nuetzliche, type Ziel } from './nuetzlich.js';
import type { Move } from './partie.js';
import type { PlatzView, View } from './view.js';
import { rolleMit } from './wuerfeln.js';

/** A computer opponent: sees what its seat sees, and picks one of the legal moves. */
export type Homie = (view: View, seat: Seat, legalMoves: readonly Move[], draws: Draws) => Move;

export type Nehmen = Extract<Move, { type: 'nehmen' }>;
export const istNehmen = (move: Move): move is Nehmen => move.type === 'nehmen';

/** The roll that keeps what helps towards a goal; undefined if all six dice do, or no roll is left. */
export function rolleFuer(view: View, legalMoves: readonly Move[], ziel: Ziel): Move | undefined {
  return legalMoves.some(({ type }) => type === 'wuerfeln') ? rolleMit(nuetzliche(view.wuerfel ?? [], ziel)) : undefined;
}

/** What a card brings at once: its points with the location above it; for a fairy what it adds, for a dragon what it costs another. */
export function sofortwert({ karte, ortPunkte }: PlatzView, feen: number): number {
  if (!karte) return 0;
  const ort = karte.gruendet ? (ortPunkte ?? 0) : 0;
  return ort + (karte.art === 'FEE' ? 2 * feen + 1 : Math.abs(karte.punkte));
}

/** The element with the highest measure, the first of equals. Throws RangeError for an empty list. */
export function bester<T>(liste: readonly T[], mass: (element: T) => number): T {
  let beste: T | undefined;
  let hoechstes = 0;
  for (const element of liste) {
    const hier = mass(element);
    if (beste === undefined || hier > hoechstes) [beste, hoechstes] = [element, hier];
  }
  if (beste === undefined) throw new RangeError('nothing to choose from');
  return beste;
}
