import { HOMIE_LEVELS, type HomieLevel } from '@tavern-jack/kernel';
import { type Mean, meanOf, type Share, wilson } from './interval.js';
import type { Plan } from './plan.js';
import type { MatchResult } from './play.js';

/** What the players of one level have won together. */
export interface LevelResult extends Share {
  readonly level: HomieLevel;
  /** Seats of this level in each match. */
  readonly seats: number;
  /** Their part if all levels were equally strong. */
  readonly even: number;
  /** What the game counts, on average over the seats of this level in a match. */
  readonly score: Mean;
}

/** What depends on the plan alone, not on the machine. */
export interface Result {
  readonly matches: number;
  readonly levels: readonly LevelResult[];
  readonly meanMoves: number;
  readonly meanRounds: number | undefined;
}

/** Counts results in the order of the matches, so that sums of fractions come out alike. */
export class Tally {
  readonly #wins: number[];
  readonly #scores = new Map<HomieLevel, { sum: number; squares: number }>();
  #matches = 0;
  #moves = 0;
  #rounds: number | undefined = 0;

  constructor(private readonly plan: Plan) {
    this.#wins = plan.levels.map(() => 0);
  }

  get matches(): number {
    return this.#matches;
  }

  get moves(): number {
    return this.#moves;
  }

  add({ shares, scores, moves, rounds }: MatchResult): void {
    shares.forEach((share, player) => {
      this.#wins[player] = (this.#wins[player] ?? 0) + share;
    });
    for (const level of new Set(this.plan.levels)) this.#addScore(level, scores);
    this.#matches++;
    this.#moves += moves;
    this.#rounds = this.#rounds === undefined || rounds === undefined ? undefined : this.#rounds + rounds;
  }

  /** Seats of one match hang together: they count as one value. */
  #addScore(level: HomieLevel, scores: readonly number[]): void {
    const own = scores.filter((_, player) => this.plan.levels[player] === level);
    const mean = own.reduce((sum, score) => sum + score, 0) / own.length;
    const { sum, squares } = this.#scores.get(level) ?? { sum: 0, squares: 0 };
    this.#scores.set(level, { sum: sum + mean, squares: squares + mean ** 2 });
  }

  result(): Result {
    const { levels } = this.plan;
    const matches = this.#matches;
    const ofLevel = (level: HomieLevel): LevelResult[] => {
      const players = levels.flatMap((one, player) => (one === level ? [player] : []));
      if (players.length === 0) return [];
      // Thirds of a win do not sum to one exactly.
      const wins = Math.min(
        matches,
        players.reduce((sum, player) => sum + (this.#wins[player] ?? 0), 0),
      );
      const { sum, squares } = this.#scores.get(level) ?? { sum: 0, squares: 0 };
      const score = meanOf(matches, sum, squares);
      return [{ level, seats: players.length, even: players.length / levels.length, score, ...wilson(wins, matches) }];
    };
    return {
      matches,
      levels: [...HOMIE_LEVELS].reverse().flatMap(ofLevel),
      meanMoves: this.#moves / matches,
      meanRounds: this.#rounds === undefined ? undefined : this.#rounds / matches,
    };
  }
}
