import { describe, expect, it } from '@jest/globals';
import { type Contestant, contest, standingsOf } from './contest.js';
import { alignedLines, Report } from './report.js';
import { median, percentile, spread } from './statistics.js';

const silent = (): void => undefined;

/** A contestant whose rounds show these values in turn; it writes down when it had a turn. */
function showing(name: string, values: readonly number[], turns: string[] = []): Contestant {
  let round = 0;
  return {
    name,
    async round() {
      turns.push(name);
      return { 'appends/s': values[round++] ?? Number.NaN };
    },
    close: async () => void turns.push(`${name} closed`),
  };
}

describe('a median', () => {
  it('is the middle of an odd number of values, whatever their order', () => expect(median([30, 1, 2])).toBe(2));
  it('is the mean of the two in the middle of an even number', () => expect(median([4, 1, 2, 30])).toBe(3));
  it('of nothing is no number', () => expect(median([])).toBeNaN());
  it('comes with the lowest and the highest', () => expect(spread([5, 9, 1])).toEqual({ median: 5, low: 1, high: 9 }));
});

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it('is the value that so many do not exceed', () =>
    expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100]));
  it('of one value is that value', () => expect(percentile([7], 0.5)).toBe(7));
});

describe('a contest', () => {
  it('warms each up once and does not count it', async () => {
    const result = await contest('c', [showing('a', [1_000, 2, 4, 3])], { rounds: 3, seconds: 1 }, silent);
    expect(result.standings[0]?.measures['appends/s']).toEqual({ median: 3, low: 2, high: 4 });
  });

  it('gives everybody one turn in each round, in changing order, and closes all', async () => {
    const turns: string[] = [];
    const trio = ['a', 'b', 'c'].map((name) => showing(name, [1, 1, 1, 1, 1], turns));
    await contest('c', trio, { rounds: 4, seconds: 1 }, silent);
    expect(turns.slice(0, 3).join('')).toBe('abc');
    const rounds = [0, 1, 2, 3].map((round) => turns.slice(3 + round * 3, 6 + round * 3).join(''));
    expect(rounds).toEqual(['abc', 'bca', 'cab', 'cba']);
    expect(turns.slice(-3)).toEqual(['a closed', 'b closed', 'c closed']);
  });

  it('closes all when one fails', async () => {
    const turns: string[] = [];
    const failing: Contestant = { name: 'f', round: () => Promise.reject(new Error('gap in the log')) };
    await expect(contest('c', [showing('a', [1], turns), failing], { rounds: 1, seconds: 1 }, silent)).rejects.toThrow('gap in the log');
    expect(turns).toContain('a closed');
  });

  it('compares with the yardstick of the same round, so that a slow minute of the machine cancels out', async () => {
    // The machine is half as fast in the second round, for both.
    const pair = [showing('yardstick', [0, 100, 50, 110]), showing('store', [0, 300, 150, 220])];
    const { standings } = await contest('c', pair, { rounds: 3, seconds: 1, yardstick: 'yardstick' }, silent);
    expect(standings[0]?.ratios).toBeUndefined();
    expect(standings[1]?.ratios?.['appends/s']).toEqual({ median: 3, low: 2, high: 3 });
  });
});

describe('standings', () => {
  it('give no ratio of a measure that the yardstick does not have or that was nothing there', () => {
    const round = new Map([
      ['yardstick', { 'appends/s': 10, 'conflicts/s': 0 }],
      ['store', { 'appends/s': 20, 'conflicts/s': 3, 'p99 ms': 5 }],
    ]);
    expect(Object.keys(standingsOf(['store'], [round], 'yardstick')[0]?.ratios ?? {})).toEqual(['appends/s']);
  });
});

describe('a report', () => {
  it('aligns names to the left and numbers to the right', () => {
    const rows = [
      { name: 'store', 'appends/s': 31_200 },
      { name: 'x', 'appends/s': 0.12345 },
    ];
    expect(alignedLines(rows)).toEqual(['name   appends/s', 'store     31,200', 'x          0.123']);
  });

  it('prints the median with its range and the ratio, and keeps both for the file', async () => {
    const lines: string[] = [];
    const report = new Report((line) => lines.push(line));
    const pair = [showing('yardstick', [0, 100, 100]), showing('store', [0, 180, 220])];
    report.contest(await contest('c', pair, { rounds: 2, seconds: 1, yardstick: 'yardstick' }, silent));
    expect(lines.join('\n')).toContain('200 ±10% x2');
    expect(report.results().contests[0]?.standings[1]?.ratios).toEqual({ 'appends/s': { median: 2, low: 1.8, high: 2.2 } });
  });
});
