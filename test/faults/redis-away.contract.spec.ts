import '../contract/patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';
import { itWentOnWhole } from './aftermath.js';
import { Crowd } from './crowd.js';
import { Fleet } from './fleet.js';
import { OwnRedis } from './own-redis.js';

const AWAY_MS = 3_000;

describe('Redis wiped, killed and started empty under load', () => {
  let database: TestDatabase;
  let redis: OwnRedis;
  let fleet: Fleet;
  let crowd: Crowd;
  let away: { from: number; to: number };

  beforeAll(async () => {
    [database, redis] = await Promise.all([testDatabase(), OwnRedis.start()]);
    fleet = await Fleet.start({ databaseUrl: database.url, redisUrl: redis.url, homieThinkMs: '200-600' });
    crowd = await Crowd.gather(fleet, { seed: 6379, duels: 2, mixed: 4, thinkMs: 600 });
    await crowd.underWay();
    await crowd.moment(1_000);
    await redis.wipe();
    await crowd.moment(1_000);
    const from = Date.now();
    await redis.crash();
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
    away = { from, to: Date.now() };
    await redis.startAgain();
    await crowd.finish(60_000);
  }, 120_000);
  afterAll(async () => {
    crowd.leave();
    await fleet.close();
    await redis.crash();
    await database.close();
  });

  // Without an outage: Redis is an accelerator, the clocks have to be right without it.
  itWentOnWhole(() => ({ databaseUrl: database.url, fleet, crowd }));

  const meanwhile = (kind: string) =>
    crowd.spectators.flatMap(({ frames, arrivals }) =>
      frames.filter(({ actor }, index) => actor.kind === kind && (arrivals[index] ?? 0) > away.from && (arrivals[index] ?? 0) < away.to),
    );

  it('meanwhile let people play', () => {
    expect(meanwhile('PLAYER').length).toBeGreaterThan(0);
  });

  it('meanwhile let homies play', () => {
    expect(meanwhile('HOMIE').length).toBeGreaterThan(0);
  });

  it('let the autopilot play for the one who left his decision to the clock, once', () => {
    const match = crowd.spectators.find(({ matchId }) => matchId === crowd.sleepy);
    const moves = new Set(match?.frames.filter(({ actor }) => actor.kind === 'AUTOPILOT').map(({ cause }) => cause));
    expect(moves.size).toBe(1);
  });

  it('cost nobody his line', () => {
    expect(crowd.everybody.flatMap(({ failures }) => failures)).toEqual([]);
  });
});
