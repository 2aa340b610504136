import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ContestResult } from './lib/contest.js';
import type { Figures } from './lib/report.js';

jest.setTimeout(300_000);

const PROGRAM = fileURLToPath(new URL('../dist/bench.js', import.meta.url));
const run = promisify(execFile);

interface Results {
  readonly contests: readonly ContestResult[];
  readonly figures: readonly Figures[];
}

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tavern-bench-test-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const ran = new Map<string, Promise<Results>>();

/** What a section showed; it runs once. */
function results(section: string): Promise<Results> {
  const running = ran.get(section) ?? runTiny(section);
  ran.set(section, running);
  return running;
}

/** Runs one section of the built bench with sizes that say nothing about speed. */
async function runTiny(section: string): Promise<Results> {
  if (!fs.existsSync(PROGRAM)) throw new Error('This test runs the built bench: npm run build.');
  const json = path.join(folder, `${section}.json`);
  await run(process.execPath, [PROGRAM, '--only', section, '--tiny', '--rounds', '1', '--seconds', '0.4', '--json', json]);
  return JSON.parse(fs.readFileSync(json, 'utf8')) as Results;
}

/** Every number that a section showed is one. */
function measured({ contests, figures }: Results): number[] {
  const medians = contests.flatMap(({ standings }) =>
    standings.flatMap(({ measures }) => Object.values(measures).map(({ median }) => median)),
  );
  return [
    ...medians,
    ...figures.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).filter((cell) => typeof cell !== 'string'))),
  ];
}

// The other sections take minutes even with tiny sizes: `npm run bench -- --tiny` tries them all.
describe('the bench', () => {
  it.each(['moves', 'replay'])('measures %s, and every number is one', async (section) => {
    const numbers = measured(await results(section));
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
  });

  it('refuses a section that there is none of, and names those that there are', async () => {
    await expect(run(process.execPath, [PROGRAM, '--only', 'coffee'])).rejects.toThrow('There are: appends, moves, feed');
  });

  it('plays both games in the same contest, beside their limits, and checks that every acknowledged move is stored', async () => {
    const { contests } = await results('moves');
    const bare = ['zaehler, bare ws and store', 'zaehler, bare ws in memory'];
    expect(contests[0]?.standings.map(({ name }) => name)).toEqual(['kiezkoenig', 'zaehler', ...bare]);
    const [kiezkoenig] = contests[0]?.standings ?? [];
    expect(kiezkoenig?.measures['moves/s']?.median).toBeGreaterThan(0);
    expect(kiezkoenig?.ratios?.['moves/s']?.median).toBeGreaterThan(0);
  });
});
