import '../contract/patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Match } from '../contract/shapes.js';
import { itWentOnWhole } from './aftermath.js';
import { Crowd } from './crowd.js';
import { Fleet } from './fleet.js';
import { OwnPostgres } from './own-postgres.js';

const AWAY_MS = 5_000;
/** What left the database just before it stopped may arrive a little later. */
const SETTLED_MS = 500;
/** A command waits three seconds for the database, and its connection one. */
const PATIENCE_MS = 6_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('Postgres stopped hard under load and started again', () => {
  let postgres: OwnPostgres;
  let fleet: Fleet;
  let crowd: Crowd;
  let away: { from: number; to: number };
  let queried: (Match | undefined)[];
  let health: { away: number; back: number };

  beforeAll(async () => {
    postgres = await OwnPostgres.start();
    fleet = await Fleet.start({ databaseUrl: postgres.url, homieThinkMs: '100-300' });
    crowd = await Crowd.gather(fleet, { seed: 1933, duels: 3, mixed: 2, thinkMs: 600 });
    await crowd.underWay();
    await crowd.moment(1_500);
    await fleet.away(async () => {
      await postgres.crash();
      const from = Date.now() + SETTLED_MS;
      await sleep(AWAY_MS);
      queried = await Promise.all(crowd.spectators.map(({ guest, matchId }) => guest.match(matchId).catch(() => undefined)));
      const healthAway = await healthOf(fleet.url(0));
      away = { from, to: Date.now() };
      await postgres.startAgain();
      health = { away: healthAway, back: await healthOf(fleet.url(0)) };
    });
    await crowd.finish(60_000);
  }, 120_000);
  afterAll(async () => {
    crowd.leave();
    await fleet.close();
    await postgres.close();
  });

  const healthOf = async (url: string) => (await fetch(url.replace('/graphql', '/health'))).status;
  const putOff = () => crowd.players.flatMap(({ sent }) => sent.flatMap((command) => command.putOff));

  itWentOnWhole(() => ({ databaseUrl: postgres.url, fleet, crowd }));

  it('meanwhile told commands to try again, soon', () => {
    expect(putOff().length).toBeGreaterThan(5);
    expect(Math.max(...putOff())).toBeLessThan(PATIENCE_MS);
  });

  it('in every match in which it was for a guest to decide', () => {
    // Two of the duels: in the third one sleeps, in the others it may be for a homie.
    const stuck = crowd.players.filter(({ sent }) => sent.some((command) => command.putOff.length > 0));
    expect(stuck.length).toBeGreaterThanOrEqual(2);
  });

  it('meanwhile showed running matches as they were', () => {
    expect(queried).toHaveLength(5);
    queried.forEach((match, n) => {
      const seen = crowd.spectators[n]?.arrivals.filter((at) => at < away.to).length;
      expect(match).toMatchObject({ status: 'RUNNING', version: seen });
    });
  });

  it('meanwhile told nobody anything', () => {
    const told = crowd.spectators.flatMap(({ arrivals }) => arrivals.filter((at) => at > away.from && at < away.to));
    expect(told).toEqual([]);
  });

  it('said of itself that it could not serve, and that it could when Postgres was back', () => {
    expect(health).toEqual({ away: 503, back: 200 });
  });

  it('went on by itself: nobody had to come again', () => {
    expect(crowd.everybody.flatMap(({ failures }) => failures)).toEqual([]);
  });
});
