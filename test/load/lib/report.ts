import type { ContestResult } from './contest.js';
import type { Spread } from './statistics.js';

type Cell = string | number;

/** A table of single values, for what is measured once. */
export interface Figures {
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

/** Prints results as they come and keeps them for the JSON file. */
export class Report {
  private readonly contests: ContestResult[] = [];
  private readonly figures: Figures[] = [];

  constructor(private readonly print: (line: string) => void) {}

  /** Medians with their range, and the ratio to the yardstick where there is one. */
  contest(result: ContestResult): void {
    this.contests.push(result);
    const rows = result.standings.map(({ name, measures, ratios }) => ({
      name,
      ...Object.fromEntries(Object.entries(measures).map(([measure, value]) => [measure, withRange(value, ratios?.[measure])])),
    }));
    const by = result.yardstick === undefined ? '' : `, x = ratio to ${result.yardstick}`;
    this.table(`${result.name} (median of ${result.rounds} rounds of ${result.seconds} s ±half the range${by})`, rows);
  }

  /** Single values. */
  single(name: string, rows: Figures['rows']): void {
    this.figures.push({ name, rows });
    this.table(name, rows);
  }

  /** Everything that was reported, for the JSON file. */
  results(): { contests: readonly ContestResult[]; figures: readonly Figures[] } {
    return { contests: this.contests, figures: this.figures };
  }

  private table(title: string, rows: Figures['rows']): void {
    this.print(`\n${title}`);
    for (const line of alignedLines(rows)) this.print(`  ${line}`);
  }
}

/** The rows under their column names: texts to the left, numbers to the right. */
export function alignedLines(rows: Figures['rows']): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => shown(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const isText = columns.map((column) => rows.some((row) => typeof row[column] === 'string'));
  const pad = (cell: string, index: number) => (isText[index] ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0));
  return lines.map((line) => line.map(pad).join('  ').trimEnd());
}

function withRange({ median, low, high }: Spread, ratio: Spread | undefined): string {
  const width = Math.round(((high - low) / 2 / median) * 100);
  const ranged = width > 0 ? `${shown(median)} ±${width}%` : shown(median);
  return ratio ? `${ranged} x${shown(ratio.median)}` : ranged;
}

/** Three significant digits, whole above 100. */
function shown(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if (!Number.isFinite(cell)) return '-';
  return Math.abs(cell) >= 100 ? Math.round(cell).toLocaleString('en') : String(Number(cell.toPrecision(3)));
}
