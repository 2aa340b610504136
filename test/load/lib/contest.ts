import { type Spread, spread } from './statistics.js';

/** What one round of one contestant showed, by name of the measure (with its unit, `p99 ms`). */
export type Measures = Readonly<Record<string, number>>;

/** One way to do the work that is compared. */
export interface Contestant {
  readonly name: string;
  /** Works for about so many seconds and tells what it saw. */
  round(seconds: number): Promise<Measures>;
  close?(): Promise<void>;
}

export interface ContestOptions {
  readonly rounds: number;
  /** Length of a round. */
  readonly seconds: number;
  /** The contestant that the others are divided by. */
  readonly yardstick?: string;
}

export interface Standing {
  readonly name: string;
  readonly measures: Readonly<Record<string, Spread>>;
  /** Each measure divided by the yardstick's of the same round. */
  readonly ratios?: Readonly<Record<string, Spread>>;
}

export interface ContestResult {
  readonly name: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly yardstick?: string;
  readonly standings: readonly Standing[];
}

/**
 * Lets contestants work in turn: one warm-up each that does not count, then rounds in which everybody has one turn, the
 * order changed each time, so that a disturbance of the machine hits all alike. Closes the contestants at the end.
 */
export async function contest(
  name: string,
  contestants: readonly Contestant[],
  options: ContestOptions,
  log: (line: string) => void,
): Promise<ContestResult> {
  const rounds: Map<string, Measures>[] = [];
  try {
    for (const contestant of contestants) await contestant.round(Math.min(1, options.seconds));
    for (let round = 0; round < options.rounds; round++) {
      const seen = new Map<string, Measures>();
      for (const contestant of turnsOf(contestants, round)) seen.set(contestant.name, await contestant.round(options.seconds));
      rounds.push(seen);
      log(`${name}: round ${round + 1} of ${options.rounds}`);
    }
  } finally {
    for (const contestant of contestants) await contestant.close?.();
  }
  const names = contestants.map((contestant) => contestant.name);
  return { name, ...options, standings: standingsOf(names, rounds, options.yardstick) };
}

/** Each round begins with the next contestant; every other pass runs backwards, so that neighbours change as well. */
function turnsOf(contestants: readonly Contestant[], round: number): Contestant[] {
  const first = round % contestants.length;
  const turns = [...contestants.slice(first), ...contestants.slice(0, first)];
  return Math.floor(round / contestants.length) % 2 === 0 ? turns : turns.reverse();
}

/** Medians over the rounds, and the medians of the ratios that each round gave. */
export function standingsOf(names: readonly string[], rounds: readonly ReadonlyMap<string, Measures>[], yardstick?: string): Standing[] {
  return names.map((name) => {
    const own = rounds.map((round) => round.get(name) ?? {});
    const measures = byMeasure(own);
    if (yardstick === undefined || name === yardstick) return { name, measures };
    const ratios = byMeasure(own.map((mine, index) => quotients(mine, rounds[index]?.get(yardstick) ?? {})));
    return { name, measures, ratios };
  });
}

function byMeasure(rounds: readonly Measures[]): Record<string, Spread> {
  const names = new Set(rounds.flatMap((round) => Object.keys(round)));
  return Object.fromEntries([...names].map((name) => [name, spread(rounds.flatMap((round) => round[name] ?? []))]));
}

function quotients(mine: Measures, others: Measures): Measures {
  const common = Object.keys(mine).filter((name) => others[name] !== undefined && others[name] !== 0);
  return Object.fromEntries(common.map((name) => [name, (mine[name] as number) / (others[name] as number)]));
}
