import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { homiesMove, type Mover, playAlone, type Recorded } from '@tavern-jack/features/play-alone';
import type { AnyGame, HomieLevel } from '@tavern-jack/kernel';
import type { StoredEvent } from '@tavern-jack/platform/records';
import { type Plan, playerOn, termsOf } from './plan.js';

/** Matches of a plan from the first on, the last not among them. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface MatchResult {
  /** By player of the plan: the part of the win; who shares it has an equal part. */
  readonly shares: readonly number[];
  /** By player of the plan: what the game counts. */
  readonly scores: readonly number[];
  readonly moves: number;
  /** Rounds played; undefined for a game that does not count them. */
  readonly rounds: number | undefined;
}

/** How long decisions took, in nanoseconds, by level. */
export type Times = Readonly<Record<HomieLevel, RecordableHistogram>>;

export const newTimes = (): Times => ({ LEICHT: createHistogram(), NORMAL: createHistogram(), SCHWER: createHistogram() });

const NANOSECONDS = 1e6;

/** Plays some of a plan's matches in this thread. */
export class Player {
  readonly times = newTimes();

  constructor(
    private readonly plan: Plan,
    private readonly game: AnyGame,
  ) {
    game.warmUp?.(plan.options);
  }

  /** `write` gets the events of each match. */
  play({ from, to }: Range, write?: (events: readonly StoredEvent[]) => void): MatchResult[] {
    return Array.from({ length: to - from }, (_, index) => {
      const terms = termsOf(this.plan, from + index);
      const recorded = playAlone(this.game, terms, this.#timed(homiesMove(terms.seed), from + index));
      write?.(recorded.events);
      return this.#result(recorded, from + index);
    });
  }

  #timed(mover: Mover, match: number): Mover {
    return (state, prompt) => {
      const begun = performance.now();
      const moved = mover(state, prompt);
      const level = this.plan.levels[playerOn(this.plan, match, prompt.seat)];
      if (level) this.times[level].record(Math.max(1, Math.round((performance.now() - begun) * NANOSECONDS)));
      return moved;
    };
  }

  #result({ final, moves }: Recorded, match: number): MatchResult {
    const winners = (final.standing ?? []).filter(({ winner }) => winner);
    const shares = this.plan.levels.map(() => 0);
    for (const { seat } of winners) shares[playerOn(this.plan, match, seat)] = 1 / winners.length;
    const scores = this.plan.levels.map(() => 0);
    for (const { seat, score } of final.standing ?? []) scores[playerOn(this.plan, match, seat)] = score;
    // What the games' pages call a round every view shows as `runde`.
    const { runde } = this.game.view(final.board, 'auditor') as { runde?: unknown };
    return { shares, scores, moves, rounds: typeof runde === 'number' ? runde : undefined };
  }
}
