import { fillLog } from './filled-log.js';
import type { BenchDatabase, BenchServer } from './postgres.js';
import type { Report } from './report.js';
import type { Context } from './section.js';

export interface Wish {
  readonly rounds: number;
  readonly seconds: number;
  readonly tiny: boolean;
  readonly peers: boolean;
}

/** A context with its shared databases, which `close` drops. */
export function openContext(wish: Wish, server: BenchServer, report: Report, log: (line: string) => void) {
  const filled = new Map<number, Promise<BenchDatabase>>();
  const filledLog = (events: number): Promise<BenchDatabase> => {
    const known = filled.get(events) ?? fill(events);
    filled.set(events, known);
    return known;
  };
  const fill = async (events: number): Promise<BenchDatabase> => {
    const database = await server.database();
    log(`writing a log of ${events.toLocaleString('en')} events ...`);
    await fillLog(database.url, events);
    return database;
  };
  const context: Context = { ...wish, server, report, log, filledLog };
  const close = async (): Promise<void> => {
    for (const database of filled.values()) await (await database).close();
  };
  return { context, close };
}
