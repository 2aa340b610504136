import '../contract/patience.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { commandIdOf, uuidOf } from '@tavern-jack/platform';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';
import { type Duel, openDecision, openDuel } from '../contract/duel.js';
import { ROLL } from '../contract/guest.js';
import { framesUntil } from '../contract/match-player.js';
import type { PlayAnswer } from '../contract/shapes.js';
import { until } from '../contract/waiting.js';
import { itWentOnWhole } from './aftermath.js';
import { Crowd } from './crowd.js';
import { type Cut, CuttingProxy } from './cutting-proxy.js';
import { Fleet } from './fleet.js';
import { StoredLog } from './stored-log.js';

const CUTS: readonly Cut[] = ['before the commit', 'after the commit'];

describe('the line to Postgres cut between the commit and its answer', () => {
  let database: TestDatabase;
  let proxy: CuttingProxy;
  let fleet: Fleet;
  let duel: Duel;

  beforeAll(async () => {
    database = await testDatabase();
    proxy = await CuttingProxy.start(database.url);
    fleet = await Fleet.start({ databaseUrl: proxy.url, homieThinkMs: '100-300' });
  });
  afterAll(async () => {
    await fleet.close();
    await proxy.close();
    await database.close();
  });
  beforeEach(async () => {
    proxy.open();
    duel = await openDuel(fleet.url(0));
  });

  /** A roll with a way to send it again. */
  async function aRoll() {
    const { mover, waiter, prompt, frame } = await openDecision(duel);
    const commandId = randomUUID();
    const sends = () => mover.at(fleet.url(0)).plays(duel.matchId, prompt.id, ROLL, commandId);
    const stored = async () =>
      (await StoredLog.read(database.url)).commands.get(commandIdOf(uuidOf('ply', mover.id) as string, commandId)) ?? [];
    return { sends, stored, waiter, frame };
  }

  async function isStoredOnce({ sends, stored }: Awaited<ReturnType<typeof aRoll>>, answer: PlayAnswer): Promise<void> {
    expect(answer).toMatchObject({ __typename: 'PlayMoveSuccess' });
    const events = await stored();
    expect(events.map(({ version }) => version).at(-1)).toBe(answer.version);
    expect(new Set(events.map(({ at }) => at.getTime())).size).toBe(1);
    expect(await sends()).toEqual(answer);
    expect(await stored()).toEqual(events);
  }

  it.each(CUTS)('%s: the server finds out by itself, the move is answered and stored once', async (cut) => {
    const roll = await aRoll();
    const before = proxy.cuts;
    proxy.cutNext(cut);
    await isStoredOnce(roll, await roll.sends());
    expect(proxy.cuts).toBe(before + 1);
  });

  it.each(CUTS)('%s, on a line that falls silent: the same, a little later', async (cut) => {
    const roll = await aRoll();
    const before = proxy.cuts;
    proxy.cutNext(cut, 'silent');
    await isStoredOnce(roll, await roll.sends());
    expect(proxy.cuts).toBe(before + 1);
  });

  it.each(CUTS)('%s, and Postgres stays away: TRY_AGAIN and not a word to anybody, then what was stored, once', async (cut) => {
    const roll = await aRoll();
    const { socket, operation } = await roll.waiter.watches(duel.matchId, roll.frame.version);
    proxy.cutNext(cut, 'shut');
    expect(await roll.sends()).toMatchObject({ code: 'TRY_AGAIN' });
    expect((await roll.stored()).length > 0).toBe(cut === 'after the commit');
    expect(operation.answers).toEqual([]);
    proxy.open();
    const answer = await roll.sends();
    await isStoredOnce(roll, answer);
    const frames = await framesUntil(operation, ({ version }) => version === answer.version);
    expect(frames.map(({ version }) => version)).toEqual(frames.map((_, index) => roll.frame.version + 1 + index));
    await socket.cut();
  });

  it.each(CUTS)('%s, and the server killed before it could ask again: the next one answers with what was stored, once', async (cut) => {
    const roll = await aRoll();
    const before = proxy.cuts;
    proxy.cutNext(cut, 'shut');
    const first = roll.sends().catch(() => 'no answer');
    await until('the cut', () => proxy.cuts > before);
    await fleet.kill(0);
    expect(await first).toBe('no answer');
    proxy.open();
    await fleet.replace(0);
    await isStoredOnce(roll, await roll.sends());
  });
});

describe('the line to Postgres cut again and again under load', () => {
  const CUTS_UNDER_LOAD = 12;
  let database: TestDatabase;
  let proxy: CuttingProxy;
  let fleet: Fleet;
  let crowd: Crowd;

  beforeAll(async () => {
    database = await testDatabase();
    proxy = await CuttingProxy.start(database.url);
    fleet = await Fleet.start({ databaseUrl: proxy.url, homieThinkMs: '50-150' });
    crowd = await Crowd.gather(fleet, { seed: 5432, duels: 4, mixed: 2, thinkMs: 300 });
    await crowd.underWay();
    for (let n = 1; n <= CUTS_UNDER_LOAD; n++) {
      proxy.cutNext(crowd.draws.pick(CUTS));
      await until('the cut', () => proxy.cuts === n);
      await crowd.moment(200);
    }
    await crowd.finish(60_000);
  }, 120_000);
  afterAll(async () => {
    crowd.leave();
    await fleet.close();
    await proxy.close();
    await database.close();
  });

  itWentOnWhole(() => ({ databaseUrl: database.url, fleet, crowd }));

  it('was never noticed by those who play', () => {
    expect(crowd.everybody.flatMap(({ failures }) => failures)).toEqual([]);
    expect(crowd.players.flatMap(({ sent }) => sent).every(({ tries }) => tries === 1)).toBe(true);
  });
});
