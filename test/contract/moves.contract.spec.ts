import './patience.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MATCH, PLAY_MOVE } from './documents.js';
import { type Duel, openDecision, openDuel } from './duel.js';
import { Guest, moveOf, ROLL } from './guest.js';
import { type House, openHouse } from './house.js';
import { framesUntil, greedy, ownPrompt, playSeat, type Taste } from './match-player.js';
import type { LegalMove, MatchFrame, PlayAnswer, Prompt } from './shapes.js';
import { codeOf, rootOf } from './wire.js';

/** Buys whatever it stands in and never upgrades: soon out of money. */
const buyer: Taste = ({ legalMoves }) => legalMoves[0] as LegalMove;

describe('a move between two people', () => {
  let house: House;
  let stranger: Guest;
  let duel: Duel;
  let prompt: Prompt;
  let mover: Guest;
  let waiter: Guest;
  let version: number;

  beforeAll(async () => {
    house = await openHouse();
    stranger = await Guest.signIn(house.url, 'Ada');
  });
  beforeEach(async () => {
    duel = await openDuel(house.url);
    const open = await openDecision(duel);
    ({ prompt, mover, waiter } = open);
    version = open.frame.version;
  });
  afterAll(() => house.close());

  const versionNow = async () => (await stranger.match(duel.matchId)).version;
  const quickly = async <T>(work: Promise<T>): Promise<T> => {
    const start = performance.now();
    const answer = await work;
    expect(performance.now() - start).toBeLessThan(1_000);
    return answer;
  };

  it('is stored and answered with the version that it led to', async () => {
    const answer = await mover.plays(duel.matchId, prompt.id, ROLL);
    expect(answer).toEqual({ __typename: 'PlayMoveSuccess', version: await versionNow() });
    expect(answer.version).toBeGreaterThan(version);
  });

  it('is refused to somebody without a seat', async () => {
    expect(await quickly(stranger.plays(duel.matchId, prompt.id, ROLL))).toMatchObject({
      __typename: 'MatchRefused',
      code: 'NOT_SEATED',
      currentVersion: version,
    });
    expect(await versionNow()).toBe(version);
  });

  it('is refused on the prompt of another seat', async () => {
    expect(await quickly(waiter.plays(duel.matchId, prompt.id, ROLL))).toMatchObject({
      __typename: 'MatchRefused',
      code: 'NOT_YOUR_TURN',
      currentVersion: version,
    });
    expect(await versionNow()).toBe(version);
  });

  it('is refused on a prompt that was answered before', async () => {
    const { version: after } = await mover.plays(duel.matchId, prompt.id, ROLL);
    for (const guest of duel.people) {
      expect(await quickly(guest.plays(duel.matchId, prompt.id, ROLL))).toMatchObject({
        __typename: 'PromptClosed',
        code: 'PROMPT_CLOSED',
        currentVersion: after,
      });
    }
    expect(await versionNow()).toBe(after);
  });

  it.each(['', 'p0', 'p999999', 'P1', '\u0000', 'p1 ', 'x'.repeat(10_000)])(
    'is refused on the prompt %.10j, which is not open',
    async (id) => {
      expect(await quickly(mover.plays(duel.matchId, id, ROLL))).toMatchObject({ __typename: 'PromptClosed', code: 'PROMPT_CLOSED' });
      expect(await versionNow()).toBe(version);
    },
  );

  it('sent fifty times at once over both transports is played once, with fifty equal answers', async () => {
    const socket = await mover.connects();
    const input = { matchId: duel.matchId, promptId: prompt.id, commandId: randomUUID(), move: ROLL };
    const sent = [...Array(50)].map((_, n) => (n % 2 ? socket.ask(PLAY_MOVE, { input }) : mover.tries(input)));
    const answers = (await Promise.all(sent)).map((answer) => rootOf<PlayAnswer>(answer));
    await socket.cut();
    const first = { __typename: 'PlayMoveSuccess', version: await versionNow() };
    expect(answers).toEqual(answers.map(() => first));
    expect(await frameCauses(version)).toBe(1);
    expect(rootOf(await mover.tries({ ...input, commandId: input.commandId.toUpperCase() }))).toEqual(first);
  });

  it('sent thirty times at once with commands of their own is played once, and 29 find the prompt closed', async () => {
    const answers = await Promise.all([...Array(30)].map(() => mover.plays(duel.matchId, prompt.id, ROLL)));
    expect(answers.filter(({ __typename }) => __typename === 'PlayMoveSuccess')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'PROMPT_CLOSED')).toHaveLength(29);
    expect(await frameCauses(version)).toBe(1);
  });

  it('is not answered to another player who sends the same command id', async () => {
    const commandId = randomUUID();
    await mover.plays(duel.matchId, prompt.id, ROLL, commandId);
    const after = await versionNow();
    for (const guest of [waiter, stranger]) {
      expect((await guest.plays(duel.matchId, prompt.id, ROLL, commandId)).code).toMatch(/PROMPT_CLOSED|NOT_SEATED/);
    }
    expect(await versionNow()).toBe(after);
  });

  it('keeps its first answer when later moves were made', async () => {
    const commandId = randomUUID();
    const first = await mover.plays(duel.matchId, prompt.id, ROLL, commandId);
    const next = await openDecision(duel);
    await next.mover.plays(duel.matchId, next.prompt.id, moveOf(greedy(next.prompt, next.frame)));
    expect(await mover.plays(duel.matchId, prompt.id, ROLL, commandId)).toEqual(first);
  });

  it('may have the same command id in two matches', async () => {
    const commandId = randomUUID();
    await mover.plays(duel.matchId, prompt.id, ROLL, commandId);
    const other = await mover.playsHomies(1);
    const { socket, operation } = await mover.watches(other, 0);
    const frames = await framesUntil(operation, (frame) => frame.prompts.some(({ seat }) => seat === 0));
    await socket.cut();
    expect(await mover.plays(other, frames.at(-1)?.prompts[0]?.id ?? '', ROLL, commandId)).toMatchObject({ __typename: 'PlayMoveSuccess' });
  });

  it.each([
    ['an answer to another question', { kiezkoenig: { kaufen: 'YES' } }, 'JETZT_NICHT'],
    ['a pub of nobody', { kiezkoenig: { ausbauen: { feld: 1 } } }, 'NICHT_DEINE'],
    ['a field without a pub', { kiezkoenig: { ausbauen: { feld: 4 } } }, 'NICHT_DEINE'],
    ['a field below the board', { kiezkoenig: { ausbauen: { feld: -2_147_483_648 } } }, 'NICHT_DEINE'],
    ['a field beyond the board', { kiezkoenig: { ausbauen: { feld: 2_147_483_647 } } }, 'NICHT_DEINE'],
  ])('is rejected by the rules with reason and heading when it is %s', async (_, move, reason) => {
    const answer = await quickly(mover.plays(duel.matchId, prompt.id, move));
    expect(answer).toEqual({
      __typename: 'MoveRejected',
      code: 'MOVE_REJECTED',
      message: expect.any(String),
      reason,
      ruleRef: expect.stringMatching(/\S/),
      missing: null,
    });
    expect(await versionNow()).toBe(version);
    expect(await mover.plays(duel.matchId, prompt.id, ROLL)).toMatchObject({ __typename: 'PlayMoveSuccess' });
  });

  it('is rejected with the missing Taler when it is too dear', async () => {
    // About every fourth match somebody who buys everything is short of money: 40 in a row without are one in 80,000.
    for (let matches = 0; matches < 40; matches++) {
      const matchId = await stranger.playsHomies(1, 'SCHWER', { langeNacht: true });
      const { socket, operation } = await stranger.watches(matchId, 0);
      const { frames } = await playSeat(stranger, operation, matchId, 0, buyer, (frame) => tooDear(frame) !== undefined);
      await socket.cut();
      const missing = tooDear(frames.at(-1) as MatchFrame);
      if (!missing) continue;
      const answer = await stranger.plays(matchId, missing.promptId, { kiezkoenig: { ausbauen: { feld: missing.feld } } });
      expect(answer).toMatchObject({ code: 'MOVE_REJECTED', reason: 'ZU_TEUER', missing: missing.taler });
      return;
    }
    throw new Error('nobody was ever short of money');
  });

  it.each([
    ['unknown', 'mat_00000000000000000000000000000000'],
    ['of a table', 'tbl_00000000000000000000000000000000'],
    ['a bare UUID', '00000000-0000-4000-8000-000000000000'],
    ['upper case', 'MAT_00000000000000000000000000000000'],
    ['empty', ''],
    ['endless', 'x'.repeat(20_000)],
    ['with a NUL', 'mat_\u0000'],
  ])('finds no match under an id that is %s', async (_, matchId) => {
    expect(await quickly(mover.plays(matchId, prompt.id, ROLL))).toMatchObject({ __typename: 'NotFound', code: 'NOT_FOUND' });
    expect(rootOf(await mover.ask(MATCH, { id: matchId }))).toBeNull();
    expect(await mover.does('leaveMatch', { matchId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it("finds no match under its table's id in a match's dress, nor under an own id", async () => {
    for (const id of [duel.tableId, mover.id, `mat_${duel.tableId.slice(4)}`, `mat_${mover.id.slice(4)}`]) {
      const answer = await quickly(mover.tries({ matchId: id, promptId: prompt.id, commandId: randomUUID(), move: ROLL }));
      expect(rootOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
      expect(rootOf(await mover.ask(MATCH, { id }))).toBeNull();
      expect(await mover.does('addHomie', { tableId: `tbl_${duel.matchId.slice(4)}`, level: 'NORMAL' })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect(await versionNow()).toBe(version);
  });

  it.each(['', 'x', '123', `${randomUUID()}0`, randomUUID().replaceAll('-', ''), `{${randomUUID()}}`, '\u0000'])(
    'needs a command id that is a UUID, not %j',
    async (commandId) => {
      expect(codeOf(await quickly(mover.tries({ matchId: duel.matchId, promptId: prompt.id, commandId, move: ROLL })))).toBe(
        'BAD_USER_INPUT',
      );
      expect(await versionNow()).toBe(version);
    },
  );

  /** A pub of seat 0 that it may upgrade now but cannot pay. */
  function tooDear(frame: MatchFrame): { promptId: string; feld: number; taler: number } | undefined {
    const open = ownPrompt(frame, 0);
    const taler = frame.view?.spieler[0]?.taler ?? 0;
    const pub = frame.view?.kneipen.find(({ besitzer, stufe, ausbauPreis }) => besitzer === 0 && stufe < 2 && ausbauPreis > taler);
    return open?.question.frage === 'VOR_DEM_WURF' && pub
      ? { promptId: open.id, feld: pub.feld, taler: pub.ausbauPreis - taler }
      : undefined;
  }

  /** How many moves were stored after a version. */
  async function frameCauses(after: number): Promise<number> {
    const last = await versionNow();
    const { socket, operation } = await stranger.watches(duel.matchId, after);
    const frames: MatchFrame[] = await framesUntil(operation, (frame) => frame.version === last);
    await socket.cut();
    return new Set(frames.map(({ cause }) => cause)).size;
  }
});
