import '../contract/patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';
import { itWentOnWhole } from './aftermath.js';
import { Crowd } from './crowd.js';
import { Fleet } from './fleet.js';

const API = [0, 1];
const WORKER = 2;

describe('two nodes and a worker, killed in turn and then renewed in turn, under load', () => {
  let database: TestDatabase;
  let fleet: Fleet;
  let crowd: Crowd;
  const farewells: (number | null)[] = [];

  beforeAll(async () => {
    database = await testDatabase();
    const services = { databaseUrl: database.url, redisUrl: process.env.REDIS_URL };
    fleet = await Fleet.start({ ...services, homieThinkMs: '100-300' }, ['api', 'api', 'worker']);
    crowd = await Crowd.gather(fleet, { seed: 1001, duels: 4, mixed: 3, thinkMs: 1_500 });
    await crowd.underWay();
    for (const place of API) await inTurn(place, () => fleet.kill(place));
    await fleet.away(() => inTurn(WORKER, () => fleet.kill(WORKER)));
    for (const place of API) await inTurn(place, () => ended(place));
    await fleet.away(() => inTurn(WORKER, () => ended(WORKER)));
    await crowd.finish(60_000);
  }, 300_000);
  afterAll(async () => {
    crowd.leave();
    await fleet.close();
    await database.close();
  });

  async function inTurn(place: number, ends: () => Promise<void>): Promise<void> {
    await crowd.moment(500);
    await ends();
    await fleet.replace(place);
    crowd.part();
  }

  async function ended(place: number): Promise<void> {
    farewells.push(await fleet.end(place));
  }

  itWentOnWhole(() => ({ databaseUrl: database.url, fleet, crowd }));

  it('and every process that was asked to go went in good order', () => {
    expect(farewells).toEqual([0, 0, 0]);
  });

  it('and everybody at the node that was killed first came back through the other door', () => {
    const back = crowd.players.filter(({ failures }) => failures.length > 0);
    expect(back.length).toBeGreaterThanOrEqual(crowd.players.length / 2);
  });
});
