import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database, newId, opaqueId, type StoredEvent } from '@tavern-jack/platform';
import { PlayedHouse, verdictOn } from './played-house.js';

const anna = newId();
let house: PlayedHouse;
let db: Database;
let match: string;
let running: string;

beforeAll(async () => {
  house = await PlayedHouse.open();
  db = new Database(house.home.url, { poolSize: 2 });
  for (let i = 0; i < 5; i++) await house.playAlone();
  match = await house.start({ seats: [{ player: anna }, { homie: 'KALLE', level: 'LEICHT' }] });
  await house.playAs(anna, match, 1_000);
  running = await house.start({ seats: [{ player: anna }, { player: newId() }] });
});

afterAll(async () => {
  await db?.close();
  await house?.close();
});

/** Runs a built program on the house's database. */
async function run(program: 'verify' | 'archive', ...args: string[]): Promise<{ code: number; said: string }> {
  const file = fileURLToPath(new URL(`../../server/apps/dist/${program}.js`, import.meta.url));
  const env = { ...process.env, DATABASE_URL: house.home.url };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

const headSays = async () => {
  const { rows } = await db.pool.query("select last_position, encode(block_hash, 'hex') as hash from feed_head");
  return `The log stood at position ${rows[0].last_position} with the block hash ${rows[0].hash}.`;
};

describe('npm run verify', () => {
  it('says that nothing is wrong, how much it read, and the head to note elsewhere', async () => {
    const { code, said } = await run('verify', '--all', '--workers', '2');
    expect(said).toContain(await headSays());
    expect(said).toMatch(/\nNothing is wrong\.\n$/);
    expect(code).toBe(0);
  });
});

describe('npm run archive', () => {
  it('moves finished matches while others are played; everything reads as before, and a repeated command has its first answer', async () => {
    const log = await house.store.readAll(0, 10_000);
    const move = (await house.events(match)).findLast(({ meta }) => meta.actor.kind === 'player') as StoredEvent;
    const during = Promise.all([house.playAlone(), house.playAlone(), house.playAlone()]);
    const { code, said } = await run('archive', '--older-than', '0h', '--batch', '2');
    await during;
    expect([code, said]).toEqual([0, expect.stringMatching(/matches, [\d,]+ events moved\nDone\.\n$/)]);

    const { rows } = await db.pool.query('select distinct stream_id from event_archive');
    expect(rows.map(({ stream_id }) => stream_id)).toContain(match);
    expect(rows.map(({ stream_id }) => stream_id)).not.toContain(running);
    expect((await db.pool.query('select from only event where stream_id = $1', [match])).rowCount).toBe(0);
    expect(await house.store.readAll(0, log.length)).toEqual(log);
    expect((await verdictOn(db)).wrong).toBeUndefined();

    const restarted = house.another();
    const again = await restarted.play(match, anna, move.meta.promptId ?? '', house.sent.get(move.commandId) ?? '', {
      game: 'kiezkoenig',
      move: { type: 'wuerfeln' },
    });
    const answered = log.findLast(({ commandId }) => commandId === move.commandId);
    expect(again).toEqual({ version: answered?.version });
  });
});

describe('npm run verify, on a log that somebody has changed', () => {
  it('names the match, the version, the position, what must be there and what is, and ends with 1', async () => {
    const [event] = (await house.events(match)).filter(({ type }) => type === 'kiezkoenig.gewuerfelt') as [StoredEvent];
    await db.pool.query(`
      alter table event_archive disable trigger user;
      update event_archive set hash = sha256('x') where position = ${event.position};
      alter table event_archive enable always trigger append_only`);
    const where = `WRONG: match ${opaqueId('mat', match)}, version ${event.version} (position ${event.position}, ${event.type}): its hash must be ${event.hash}`;
    const { code, said } = await run('verify', '--all');
    expect(said).toContain(where);
    expect(code).toBe(1);
  });
});
