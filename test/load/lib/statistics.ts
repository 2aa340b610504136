/** The middle of several rounds, with the lowest and the highest. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
});

/** The value that `share` (0 to 1) of the values do not exceed (nearest rank); NaN for no values. */
export function percentile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** What a list of durations in milliseconds says about latency. */
export const latencies = (milliseconds: ArrayLike<number>): { 'p50 ms': number; 'p99 ms': number } => ({
  'p50 ms': percentile(milliseconds, 0.5),
  'p99 ms': percentile(milliseconds, 0.99),
});
