import { fileURLToPath } from 'node:url';
import type { Contestant, Measures } from '../lib/contest.js';
import type { BenchDatabase, BenchServer } from '../lib/postgres.js';
import { latencies } from '../lib/statistics.js';
import { Worker } from '../lib/worker.js';
import type { AppendOutcome, AppendPlan } from './plan.js';

const SCRIPT = fileURLToPath(new URL('./store.worker.js', import.meta.url));
const MICROSECONDS = 1e6;

export interface StoreWish extends Omit<AppendPlan, 'seconds'> {
  readonly name: string;
  /** Server processes with that many callers together; 1 otherwise. */
  readonly processes?: number;
  /** The log is not emptied before each round. */
  readonly keepsLog?: boolean;
}

/** The house's store, called from processes of their own. */
export async function storeContestant(server: BenchServer, database: BenchDatabase, wish: StoreWish): Promise<Contestant> {
  const { name, processes = 1, keepsLog = false, ...work } = wish;
  const workers = Array.from({ length: processes }, () => Worker.start(SCRIPT));
  await Promise.all(workers.map((worker) => worker.call('open', database.url)));
  return {
    name,
    async round(seconds) {
      if (!keepsLog) await database.empty();
      const plan: AppendPlan = { ...work, callers: work.callers / processes, seconds };
      const before = server.processorSeconds();
      const outcomes = await Promise.all(workers.map((worker) => worker.call<AppendOutcome>('run', plan)));
      const postgres = server.processorSeconds() - before;
      const stored = await Promise.all(workers.map((worker) => worker.call<number>('check', processes > 1)));
      const measures = appendMeasures(outcomes, postgres);
      const events = outcomes.reduce((sum, outcome) => sum + outcome.events, 0);
      if (stored[0] !== events) throw new Error(`${events} events were acknowledged and ${stored[0]} stored`);
      return measures;
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.close()))),
  };
}

/** Rates, latency and cost of a round of appends by one or more processes. */
export function appendMeasures(outcomes: readonly AppendOutcome[], postgres: number): Measures {
  const sum = (value: (outcome: AppendOutcome) => number) => outcomes.reduce((total, outcome) => total + value(outcome), 0);
  const commands = sum(({ commands }) => commands);
  const conflicts = sum(({ conflicts }) => conflicts);
  const ms = outcomes.flatMap((outcome) => [...outcome.ms]);
  const micros = (seconds: number) => (seconds / commands) * MICROSECONDS;
  const node = sum(({ processor }) => processor);
  return {
    'appends/s': sum((outcome) => outcome.commands / outcome.seconds),
    'events/s': sum((outcome) => outcome.events / outcome.seconds),
    ...latencies(ms),
    'CPU us': micros(node + postgres),
    'Node us': micros(node),
    'Postgres us': micros(postgres),
    ...outcomes[0]?.loop,
    ...(conflicts > 0 ? { 'conflicts/s': sum((outcome) => outcome.conflicts / outcome.seconds) } : {}),
  };
}
