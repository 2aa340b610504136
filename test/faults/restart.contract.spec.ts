import '../contract/patience.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';
import { PLAY_MOVE } from '../contract/documents.js';
import { type Duel, openDecision, openDuel, snapshotOf } from '../contract/duel.js';
import { Guest, moveOf, ROLL } from '../contract/guest.js';
import { finished, greedy, nextFrame, ownPrompt } from '../contract/match-player.js';
import { QUEUES } from '../contract/queues.js';
import type { MatchFrame, PlayAnswer } from '../contract/shapes.js';
import { TavernProcess } from '../contract/tavern-process.js';
import { rootOf } from '../contract/wire.js';

const LATEST_MS = 5_000;
const THINK_MS = 300;

interface Sent {
  readonly input: { readonly matchId: string; readonly promptId: string; readonly commandId: string; readonly move: object };
  /** Undefined: the server was killed before it could answer. */
  readonly answer: PlayAnswer | undefined;
}

/** What a homie was doing when the server was killed. */
interface Interrupted {
  readonly seenBefore: number;
  readonly upAgain: number;
  readonly continued: number;
}

describe.each(QUEUES)('a server that is killed in mid-match, with alarms on $queue', ({ redisUrl }) => {
  let database: TestDatabase;
  let tavern: TavernProcess;
  let ben: Guest;
  let matchId: string;
  let duel: Duel;
  let clock: { deadline: number; seat: number; version: number };
  /** When the server last began to answer: while it is down nobody can decide. */
  let lastUp = 0;
  const frames: MatchFrame[] = [];
  const sent: Sent[] = [];
  const homies: Interrupted[] = [];

  const start = async () => {
    tavern = await TavernProcess.start({ databaseUrl: database.url, redisUrl: redisUrl(), homieThinkMs: String(THINK_MS) });
    lastUp = Date.now();
    ben = ben?.at(tavern.url);
  };

  beforeAll(async () => {
    database = await testDatabase();
    await start();
    ben = await Guest.signIn(tavern.url);
    matchId = await ben.playsHomies(1);
    duel = await openDuel(tavern.url, { clockSeconds: 10 });
    const open = await openDecision(duel);
    clock = { deadline: Date.parse(open.prompt.deadline ?? ''), seat: open.prompt.seat, version: open.frame.version };
    await killedInTheMiddleOfAMove();
    await killedAfterAMove();
    await killedWhileAHomieThinks();
  }, 240_000);
  afterAll(async () => {
    await tavern.kill();
    await database.close();
  });

  /** Resumes from the last frame seen and plays until the condition holds; frames are kept across restarts. */
  async function playUntil(enough: (frame: MatchFrame) => boolean): Promise<MatchFrame> {
    const { socket, operation } = await ben.watches(matchId, frames.at(-1)?.version ?? 0);
    const now = await snapshotOf(tavern.url, matchId, ben.token);
    const open = ownPrompt(now, 0);
    if (open) await answer(open.id, moveOf(greedy(open, now)));
    try {
      for (;;) {
        const frame = await nextFrame(operation, 20_000);
        frames.push(frame);
        if (enough(frame) || finished(frame)) return frame;
        const prompt = ownPrompt(frame, 0);
        if (prompt) await answer(prompt.id, moveOf(greedy(prompt, frame)));
      }
    } finally {
      await socket.cut();
    }
  }

  async function answer(promptId: string, move: object): Promise<void> {
    const input = { matchId, promptId, commandId: randomUUID(), move };
    if (sent.some((old) => old.input.promptId === promptId)) return;
    sent.push({ input, answer: rootOf<PlayAnswer>(await ben.ask(PLAY_MOVE, { input })) });
  }

  const own = (frame: MatchFrame) => ownPrompt(frame, 0) !== undefined && frames.length > 3;

  /** Plays until it is asked something that it has not answered; a frame alone may tell of a prompt that is long closed. */
  async function unanswered() {
    for (;;) {
      if (finished(await playUntil(own))) throw new Error('the match ended too soon');
      const frame = await snapshotOf(tavern.url, matchId, ben.token);
      const prompt = ownPrompt(frame, 0);
      if (prompt && !sent.some(({ input }) => input.promptId === prompt.id)) return { prompt, frame };
    }
  }

  async function killedInTheMiddleOfAMove(): Promise<void> {
    for (let n = 0; n < 2; n++) {
      const { prompt, frame } = await unanswered();
      const input = { matchId, promptId: prompt.id, commandId: randomUUID(), move: moveOf(greedy(prompt, frame)) };
      const asking = ben.ask(PLAY_MOVE, { input }).then(
        (given) => rootOf<PlayAnswer>(given),
        () => undefined,
      );
      // Once before the command can have been stored, once when it is on its way.
      if (n > 0) await new Promise((resolve) => setTimeout(resolve, 3));
      await tavern.kill();
      sent.push({ input, answer: await asking });
      await start();
      const again = rootOf<PlayAnswer>(await ben.ask(PLAY_MOVE, { input }));
      sent.push({ input, answer: again });
      await playUntil(({ version }) => version >= (again.version ?? 0));
    }
  }

  async function killedAfterAMove(): Promise<void> {
    await playUntil(own);
    await tavern.kill();
    await start();
  }

  async function killedWhileAHomieThinks(): Promise<void> {
    await playUntil((frame) => frame.prompts.some(({ seat }) => seat === 1) && frame.event?.kind === 'match.clockStarted');
    const seenBefore = frames.length;
    await tavern.kill();
    await start();
    const upAgain = Date.now();
    await playUntil(({ actor }) => actor.kind === 'HOMIE' && frames.length > seenBefore);
    homies.push({ seenBefore, upAgain, continued: Date.parse(frames[seenBefore]?.at ?? '') });
  }

  it('goes on with every version, none lost and none twice, from the cursor on', async () => {
    await playUntil(finished);
    expect(frames.map(({ version }) => version)).toEqual(frames.map((_, index) => index + 1));
    expect(frames.at(-1)).toMatchObject({ status: 'FINISHED' });
  }, 240_000);

  it('has kept every move that it had acknowledged', async () => {
    const head = (await ben.match(matchId)).version;
    for (const { answer: given } of sent) {
      if (given?.__typename !== 'PlayMoveSuccess') continue;
      expect(given.version).toBeLessThanOrEqual(head);
      expect(frames[(given.version ?? 0) - 1]?.actor).toMatchObject({ kind: 'PLAYER', seat: 0 });
    }
  });

  it('answers a repeated command with its first answer, however often it was killed since', async () => {
    expect(sent.length).toBeGreaterThan(5);
    for (const { input, answer: given } of sent) {
      const again = rootOf<PlayAnswer>(await ben.ask(PLAY_MOVE, { input }));
      if (given) expect(again).toEqual(given);
      else expect(again.__typename).toBe('PlayMoveSuccess');
    }
  });

  it('played a move that was on its way when it was killed once, or not at all until it was sent again', () => {
    const commands = new Map<number, string>();
    for (const { input, answer: given } of sent) {
      if (given?.version === undefined) continue;
      expect(commands.get(given.version) ?? input.commandId).toBe(input.commandId);
      commands.set(given.version, input.commandId);
    }
  });

  it('lets a homie that was thinking decide soon after the start', () => {
    expect(homies).toHaveLength(1);
    for (const { upAgain, continued } of homies) expect(continued - upAgain).toBeLessThan(THINK_MS + LATEST_MS);
  });

  it('lets the clock of a person run on: the autopilot decides once, soon after the deadline', async () => {
    const guest = (duel.people[0] as Guest).at(tavern.url);
    const { socket, operation } = await guest.watches(duel.matchId, clock.version);
    const first = await nextFrame(operation, 20_000);
    expect(first.actor).toMatchObject({ kind: 'AUTOPILOT', seat: clock.seat });
    expect(first.version).toBe(clock.version + 1);
    const decided = Date.parse(first.at);
    expect(decided).toBeGreaterThanOrEqual(clock.deadline);
    expect(decided - Math.max(clock.deadline, lastUp)).toBeLessThan(LATEST_MS);
    await socket.cut();
  });

  it('takes new guests and new matches', async () => {
    const mia = await Guest.signIn(tavern.url, 'Mia');
    const fresh = await openDuel(tavern.url);
    const { mover, prompt } = await openDecision(fresh);
    expect(await mover.plays(fresh.matchId, prompt.id, ROLL)).toMatchObject({ __typename: 'PlayMoveSuccess' });
    expect(await snapshotOf(tavern.url, fresh.matchId, mia.token)).toMatchObject({ status: 'RUNNING' });
  });
});
