import type { Karte, ScriptStep, Seat } from '@tavern-jack/kernel';
import type { Move } from '../partie.js';

type Schritt = ScriptStep<Move>;

/** A step of a script; without a key there are no words for it. */
export const schritt = (seat: Seat, move: Move, key?: string): Schritt => ({ seat, move, ...(key !== undefined && { key }) });

/** A trick of four, or the beginning of one: the cards in the order in which they fall, and the words for some seats. */
export const stich = (von: Seat, karten: readonly Karte[], keys: Readonly<Record<Seat, string>> = {}): readonly Schritt[] =>
  karten.map((karte, at) => {
    const seat = (von + at) % 4;
    return schritt(seat, { type: 'legen', karte }, keys[seat]);
  });
