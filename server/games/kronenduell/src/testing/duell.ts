import type { Draws, Seat } from '@tavern-jack/kernel';
import { type Given, given, pick, scriptedDraws } from '@tavern-jack/kernel/testing';
import { type Event, type KronenduellState, kronenduell, type Move, type Options, type Prompt, type View } from '../index.js';

export const OFFIZIELL: Options = { schnellesDuell: false, verraeter: false, gemischteHaende: false };
export const ALLE: readonly Options[] = kronenduell.manifest.presets.map(({ options }) => options);

/** The move that lays a card. */
export const legen = (rang: number): Move => ({ type: 'legen', rang });

/** Draws for moves that must not draw: asking for anything throws. */
export const ohneZufall: Draws = scriptedDraws([]);

export type Lage = Given<KronenduellState, Move, Event, View, Options, Prompt>;

/** A duel that has just begun: official, or with the options that differ. */
export const duell = (options: Partial<Options> = {}): Lage =>
  given(kronenduell, { count: 2, startingSeat: 0 }, { ...OFFIZIELL, ...options });

/** Gemischte Hände with these two hands. */
export const mitHaenden = (anna: readonly number[], ben: readonly number[], options: Partial<Options> = {}): Lage =>
  given(kronenduell, { count: 2, startingSeat: 0 }, { ...OFFIZIELL, ...options, gemischteHaende: true }, pick([...anna, ...ben]));

/** Verräter: seat 0 gives `anna` away and seat 1 `ben`. */
export const verraten = (anna: number, ben: number): Lage =>
  given(kronenduell, { count: 2, startingSeat: 0 }, { ...OFFIZIELL, verraeter: true }, pick(anna), pick(ben));

/** A duel after some rounds, and what the last move brought. */
export interface Verlauf {
  readonly state: KronenduellState;
  readonly events: readonly Event[];
}

/** Lays a card; a refusal throws. */
export function legt(state: KronenduellState, seat: Seat, rang: number, draws: Draws = ohneZufall): Verlauf {
  const decision = kronenduell.decide(state, seat, legen(rang), draws);
  if (!decision.ok) throw new Error(`seat ${seat} lays ${rang}: ${decision.rejection.code}`);
  return { state: decision.events.reduce(kronenduell.evolve, state), events: decision.events };
}

/** Plays rounds, Anna's card (seat 0) first in each pair; before a scout the other lays first. `draws` serves a game dealt anew. */
export function nach(
  lage: { readonly state: KronenduellState },
  runden: readonly (readonly [number, number])[],
  draws = ohneZufall,
): Verlauf {
  let verlauf: Verlauf = { state: lage.state, events: [] };
  for (const paar of runden) {
    const reihenfolge = verlauf.state.spaeher === 0 ? ([1, 0] as const) : ([0, 1] as const);
    for (const seat of reihenfolge) verlauf = legt(verlauf.state, seat, paar[seat], draws);
  }
  return verlauf;
}

/** The last round as it went to the side of the table. */
export function letzte({ state }: Verlauf) {
  const runde = state.verlauf.at(-1);
  if (!runde) throw new Error('no round is over');
  return runde;
}

/** Eight rounds without a winner: each card against its own twin. */
export const GLEICHSTAENDE: readonly (readonly [number, number])[] = [1, 2, 3, 4, 5, 6, 7, 8].map((rang) => [rang, rang]);
