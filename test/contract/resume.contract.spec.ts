import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MATCH_FRAMES } from './documents.js';
import { GraphqlSocketClient } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import { finished, framesUntil, greedy, nextFrame, playSeat } from './match-player.js';
import type { MatchFrame } from './shapes.js';

const told = (frames: MatchFrame[]) =>
  frames.map(({ version, event, at, cause, actor, status, controllers }) => ({ version, event, at, cause, actor, status, controllers }));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Watches a match to its end, cutting the socket after so many frames and resuming where it was cut. */
async function watchInPieces(
  url: string,
  token: string | undefined,
  matchId: string,
  piece: (version: number) => number,
): Promise<MatchFrame[]> {
  const frames: MatchFrame[] = [];
  while (!frames.some(finished)) {
    const socket = await GraphqlSocketClient.greet(url, token);
    const afterVersion = frames.at(-1)?.version ?? 0;
    const operation = socket.start(MATCH_FRAMES, { matchId, afterVersion });
    for (let n = piece(afterVersion); n > 0 && !frames.some(finished); n--) frames.push(await nextFrame(operation));
    await socket.cut();
  }
  return frames;
}

describe('a viewer who comes back with a cursor', () => {
  let house: House;
  let ben: Guest;
  let matchId: string;
  let whole: MatchFrame[];
  let pieces: MatchFrame[][];
  let late: MatchFrame[][];

  beforeAll(async () => {
    house = await openHouse();
    ben = await Guest.signIn(house.url);
    matchId = await ben.playsHomies(1);
    const { socket, operation } = await ben.watches(matchId, 0);
    // After each single frame at first, then after ever so many.
    const cut = [
      watchInPieces(house.url, ben.token, matchId, (version) => (version < 40 ? 1 : 11)),
      watchInPieces(house.url, undefined, matchId, (version) => (version < 60 ? 7 : 2 + (version % 29))),
    ];
    const comers: Promise<MatchFrame[]>[] = [];
    const comesNow = async () => {
      const viewer = await GraphqlSocketClient.greet(house.url);
      const frames = await framesUntil(viewer.start(MATCH_FRAMES, { matchId, afterVersion: 0 }), finished);
      await viewer.cut();
      return frames;
    };
    // Somebody new comes at every twentieth version, in the middle of whatever is being stored.
    const { frames } = await playSeat(ben, operation, matchId, 0, greedy, ({ version }) => {
      if (version % 20 === 0) comers.push(comesNow());
      return false;
    });
    whole = frames;
    pieces = await Promise.all(cut);
    late = await Promise.all(comers);
    await socket.cut();
  });
  afterAll(() => house.close());

  it('gets each version once and none is missing, wherever the socket was cut', () => {
    for (const frames of pieces) expect(frames.map(({ version }) => version)).toEqual(numbers(whole.length));
    expect(pieces).toHaveLength(2);
  });

  it('is told what somebody was told who never lost the socket', () => {
    for (const frames of pieces) expect(told(frames)).toEqual(told(whole));
  });

  it('sees the same boards, and at the end the same last one', () => {
    for (const frames of pieces) {
      frames.forEach((frame, index) => {
        if (frame.view && whole[index]?.view) expect(frame.view).toEqual(whole[index].view);
      });
      expect(frames.at(-1)?.view).toEqual(whole.at(-1)?.view);
      expect(frames.at(-1)?.view).not.toBeNull();
    }
  });

  it('and whoever comes in the middle of the play holds the full sequence, too', () => {
    expect(late.length).toBeGreaterThan(2);
    for (const frames of late) expect(told(frames)).toEqual(told(whole));
  });

  it.each([-1, -2_147_483_648, 1_000_000, 2_147_483_647])('gets a snapshot for the cursor %i, which is none', async (afterVersion) => {
    const { socket, operation } = await ben.watches(matchId, afterVersion);
    expect(await nextFrame(operation)).toMatchObject({
      resync: true,
      version: whole.length,
      event: null,
      status: 'FINISHED',
      view: whole.at(-1)?.view,
    });
    await socket.cut();
  });

  it('gets a snapshot without a cursor, and with one that is null', async () => {
    const socket = await ben.connects();
    for (const variables of [{ matchId }, { matchId, afterVersion: null }]) {
      expect(await nextFrame(socket.start(MATCH_FRAMES, variables))).toMatchObject({ resync: true, version: whole.length });
    }
    await socket.cut();
  });

  it('gets nothing twice when the cursor is the newest version', async () => {
    const { socket, operation } = await ben.watches(matchId, whole.length);
    const other = socket.start(MATCH_FRAMES, { matchId, afterVersion: whole.length - 1 });
    expect(await nextFrame(other)).toMatchObject({ version: whole.length, resync: false });
    await socket.ask('{ me { __typename } }');
    expect(operation.answers).toEqual([]);
    await socket.cut();
  });

  it('hears no more of an operation that it completed', async () => {
    const second = await ben.playsHomies(1);
    const { socket, operation } = await ben.watches(second, 0);
    const left = socket.start(MATCH_FRAMES, { matchId: second });
    await nextFrame(left);
    left.complete();
    await socket.ask('{ me { __typename } }');
    const heard = left.answers.length;
    await playSeat(ben, operation, second, 0, greedy);
    expect(left.answers).toHaveLength(heard);
    await socket.cut();
  });

  it('gets a whole Lange Nacht of four in one go', async () => {
    const long = await ben.playsHomies(3, 'NORMAL', { langeNacht: true });
    const live = await ben.watches(long, 0);
    const { frames } = await playSeat(ben, live.operation, long, 0, greedy);
    await live.socket.cut();
    const { socket, operation } = await ben.watches(long, 0);
    expect(told(await framesUntil(operation, finished))).toEqual(told(frames));
    expect(frames.at(-1)?.view).toMatchObject({ runde: 15 });
    await socket.cut();
  });
});
