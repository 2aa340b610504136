import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { answerTo, type Question } from '@tavern-jack/features/thinking';
import type { AnyGame, HomieLevel } from '@tavern-jack/kernel';
import { playout } from '@tavern-jack/kernel/testing';
import { TryAgainError } from '@tavern-jack/platform';
import { theMenu } from '../../server/apps/src/menu.js';
import { type PoolLimits, ThinkingPool } from '../../server/apps/src/thinking/thinking-pool.js';
import { watchEventLoop } from '../load/lib/event-loop.js';

const ODD = new URL('./odd-homies.worker.mjs', import.meta.url);
const REAL = new URL('../../server/apps/dist/think-worker.js', import.meta.url);
/** Begins when the thread is ready, so even a busy machine keeps it. */
const THINK_MS = 800;

const pools: ThinkingPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function poolOf(program: URL, limits: Partial<PoolLimits> = {}): ThinkingPool {
  const pool = new ThinkingPool(program, limits);
  pools.push(pool);
  return pool;
}

const ask = (deed: string, options = {}): Question => ({
  game: 'odd',
  options,
  level: 'SCHWER',
  seat: 0,
  view: { deed },
  legalMoves: [{ type: 'goes' }],
  moods: new Uint8Array(32),
});
const goes = expect.objectContaining({ type: 'goes' });

describe('threads in which homies think', () => {
  it('let this one go on meanwhile', async () => {
    const pool = poolOf(ODD);
    await pool.think(ask('answers'));
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 10);
    await pool.think(ask('ponders'));
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(10);
  });

  it('give up a homie that hangs after its time, and only that one: others are answered before and after', async () => {
    const pool = poolOf(ODD, { thinkMs: THINK_MS });
    const hanging = expect(pool.think(ask('hangs'))).rejects.toThrow(`did not come to an end within ${THINK_MS} ms`);
    expect(await pool.think(ask('answers'))).toEqual(goes);
    await hanging;
    expect(await Promise.all(Array.from({ length: 20 }, () => pool.think(ask('answers'))))).toEqual(Array.from({ length: 20 }, () => goes));
  });

  it('go on when all of them hang', async () => {
    const pool = poolOf(ODD, { thinkMs: THINK_MS });
    const hanging = Promise.allSettled(Array.from({ length: 4 }, () => pool.think(ask('hangs'))));
    expect(await pool.think(ask('answers'))).toEqual(goes);
    expect((await hanging).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
  });

  it.each([
    ['throws', 'headache'],
    ['dies', 'has ended (3)'],
  ])('say what happened when a homie %s, and answer the next question', async (deed, reason) => {
    const pool = poolOf(ODD, { threads: 1 });
    await expect(pool.think(ask(deed))).rejects.toThrow(reason);
    expect(await pool.think(ask('answers'))).toEqual(goes);
  });

  it('do not count as thinking what a homie needs first', async () => {
    const pool = poolOf(ODD, { thinkMs: 200, threads: 1 });
    expect(await pool.think(ask('answers', { takes: 500 }))).toEqual({ type: 'goes', prepared: 1 });
    expect(await pool.think(ask('answers', { takes: 500 }))).toEqual({ type: 'goes', prepared: 1 });
    expect(await pool.think(ask('answers', { takes: 1 }))).toEqual({ type: 'goes', prepared: 2 });
  });

  it('make ready beforehand what was wished for, once, again after a homie hung, and questions never wait for it all', async () => {
    const warmUps = [0, 1, 2, 3, 4].map((more) => ({ game: 'odd', options: { takes: 100 + more } }));
    const pool = poolOf(ODD, { threads: 1, thinkMs: THINK_MS });
    for (const wish of [{ game: 'odd', options: { fails: true } }, ...warmUps, ...warmUps]) pool.warmUp(wish);
    const early = (await pool.think(ask('answers', { takes: 104 }))) as { prepared?: number };
    expect(early.prepared).toBeLessThan(warmUps.length);
    const ready = async () => ((await pool.think(ask('answers', { takes: 104 }))) as { prepared?: number }).prepared;
    const patience = Date.now() + 20_000;
    while ((await ready()) !== warmUps.length && Date.now() < patience) await pause(50);
    expect(await ready()).toBe(warmUps.length);
    await expect(pool.think(ask('hangs'))).rejects.toThrow();
    while ((await ready()) !== warmUps.length && Date.now() < patience) await pause(50);
    expect(await ready()).toBe(warmUps.length);
  });

  it('answer within a limit, whatever the others do', async () => {
    const pool = poolOf(ODD, { threads: 1, waitMs: 100, thinkMs: 5_000 });
    const hanging = expect(pool.think(ask('hangs'))).rejects.toThrow(TryAgainError);
    await expect(pool.think(ask('answers'))).rejects.toThrow('no thread was free');
    await pool.close();
    await hanging;
  });

  it('end with the house: who waits is to ask again elsewhere', async () => {
    const pool = poolOf(ODD, { threads: 1 });
    const waiting = Promise.allSettled([pool.think(ask('hangs')), pool.think(ask('answers'))]);
    await pool.close();
    for (const settled of await waiting) expect(settled).toMatchObject({ status: 'rejected', reason: expect.any(TryAgainError) });
    await expect(pool.think(ask('answers'))).rejects.toThrow(TryAgainError);
  });
});

const p99 = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** What homies of a level are asked in some matches of a game, 200 questions. */
function questionsIn(game: AnyGame, level: HomieLevel): Question[] {
  const { id, defaults, seats } = game.manifest;
  const asked: Question[] = [];
  const spied: AnyGame = {
    ...game,
    homie: () => (view, seat, legalMoves, draws) => {
      asked.push({ game: id, options: defaults, level, seat, view, legalMoves, moods: randomBytes(32) });
      return game.homie('NORMAL')(view, seat, legalMoves, draws);
    },
  };
  for (let seed = 0; asked.length < 200; seed++) {
    const match = { seed, seats: { count: seed % 2 ? seats.min : seats.max, startingSeat: 0 }, options: defaults };
    for (const _ of playout(spied, match, 'NORMAL'));
  }
  return asked.slice(0, 200);
}

const timed = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

// What else runs on the machine only ever makes times longer: the least of some tries is what the work itself takes.
const TRIES = [0, 1, 2, 3];
const least = (times: readonly number[]): number => Math.min(...times);

describe.each(theMenu.games.map((game) => [game.manifest.id, game] as const))('homies play %s', (_id, game) => {
  it('Schwer in a thread as in this one, in under 200 ms for 99 of 100 decisions, while this one is never held up for 20 ms', async () => {
    const pool = poolOf(REAL, { threads: 1 });
    const questions = questionsIn(game, 'SCHWER');
    const [first] = questions;
    if (first) await pool.think(first);
    const times: number[] = [];
    const delays: number[] = [];
    const moves: unknown[] = [];
    for (const part of TRIES) {
      const stop = watchEventLoop();
      for (const question of questions.slice(part * 50, part * 50 + 50)) {
        const begun = performance.now();
        moves.push(await pool.think(question));
        times.push(performance.now() - begun);
      }
      delays.push(stop()['loop delay max ms']);
    }
    expect(least(delays)).toBeLessThan(20);
    expect(p99(times)).toBeLessThan(200);
    expect(moves).toEqual(questions.map((question) => answerTo(question, game)));
  });

  it.each(['LEICHT', 'NORMAL'] as const)("%s at once, in under 20 ms, so it may do so in the house's own thread", (level) => {
    const times = questionsIn(game, level).map((question) => least(TRIES.map(() => timed(() => answerTo(question, game)))));
    expect(Math.max(...times)).toBeLessThan(20);
  });
});
