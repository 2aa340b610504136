import '../contract/patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyCommand } from '@tavern-jack/apps';
import { Database, uuidOf } from '@tavern-jack/platform';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';
import { Guest } from '../contract/guest.js';
import { TavernProcess } from '../contract/tavern-process.js';
import { until } from '../contract/waiting.js';

describe('three Schwer homies in a server of its own', () => {
  let database: TestDatabase;
  let db: Database;
  let tavern: TavernProcess;
  const matches: string[] = [];

  beforeAll(async () => {
    database = await testDatabase();
    db = new Database(database.url, { poolSize: 1 });
    tavern = await TavernProcess.start({ databaseUrl: database.url, homieThinkMs: '0' });
    const guest = await Guest.signIn(tavern.url);
    for (let i = 0; i < 3; i++) {
      const match = await guest.playsHomies(3, 'SCHWER');
      matches.push(uuidOf('mat', match) ?? '');
      // A Normal homie plays on for whoever leaves.
      await guest.does('leaveMatch', { matchId: match });
    }
    const ended = async () => (await db.pool.query("select from event where type = 'match.ended'")).rowCount === matches.length;
    await until('the matches to end', ended, 60_000);
  }, 120_000);
  afterAll(async () => {
    await tavern?.kill();
    await db?.close();
    await database?.close();
  });

  it('make every move themselves, the autopilot none', async () => {
    const { rows } = await db.pool.query<{ kind: string; seats: number[] }>(
      `select metadata::jsonb #>> '{actor,kind}' as kind, array_agg(distinct (metadata::jsonb #>> '{actor,seat}')::int order by (metadata::jsonb #>> '{actor,seat}')::int) as seats
         from event where stream_id = any($1::uuid[]) and metadata::jsonb ? 'promptId' group by 1`,
      [matches],
    );
    expect(rows).toEqual([{ kind: 'homie', seats: [0, 1, 2, 3] }]);
  });

  it('chose as their view and the seed say: verify finds nothing wrong', async () => {
    const said: string[] = [];
    for (const match of matches) expect(await verifyCommand(['--match', match], database.url, (line) => void said.push(line))).toBe(0);
    expect(said.filter((line) => line === 'Nothing is wrong.')).toHaveLength(matches.length);
  });

  it('do not keep the house from closing', async () => {
    const guest = await Guest.signIn(tavern.url);
    const match = await guest.playsHomies(3, 'SCHWER');
    await guest.does('leaveMatch', { matchId: match });
    expect(await tavern.end()).toBe(0);
  });
});
