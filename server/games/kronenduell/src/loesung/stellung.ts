import type { Seat } from '@tavern-jack/kernel';
import { maskeOf } from './maske.js';
import { ziffer } from './uebergang.js';

/** Both hands at the start of a game, each in ascending order. */
export type Haende = readonly [readonly number[], readonly number[]];

/** A moment between two rounds, as it is known at the table. Lists of two go by seat. */
export interface Lage {
  readonly haende: Haende;
  readonly stand: readonly [number, number];
  readonly vertagt: number;
  readonly verstaerkt: Seat | null;
  readonly spaeher: Seat | null;
}

/** The same as the solver counts it: hands as bits, seats as digits (0 nobody, 1 seat 0, 2 seat 1). */
export interface Stellung {
  readonly maske0: number;
  readonly maske1: number;
  readonly stand0: number;
  readonly stand1: number;
  readonly vertagt: number;
  readonly verstaerkt: number;
  readonly spaeher: number;
}

/** A situation as a position under these starting hands. */
export const stellungOf = (start: Haende, { haende, stand, vertagt, verstaerkt, spaeher }: Lage): Stellung => ({
  maske0: maskeOf(start[0], haende[0]),
  maske1: maskeOf(start[1], haende[1]),
  stand0: stand[0],
  stand1: stand[1],
  vertagt,
  verstaerkt: ziffer(verstaerkt),
  spaeher: ziffer(spaeher),
});

/** 8 + 8 bits for the hands, 2 + 2 for the coins (0 to 3: more have won), 3 for adjourned rounds, 2 for the boost, 2 for the scout. */
export const schluessel = (m0: number, m1: number, c0: number, c1: number, v: number, b: number, s: number): number =>
  (m0 << 19) | (m1 << 11) | (c0 << 9) | (c1 << 7) | (v << 4) | (b << 2) | s;
