import { createHash } from 'node:crypto';
import { homieName } from '@tavern-jack/contracts/events';
import type { MatchTerms } from '@tavern-jack/features/play-alone';
import type { HomieLevel } from '@tavern-jack/kernel';
import { derivedId } from '@tavern-jack/platform/ids';

/** What is simulated. The same plan gives the same matches, on however many threads. */
export interface Plan {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Who plays against whom; from match to match they move on by a seat. */
  readonly levels: readonly HomieLevel[];
  readonly matches: number;
  readonly seed: string;
}

/** Simulated matches are of no real table; their ids follow from this one, game, seed and number. */
const SPACE = '7b0d3c52-59d8-4b61-9a53-1f6f5c7e2a90';
/** They begin at a fixed moment, so that a written stream is the same to the byte, and take a second a decision. */
const BEGINNING = new Date('2026-01-01T18:00:00Z');
const SECOND_MS = 1_000;

/** Which of the plan's players sits on a seat in this match, as an index into its levels. */
export const playerOn = ({ levels }: Plan, match: number, seat: number): number => (seat + match) % levels.length;

/** The terms of one match, counted from 0. After as many matches as there are seats, squared, everybody has begun from every seat. */
export function termsOf(plan: Plan, match: number): MatchTerms {
  const { game, options, levels, seed } = plan;
  const name = `${game} ${seed} ${match}`;
  const seats = levels.map((_, seat) => ({
    homie: homieName.options[seat % homieName.options.length] ?? 'KALLE',
    level: levels[playerOn(plan, match, seat)] ?? 'NORMAL',
  }));
  return {
    match: derivedId(SPACE, name),
    table: derivedId(SPACE, `table of ${name}`),
    wish: { game, options, clockSeconds: null, startingSeat: Math.floor(match / levels.length) % levels.length, seats },
    seed: createHash('sha256').update(name).digest(),
    startedAt: BEGINNING,
    thinkMs: SECOND_MS,
  };
}
