import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MATCH_FRAMES } from './documents.js';
import { GraphqlSocketClient } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import { finished, framesUntil, greedy, playSeat } from './match-player.js';
import type { MatchFrame } from './shapes.js';
import { within } from './waiting.js';

const WATCHES = 90;
const MOST_GROWN = 16 * 1024 * 1024;

/** Memory outside the collected heap, where unsent bytes wait. */
const waitingBytes = (): number => process.memoryUsage().external + process.memoryUsage().arrayBuffers;

describe('a viewer who stops reading', () => {
  let house: House;
  let frames: MatchFrame[];
  let slow: GraphqlSocketClient;
  let matchId: string;
  let wouldHaveBeen = 0;
  let grown = 0;

  beforeAll(async () => {
    house = await openHouse();
    const ben = await Guest.signIn(house.url);
    matchId = await ben.playsHomies(3, 'NORMAL', { langeNacht: true });
    slow = await GraphqlSocketClient.greet(house.url);
    const watches = [...Array(WATCHES)].map(() => slow.start(MATCH_FRAMES, { matchId }));
    await Promise.all(watches.map((watch) => watch.next()));
    slow.ws.pause();
    const own = await ben.watches(matchId, 0);
    const before = waitingBytes();
    ({ frames } = await playSeat(ben, own.operation, matchId, 0, greedy, () => {
      grown = Math.max(grown, waitingBytes() - before);
      return false;
    }));
    wouldHaveBeen = own.operation.texts.reduce((sum, text) => sum + text.length, 0) * WATCHES;
    await own.socket.cut();
  });
  afterAll(() => house.close());

  it('does not hold up the others', () => {
    expect(frames.at(-1)).toMatchObject({ status: 'FINISHED' });
    expect(frames.map(({ version }) => version)).toEqual(frames.map((_, index) => index + 1));
  });

  it('does not make the server keep what it does not read', () => {
    expect(wouldHaveBeen).toBeGreaterThan(2 * MOST_GROWN);
    expect(grown).toBeLessThan(MOST_GROWN);
  });

  it('is cut off', async () => {
    slow.ws.resume();
    expect(await within('the end of the socket', slow.closed)).toBe(1006);
    expect(slow.received.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(wouldHaveBeen / 2);
  });

  it('and gets everything when it comes back with its cursor', async () => {
    const back = await GraphqlSocketClient.greet(house.url);
    const missed = await framesUntil(back.start(MATCH_FRAMES, { matchId, afterVersion: 5 }), finished);
    expect(missed.map(({ version, event }) => ({ version, event }))).toEqual(
      frames.slice(5).map(({ version, event }) => ({ version, event })),
    );
    await back.cut();
  });
});
