import { closeSync, openSync, writeSync } from 'node:fs';
import { theMenu } from './menu.js';
import { Progress } from './progress.js';
import { type Exploitability, measured, sentence } from './simulation/exploitability.js';
import type { Plan } from './simulation/plan.js';
import { report, type Speed, speedOf } from './simulation/report.js';
import { type Result, Tally } from './simulation/tally.js';
import { playOnThreads } from './simulation/threads.js';
import { type Wishes, wishesIn } from './simulation/wishes.js';

type Print = (line: string) => void;

/** Lets homies play many matches against one another and tells who wins how often. Throws a TypeError with one sentence for bad arguments. */
export async function simulateCommand(args: readonly string[], print: Print): Promise<void> {
  const wishes = wishesIn(args, theMenu.games);
  const told = wishes.json ? () => undefined : print;
  const simulated = wishes.plan && (await simulate(wishes.plan, wishes));
  if (simulated) for (const line of report(simulated.plan, simulated.result, simulated.speed)) told(line);
  const exploitability: Exploitability[] = [];
  for (const one of measured(wishes.exploitability)) {
    exploitability.push(one);
    told(sentence(one));
  }
  if (wishes.json) print(JSON.stringify({ ...simulated, ...(exploitability.length > 0 ? { exploitability } : {}) }));
}

async function simulate(plan: Plan, { workers, write }: Wishes): Promise<{ plan: Plan; result: Result; speed: Speed }> {
  const file = write === undefined ? undefined : opened(write);
  const tally = new Tally(plan);
  const progress = new Progress('matches', plan.matches);
  const begun = performance.now();
  try {
    const times = await playOnThreads(plan, workers, file !== undefined, ({ results, lines }) => {
      for (const result of results) tally.add(result);
      if (file !== undefined) writeSync(file, lines.join(''));
      progress.at(tally.matches);
    });
    const speed = speedOf(times, tally.moves, (performance.now() - begun) / 1000, workers);
    return { plan, result: tally.result(), speed };
  } finally {
    progress.end();
    if (file !== undefined) closeSync(file);
  }
}

function opened(path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    throw new TypeError(`The file ${path} cannot be written: ${error instanceof Error ? error.message : error}.`);
  }
}
