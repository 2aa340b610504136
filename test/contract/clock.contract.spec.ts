import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Duel, openDecision, openDuel, snapshotOf } from './duel.js';
import { Guest, moveOf, ROLL } from './guest.js';
import { type House, openHouse } from './house.js';
import { finished, framesUntil, greedy, nextFrame, ownPrompt, playSeat } from './match-player.js';
import { QUEUES } from './queues.js';
import type { MatchFrame, PlayAnswer } from './shapes.js';

const CLOCK = { clockSeconds: 10 };
const LATEST_MS = 5_000;
const sleepUntil = (moment: number) => new Promise((resolve) => setTimeout(resolve, moment - Date.now()));

/** A duel of which one decision was left to the clock, or nearly. */
interface Timed {
  readonly duel: Duel;
  readonly deadline: number;
  readonly promptId: string;
  readonly seat: number;
  /** Frames after the decision was opened, up to the next open one. */
  readonly frames: MatchFrame[];
}

describe.each(QUEUES)('clocks and homies by alarms on $queue', ({ redisUrl }) => {
  let house: House;
  let slept: Timed;
  let close: { timed: Timed; answer: PlayAnswer };
  let races: { timed: Timed; answers: PlayAnswer[] }[];
  let alone: MatchFrame;
  let left: MatchFrame[];

  beforeAll(async () => {
    house = await openHouse({ redisUrl: redisUrl(), homieThinkMs: { low: 20, high: 60 } });
    const ben = await Guest.signIn(house.url);
    const table = await ben.opens(CLOCK);
    await ben.does('addHomie', { tableId: table.id, level: 'NORMAL' });
    const single = await ben.starts(table.id);
    // One decision of ten seconds for all: the tests below look at what happened meanwhile.
    [slept, close, races, left] = await Promise.all([
      timed(() => Promise.resolve()).then(({ timed: seen }) => seen),
      timed(async (open, duel, deadline) => {
        await sleepUntil(deadline - 700);
        return open.mover.plays(duel.matchId, open.prompt.id, ROLL);
      }).then(({ timed: seen, done }) => ({ timed: seen, answer: done })),
      Promise.all(
        [...Array(6)].map(async (_, n) => {
          const { timed: seen, done } = await timed(async (open, duel, deadline) => {
            await sleepUntil(deadline - 4 + 2 * n);
            return Promise.all([...Array(5)].map(() => open.mover.plays(duel.matchId, open.prompt.id, ROLL)));
          });
          return { timed: seen, answers: done };
        }),
      ),
      playAfterOneLeft(),
    ]);
    alone = await snapshotOf(house.url, single, ben.token);
  });
  afterAll(() => house.close());

  async function timed<T>(
    meanwhile: (open: Awaited<ReturnType<typeof openDecision>>, duel: Duel, deadline: number) => Promise<T>,
  ): Promise<{ timed: Timed; done: T }> {
    const duel = await openDuel(house.url, CLOCK);
    const open = await openDecision(duel);
    const deadline = Date.parse(open.prompt.deadline ?? '');
    const { socket, operation } = await open.mover.watches(duel.matchId, open.frame.version);
    const frames = framesUntil(
      operation,
      (frame) => frame.prompts.some(({ id }) => id !== open.prompt.id) && frame.event?.kind === 'match.clockStarted',
      25_000,
    );
    const done = await meanwhile(open, duel, deadline);
    const seen = { duel, deadline, promptId: open.prompt.id, seat: open.prompt.seat, frames: await frames };
    await socket.cut();
    return { timed: seen, done };
  }

  async function playAfterOneLeft(): Promise<MatchFrame[]> {
    const duel = await openDuel(house.url, CLOCK);
    const { mover, waiter, prompt } = await openDecision(duel);
    const seat = 1 - prompt.seat;
    const { socket, operation } = await waiter.watches(duel.matchId, 0);
    await mover.does('leaveMatch', { matchId: duel.matchId });
    const { frames } = await playSeat(waiter, operation, duel.matchId, seat, greedy);
    await socket.cut();
    return frames;
  }

  const groups = (frames: MatchFrame[]) => new Set(frames.map(({ cause }) => cause)).size;

  it('a decision has its deadline ten seconds after it was opened', () => {
    const next = slept.frames.at(-1);
    const dueAt = Date.parse(next?.prompts[0]?.deadline ?? '');
    expect(dueAt - Date.parse(next?.at ?? '')).toBeGreaterThan(9_000);
    expect(dueAt - Date.parse(next?.at ?? '')).toBeLessThanOrEqual(10_000);
  });

  it('when time is up the autopilot decides, once and soon', () => {
    expect(groups(slept.frames)).toBe(1);
    expect(slept.frames[0]?.actor).toMatchObject({ kind: 'AUTOPILOT', seat: slept.seat });
    const late = Date.parse(slept.frames[0]?.at ?? '') - slept.deadline;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(LATEST_MS);
  });

  it('and the player is in control again with the next decision', async () => {
    expect(slept.frames.at(-1)?.controllers).toEqual(['PLAYER', 'PLAYER']);
    for (let n = 0; n < 6; n++) {
      const { mover, prompt, frame } = await openDecision(slept.duel);
      expect(await mover.plays(slept.duel.matchId, prompt.id, moveOf(greedy(prompt, frame)))).toMatchObject({
        __typename: 'PlayMoveSuccess',
      });
    }
  });

  it('an answer just before the deadline counts, and the autopilot does nothing', () => {
    expect(close.answer).toMatchObject({ __typename: 'PlayMoveSuccess' });
    expect(groups(close.timed.frames)).toBe(1);
    expect(close.timed.frames[0]?.actor).toMatchObject({ kind: 'PLAYER', seat: close.timed.seat });
  });

  it('of answers in the moment of the deadline one counts, or the autopilot’s, never two', () => {
    for (const { timed: seen, answers } of races) {
      const won = answers.filter(({ __typename }) => __typename === 'PlayMoveSuccess').length;
      expect(answers.filter(({ code }) => code === 'PROMPT_CLOSED')).toHaveLength(answers.length - won);
      expect(groups(seen.frames)).toBe(1);
      expect(seen.frames[0]?.actor.kind).toBe(won === 1 ? 'PLAYER' : 'AUTOPILOT');
      expect(won).toBeLessThanOrEqual(1);
    }
  });

  it('no clock runs where only one person plays', () => {
    expect(alone.prompts[0]).toMatchObject({ seat: 0, deadline: null });
    expect(alone.status).toBe('RUNNING');
  });

  it('nor after the other person has left', () => {
    const at = left.findIndex(({ event }) => event?.kind === 'match.seatLeft');
    expect(at).toBeGreaterThan(0);
    const deadlines = left.slice(at).flatMap(({ prompts }) => prompts.map(({ deadline }) => deadline));
    expect(deadlines.length).toBeGreaterThan(10);
    expect(new Set(deadlines)).toEqual(new Set([null]));
    expect(left.at(-1)).toMatchObject({ status: 'FINISHED' });
  });

  it('homies decide when they have thought, and play to the end', async () => {
    const ben = await Guest.signIn(house.url);
    const matchId = await ben.playsHomies(2);
    const { socket, operation } = await ben.watches(matchId, 0);
    const { frames } = await playSeat(ben, operation, matchId, 0, greedy);
    await socket.cut();
    expect(frames.some(finished)).toBe(true);
    const moves = frames.filter((frame, index) => frame.actor.kind === 'HOMIE' && frame.cause !== frames[index - 1]?.cause);
    expect(moves.length).toBeGreaterThan(20);
    for (const move of moves) {
      const clocks = frames[frames.indexOf(move) - 1]?.event?.clocks as { dueAt: string }[];
      const late = Date.parse(move.at) - Date.parse(clocks[0]?.dueAt ?? '');
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThan(LATEST_MS);
    }
  });

  it('a homie’s thinking shows no deadline', async () => {
    const ben = await Guest.signIn(house.url);
    const matchId = await ben.playsHomies(3);
    const { socket, operation } = await ben.watches(matchId, 0);
    for (let frame = await nextFrame(operation); !ownPrompt(frame, 0); frame = await nextFrame(operation)) {
      for (const prompt of frame.prompts) expect(prompt.deadline).toBeNull();
    }
    await socket.cut();
  });
});
