import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '../lib/worker.js';
import { CLIENTS } from './documents.js';
import { openPairs } from './furnish.js';
import { MatchLoop, type Tally } from './match-loop.js';

export interface Furnishing {
  readonly url: string;
  readonly game: keyof typeof CLIENTS;
  readonly matches: number;
}

/** What a time of play showed. */
export interface Played {
  readonly moves: number;
  readonly seconds: number;
  /** From sending a move to the other seat's frame, in milliseconds, one for each move. */
  readonly waits: Float64Array;
  readonly bytes: number;
}

const MOST_PATIENCE_MS = 30_000;

const tally: Tally = { moves: 0, waits: [] };
const faults: string[] = [];
let loops: MatchLoop[] = [];

/** People at tables for two, each with a socket of their own, in a closed loop of moves. */
serve({
  furnish: async ({ url, game, matches }: Furnishing) => {
    const client = CLIENTS[game];
    const pairs = await openPairs(url, client.options, matches);
    const failed = (reason: string) => void faults.push(reason);
    loops = await Promise.all(pairs.map((pair, index) => MatchLoop.join(url.replace('http', 'ws'), pair, client, index, tally, failed)));
    await untilAllRest();
  },
  /** Plays for a while, then lets every move come to its end. Throws when anything was refused, lost or out of order. */
  play: async (seconds: number): Promise<Played> => {
    const before = bytes();
    tally.moves = 0;
    tally.waits = [];
    const start = performance.now();
    for (const loop of loops) loop.run();
    await pause(seconds * 1000);
    const took = (performance.now() - start) / 1000;
    const played = { moves: tally.moves, seconds: took, waits: Float64Array.from(tally.waits), bytes: bytes() - before };
    for (const loop of loops) loop.pause();
    await untilAllRest();
    if (faults.length > 0) throw new Error(`${faults.length} faults, the first: ${faults[0]}`);
    return played;
  },
  /** What was ever acknowledged, for the check against the log. */
  acknowledged: () => loops.reduce((sum, loop) => sum + loop.acknowledged, 0),
});

const bytes = (): number => loops.reduce((sum, loop) => sum + loop.bytes, 0);

async function untilAllRest(): Promise<void> {
  const deadline = performance.now() + MOST_PATIENCE_MS;
  while (!loops.every((loop) => loop.resting)) {
    const restless = loops.filter((loop) => !loop.resting).length;
    if (performance.now() > deadline) throw new Error(`${restless} matches do not come to rest: ${faults[0] ?? 'no fault was told'}`);
    await pause(5);
  }
}
