import type { Outcome, Standing } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import type { KiezkoenigState } from './partie.js';
import { vermoegenOf } from './vermoegen.js';

/** Heading "Spielende": everything is counted; who has most wears the crown, alone or shared. */
export function sperrstunde(ablauf: Ablauf): void {
  const vermoegen = ablauf.state.spieler.map((_, seat) => vermoegenOf(ablauf.state, seat));
  const hoechstes = Math.max(...vermoegen);
  ablauf.tut({ type: 'sperrstunde', vermoegen, koenige: vermoegen.flatMap((v, seat) => (v === hoechstes ? [seat] : [])) });
}

/** The ranking by Vermögen as things stand; equal Vermögen share a place. */
export function standing(state: KiezkoenigState): Standing {
  const scores = state.spieler.map((_, seat) => vermoegenOf(state, seat));
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter((other) => other > score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export const outcome = (state: KiezkoenigState): Outcome | undefined =>
  state.koenige ? { standing: standing(state), winners: state.koenige } : undefined;

/** A pot is shared in proportion to Vermögen; if nobody has anything, equally. */
export function potWeights({ standing }: Outcome): readonly number[] {
  const scores = [...standing].sort((a, b) => a.seat - b.seat).map((line) => line.score);
  return scores.every((score) => score === 0) ? scores.map(() => 1) : scores;
}
