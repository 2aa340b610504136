import { setTimeout as sleep } from 'node:timers/promises';
import { theMenu } from '@tavern-jack/apps';
import { GameCard, MatchHouse } from '@tavern-jack/features';
import type { AnyGame } from '@tavern-jack/kernel';
import { secretChoice } from '@tavern-jack/kernel/testing/secret-choice';
import { createAlarms, newId, Reactions } from '@tavern-jack/platform';
import { openStore } from '../lib/bench-store.js';
import { serve } from '../lib/worker.js';

const AT_ONCE = 64;
const TABLE_FOR_TWO = { startingSeat: 0, game: 'secretChoice', options: {}, clockSeconds: null };

let house: MatchHouse;
const reactions = new Reactions();
const people = [newId(), newId()];

/** The house's matches in a process that can be asked to collect its garbage. */
serve({
  open: (url: string) => {
    const { store, database, log } = openStore(url);
    const alarms = createAlarms({ databaseUrl: url, log });
    const games = [...theMenu.games, secretChoice as AnyGame];
    house = new MatchHouse(store, database, alarms, reactions, new GameCard(games), { low: 0, high: 0 });
  },
  load: (matches: readonly string[]) => inParallel(matches, (match) => house.boxes.open(match)),
  finish: (count: number) => inParallel(Array.from({ length: count }, newId), playToy),
  /** Bytes that are still held after a collection. */
  held: async () => {
    for (let run = 0; run < 3; run++) {
      globalThis.gc?.();
      await sleep(50);
    }
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
});

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) await work(items[next++] as T);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Opens a match of two secret choices as a table's start does, and plays it to its end. */
async function playToy(match: string): Promise<void> {
  const seats = people.map((player) => ({ player }));
  await reactions.replay({ stream: newId(), version: 1, type: 'table.matchStarted', data: { match, seats, ...TABLE_FOR_TWO } } as never);
  for (const [seat, player] of people.entries()) {
    const answer = await house.play(match, player, `p${seat}`, newId(), {
      game: 'secretChoice',
      move: { type: 'lay', number: seat } as never,
    });
    if (!answer || !('version' in answer) || 'refusal' in answer) throw new Error(`a move was refused: ${JSON.stringify(answer)}`);
  }
}
