import { parentPort, workerData } from 'node:worker_threads';
import { theMenu } from './menu.js';
import type { Plan } from './simulation/plan.js';
import { Player, type Range } from './simulation/play.js';
import type { Portion } from './simulation/threads.js';
import { written } from './simulation/written.js';

/** A thread that plays the matches it is told, and tells at the end how long its homies took. */
const { plan, writes } = workerData as { plan: Plan; writes: boolean };
const game = theMenu.games.find(({ manifest }) => manifest.id === plan.game);
if (!game) throw new Error(`no game ${plan.game}`);
const player = new Player(plan, game);

parentPort?.on('message', (range: Range | 'times') => {
  if (range === 'times') return parentPort?.postMessage(player.times);
  const lines: string[] = [];
  const results = player.play(range, writes ? (events) => lines.push(written(events)) : undefined);
  return parentPort?.postMessage({ results, lines } satisfies Portion);
});
