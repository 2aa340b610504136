import '../contract/patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';
import { openDecision, openDuel } from '../contract/duel.js';
import { ROLL } from '../contract/guest.js';
import { itWentOnWhole } from './aftermath.js';
import { Crowd } from './crowd.js';
import { Fleet } from './fleet.js';

const KILLS = 3;

describe('a server killed at random points under load', () => {
  let database: TestDatabase;
  let fleet: Fleet;
  let crowd: Crowd;

  beforeAll(async () => {
    database = await testDatabase();
    fleet = await Fleet.start({ databaseUrl: database.url, homieThinkMs: '100-300' });
    crowd = await Crowd.gather(fleet, { seed: 20261130, duels: 3, mixed: 2, thinkMs: 1_000 });
    await crowd.underWay();
    for (let n = 0; n < KILLS; n++) {
      await crowd.moment(1_500);
      await fleet.away(async () => {
        await fleet.kill(0);
        await fleet.replace(0);
      });
    }
    await crowd.finish(60_000);
  }, 300_000);
  afterAll(async () => {
    crowd.leave();
    await fleet.close();
    await database.close();
  });

  itWentOnWhole(() => ({ databaseUrl: database.url, fleet, crowd }));

  it('and commands that were on their way when it was killed were sent again', () => {
    const repeated = crowd.players.flatMap(({ sent }) => sent.filter(({ tries }) => tries > 1));
    expect(repeated.length).toBeGreaterThan(0);
  });

  it('takes new guests and new matches', async () => {
    const duel = await openDuel(fleet.url(0));
    const { mover, prompt } = await openDecision(duel);
    expect(await mover.plays(duel.matchId, prompt.id, ROLL)).toMatchObject({ __typename: 'PlayMoveSuccess' });
  });
});
