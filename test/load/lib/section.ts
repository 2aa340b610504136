import type { BenchDatabase, BenchServer } from './postgres.js';
import type { Report } from './report.js';

/** What a section is given to work with. */
export interface Context {
  readonly rounds: number;
  /** Length of a round. */
  readonly seconds: number;
  /** Sizes so small that a section takes seconds: to try that it runs, not to measure. */
  readonly tiny: boolean;
  /** Other people's products are measured as well. */
  readonly peers: boolean;
  readonly server: BenchServer;
  readonly report: Report;
  log(line: string): void;
  /** A log that holds at least so many events of matches, filled once and shared by the sections. */
  filledLog(events: number): Promise<BenchDatabase>;
}

/** One part of the bench, found by its name on the command line. */
export interface Section {
  readonly name: string;
  run(context: Context): Promise<void>;
}
