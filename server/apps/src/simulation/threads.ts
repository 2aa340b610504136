import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadProgram } from '../thread-program.js';
import type { Plan } from './plan.js';
import { type MatchResult, newTimes, type Range, type Times } from './play.js';

/** What a thread made of a range: results by match, and each match's events as lines if they are wanted. */
export interface Portion {
  readonly results: readonly MatchResult[];
  readonly lines: readonly string[];
}

/** Matches that a thread plays between two reports. */
const PORTION = 10;

/** Plays a plan on a number of threads. `take` gets the portions in the order of the matches. Returns how long decisions took. */
export async function playOnThreads(plan: Plan, threads: number, writes: boolean, take: (portion: Portion) => void): Promise<Times> {
  const portions = Math.ceil(plan.matches / PORTION);
  const count = Math.min(threads, portions);
  const workers = Array.from({ length: count }, () => new Worker(threadProgram('simulate'), { workerData: { plan, writes } }));
  const taking = inOrder(take);
  let next = 0;
  const work = async (worker: Worker): Promise<Times> => {
    for (let portion = next++; portion < portions; portion = next++) {
      const from = portion * PORTION;
      taking(portion, await ask<Portion>(worker, { from, to: Math.min(plan.matches, from + PORTION) }));
    }
    return ask<Times>(worker, 'times');
  };
  try {
    return summed(await Promise.all(workers.map(work)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Whatever ends the thread rejects what waits for it. */
async function ask<T>(worker: Worker, wish: Range | 'times'): Promise<T> {
  const answer = once(worker, 'message');
  worker.postMessage(wish);
  return (await answer)[0] as T;
}

/** Hands on what comes in any order in the order of its numbers, from 0. */
export function inOrder<T>(take: (value: T) => void): (number: number, value: T) => void {
  const early = new Map<number, { readonly value: T }>();
  let next = 0;
  return (number, value) => {
    early.set(number, { value });
    for (let one = early.get(next); one; one = early.get(next)) {
      early.delete(next++);
      take(one.value);
    }
  };
}

function summed(all: readonly Times[]): Times {
  const sum = newTimes();
  for (const times of all) {
    sum.LEICHT.add(times.LEICHT);
    sum.NORMAL.add(times.NORMAL);
    sum.SCHWER.add(times.SCHWER);
  }
  return sum;
}
