import { createHash } from 'node:crypto';
import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { drawsFrom } from '@tavern-jack/kernel';
import { hmacSource } from '@tavern-jack/platform';
import { MATCH_FRAMES, mutationOf, REPLAY } from './documents.js';
import { GraphqlSocketClient } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import { finished, framesUntil, type Made, playSeat, roundabout } from './match-player.js';
import type { Match, MatchFrame, ReplayAnswer, ReplayStep } from './shapes.js';
import { ask, rootOf } from './wire.js';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

async function wholeReplay(guest: { ask: Guest['ask'] }, matchId: string, as: object): Promise<ReplayStep[]> {
  const steps: ReplayStep[] = [];
  let after: string | null = null;
  for (;;) {
    const page: ReplayAnswer = rootOf<ReplayAnswer>(await guest.ask(REPLAY, { matchId, as, first: 200, after }));
    steps.push(...(page.steps ?? []));
    if (!page.pageInfo?.hasNextPage) return steps;
    after = page.pageInfo.endCursor;
  }
}

describe('a whole match against homies', () => {
  let house: House;
  let ben: Guest;
  let matchId: string;
  let frames: MatchFrame[];
  let made: Made[];
  let watched: MatchFrame[];
  let match: Match;
  let steps: ReplayStep[];

  beforeAll(async () => {
    house = await openHouse();
    ben = await Guest.signIn(house.url);
    matchId = await ben.playsHomies(3, 'SCHWER');
    const own = await ben.watches(matchId, 0);
    const spectator = await GraphqlSocketClient.greet(house.url);
    const watching = framesUntil(spectator.start(MATCH_FRAMES, { matchId, afterVersion: 0 }), finished);
    ({ frames, made } = await playSeat(ben, own.operation, matchId, 0, roundabout()));
    watched = await watching;
    match = await ben.match(matchId);
    steps = await wholeReplay(ben, matchId, { seat: 0 });
    await own.socket.cut();
    await spectator.cut();
  });

  afterAll(() => house.close());

  it('comes frame by frame, each version once, from 1 to the end', () => {
    expect(frames.map((frame) => frame.version)).toEqual(frames.map((_, index) => index + 1));
    expect(frames.length).toBeGreaterThan(100);
    expect(frames.at(-1)).toMatchObject({ status: 'FINISHED', event: { kind: 'match.ended' }, prompts: [] });
    expect(frames.filter(finished)).toHaveLength(1);
    expect(match).toMatchObject({ status: 'FINISHED', version: frames.length });
  });

  it('gives a spectator the same versions, events and views as the seat', () => {
    const seen = (all: MatchFrame[]) =>
      all.filter((frame) => frame.view).map(({ version, event, view, cause }) => ({ version, event, view, cause }));
    expect(watched.map((frame) => frame.version)).toEqual(frames.map((frame) => frame.version));
    expect(watched.map((frame) => frame.event)).toEqual(frames.map((frame) => frame.event));
    const byVersion = new Map(seen(frames).map((frame) => [frame.version, frame]));
    for (const frame of seen(watched)) if (byVersion.has(frame.version)) expect(frame).toEqual(byVersion.get(frame.version));
  });

  it('accepts every legal move that it lists', () => {
    expect(made.map(({ answer }) => answer.__typename)).toEqual(made.map(() => 'PlayMoveSuccess'));
    const kinds = new Set(made.map(({ move }) => move.zug));
    // Which others come is chance.
    expect(kinds).toContain('WUERFELN');
    expect(kinds.size).toBeGreaterThan(1);
  });

  it('lists legal moves on own prompts only', () => {
    for (const { prompts } of frames) for (const prompt of prompts) expect(prompt.legalMoves.length > 0).toBe(prompt.seat === 0);
    for (const { prompts } of watched) for (const prompt of prompts) expect(prompt.legalMoves).toEqual([]);
  });

  it('gives all frames of one move one cause, and no other frame that cause', () => {
    const runs: string[] = [];
    for (const frame of frames) if (frame.cause !== runs.at(-1)) runs.push(frame.cause);
    expect(new Set(runs).size).toBe(runs.length);
    for (const cause of runs)
      expect(new Set(frames.filter((frame) => frame.cause === cause).map(({ actor }) => JSON.stringify(actor))).size).toBe(1);
  });

  it('names as actor the player, a homie or the house, never the autopilot', () => {
    for (const { actor } of frames) expect(actor.seat).toEqual(actor.kind === 'HOUSE' ? null : expect.any(Number));
    expect(new Set(frames.map(({ actor }) => actor.kind))).toEqual(new Set(['PLAYER', 'HOMIE', 'HOUSE']));
    for (const { actor } of frames) expect(actor.kind === 'PLAYER').toBe(actor.seat === 0);
  });

  it('writes moments in UTC with milliseconds', () => {
    for (const frame of frames) for (const moment of [frame.at, frame.serverTime]) expect(moment).toMatch(ISO);
    for (const moment of [match.startedAt, match.finishedAt]) expect(moment).toMatch(ISO);
    const clocks = frames.flatMap((frame) =>
      frame.event?.kind === 'match.clockStarted' ? (frame.event.clocks as { dueAt: string }[]) : [],
    );
    expect(clocks.length).toBeGreaterThan(0);
    for (const { dueAt } of clocks) expect(dueAt).toMatch(ISO);
  });

  it('ranks everybody at the end by Vermögen', () => {
    const { spieler } = frames.at(-1)?.view ?? { spieler: [] };
    expect(match.result?.map((line) => line.seat).sort()).toEqual([0, 1, 2, 3]);
    for (const line of match.result ?? []) expect(line.score).toBe(spieler[line.seat]?.vermoegen);
    const best = Math.max(...(match.result ?? []).map((line) => line.score));
    for (const line of match.result ?? []) expect(line.winner).toBe(line.score === best);
  });

  it('publishes the seed at the end, and its SHA-256 is the hash published at the start', () => {
    expect(match.seed).toMatch(/^[0-9a-f]{64}$/);
    const hash = createHash('sha256')
      .update(Buffer.from(match.seed ?? '', 'hex'))
      .digest('hex');
    expect(hash).toBe(match.seedHash);
    expect(frames[0]?.event).toMatchObject({ kind: 'match.started', seedHash: hash });
  });

  it('rolled every die and drew the starting seat as anyone can recompute from the seed and the counters', () => {
    const source = hmacSource(Buffer.from(match.seed ?? '', 'hex'));
    expect(steps).toHaveLength(frames.length);
    expect(drawsFrom(source).below(4)).toBe(frames[0]?.event?.startingSeat);
    let counter = 0;
    let rolls = 0;
    let command = '';
    let next = 0;
    for (const { record } of steps) {
      // A command's first draw has the counter that the command before it ended with.
      if (record.commandId !== command) [command, counter] = [record.commandId, next];
      next = record.draws ?? next;
      if (record.type !== 'kiezkoenig.gewuerfelt') continue;
      const draws = drawsFrom(source, counter);
      expect([draws.die(), draws.die()]).toEqual(JSON.parse(record.data).wuerfel);
      expect(next).toBeGreaterThanOrEqual(draws.counter);
      rolls++;
    }
    expect(rolls).toBeGreaterThanOrEqual(30);
  });

  it('shows in the replay what the seat saw while it played', () => {
    const live = new Map(frames.filter((frame) => frame.view).map((frame) => [frame.version, frame]));
    for (const { frame } of steps) {
      const then = live.get(frame.version);
      if (then) expect({ ...frame, serverTime: '' }).toEqual({ ...then, serverTime: '' });
    }
  });

  it('takes no move after the end', async () => {
    const prompt = made.at(-1)?.prompt.id ?? '';
    const answer = await ben.plays(matchId, prompt, { kiezkoenig: { wuerfeln: 'YES' } });
    expect(answer).toMatchObject({ __typename: 'MatchRefused', code: 'MATCH_OVER', currentVersion: frames.length });
    expect(await ben.does('leaveMatch', { matchId })).toMatchObject({ __typename: 'MatchRefused', code: 'MATCH_OVER' });
  });

  it('is replayed to its players and to staff, and to nobody else', async () => {
    const signIn = rootOf<{ token: string }>(await ask(house.url, mutationOf('signInAsStaff'), { input: house.staff }));
    const asStaff = { ask: (query: string, variables: object) => ask(house.url, query, variables, signIn.token) } as Pick<Guest, 'ask'>;
    expect(await wholeReplay(asStaff, matchId, { spectator: 'YES' })).toHaveLength(frames.length);
    const stranger = await Guest.signIn(house.url, 'Mia');
    for (const token of [stranger.token, undefined]) {
      const answer = await ask(house.url, REPLAY, { matchId, as: { spectator: 'YES' }, first: 1 }, token);
      expect(rootOf(answer)).toMatchObject({ __typename: 'NotFound', code: 'NOT_FOUND' });
    }
  });
});
