import type { HomieLevel } from '@tavern-jack/kernel';
import { grouped } from '../progress.js';
import type { Plan } from './plan.js';
import type { Times } from './play.js';
import type { Result } from './tally.js';

/** How fast it went here and now. */
export interface Speed {
  readonly seconds: number;
  readonly workers: number;
  readonly decisionsPerSecond: number;
  /** Milliseconds that a decision took, by level that played. */
  readonly decisions: Readonly<Partial<Record<HomieLevel, { readonly count: number; readonly p50: number; readonly p99: number }>>>;
}

const NANOSECONDS = 1e6;

export function speedOf(times: Times, moves: number, seconds: number, workers: number): Speed {
  const decisions: Record<string, { count: number; p50: number; p99: number }> = {};
  for (const [level, histogram] of Object.entries(times)) {
    if (histogram.count === 0) continue;
    const [p50, p99] = [histogram.percentile(50) / NANOSECONDS, histogram.percentile(99) / NANOSECONDS];
    decisions[level] = { count: histogram.count, p50, p99 };
  }
  return { seconds, workers, decisionsPerSecond: moves / seconds, decisions };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const milliseconds = (ms: number | undefined): string => (ms === undefined ? '-' : `${ms < 10 ? ms.toFixed(2) : ms.toFixed(0)} ms`);

/** The result for people: a line for the plan, one for each level, and what it took. */
export function report(plan: Plan, result: Result, speed: Speed): string[] {
  const rows = result.levels.map(({ level, seats, share, low, high, even, score }) => {
    const times = speed.decisions[level];
    const wins = [percent(share), `${percent(low)} to ${percent(high)}`, percent(even)];
    const points = [score.mean.toFixed(1), `${score.low.toFixed(1)} to ${score.high.toFixed(1)}`];
    return [
      level.toLowerCase(),
      `${seats} of ${plan.levels.length}`,
      ...wins,
      ...points,
      milliseconds(times?.p50),
      milliseconds(times?.p99),
    ];
  });
  const rounds = result.meanRounds === undefined ? '' : ` and ${result.meanRounds.toFixed(1)} rounds`;
  return [
    `${grouped(result.matches)} matches of ${plan.game}, seed ${plan.seed}, options ${JSON.stringify(plan.options)}`,
    ...table([['level', 'seats', 'wins', '95 % interval', 'if even', 'points', '95 % interval', 'p50', 'p99'], ...rows]),
    `${result.meanMoves.toFixed(1)} moves${rounds} a match; ${grouped(speed.decisionsPerSecond)} decisions a second on ${speed.workers} thread(s), ${speed.seconds.toFixed(1)} s`,
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
