import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../database/index.js';
import { createHints, type HintBus } from '../hints/index.js';
import { newId } from '../ids/index.js';
import { captureLog } from '../log/index.js';
import { type TestDatabase, testDatabase } from '../testing/index.js';
import { Presence, type PresenceWaits } from './index.js';

const WAITS: PresenceWaits = { graceMs: 300, beatMs: 100, freshMs: 600, lookMs: 100 };
/** A node that was killed: it says once that it lives, and never again. */
const KILLED = { ...WAITS, beatMs: 3_600_000 };
/** What viewers are promised. */
const SOON_MS = 2_000;

describe('presence, shared by the nodes of a house', () => {
  let home: TestDatabase;
  const opened: { presence: Presence; hints: HintBus; db: Database }[] = [];

  beforeAll(async () => {
    home = await testDatabase();
  });
  afterEach(async () => {
    for (const { presence, hints, db } of opened.splice(0)) {
      await presence.stop();
      await hints.close();
      await db.close();
    }
  });
  afterAll(() => home.close());

  async function node(waits = WAITS): Promise<Presence> {
    const db = new Database(home.url, { poolSize: 2, log: captureLog() });
    const hints = createHints({ databaseUrl: home.url, log: captureLog() });
    await hints.ready();
    const presence = new Presence(db, hints, waits);
    presence.start();
    opened.push({ presence, hints, db });
    return presence;
  }

  /** Follows a player at a node: every answer that differs from the one before. */
  function seen(presence: Presence, player: string): boolean[] {
    const answers: boolean[] = [];
    const look = async () => {
      const there = (await presence.among([player])).length === 1;
      if (answers.at(-1) !== there) answers.push(there);
    };
    presence.follow(
      () => [player],
      () => void look(),
    );
    void look();
    return answers;
  }

  async function until(what: string, holds: () => boolean, ms = SOON_MS): Promise<void> {
    for (const end = performance.now() + ms; !holds(); await sleep(5))
      if (performance.now() > end) throw new Error(`not within ${ms} ms: ${what}`);
  }

  it('is the same at every node, soon', async () => {
    const [one, two] = [await node(), await node()];
    const player = newId();
    const answers = [seen(one, player), seen(two, player)];
    await until('nobody is there', () => answers.every(([first]) => first === false));
    const gone = one.arrived(player);
    await until('both have seen them come', () => answers.every((told) => told.at(-1) === true));
    gone();
    await until('both have seen them go', () => answers.every((told) => told.at(-1) === false));
    expect(answers).toEqual([
      [false, true, false],
      [false, true, false],
    ]);
  });

  it('does not flap with a line that does, also from node to node', async () => {
    const [one, two] = [await node(), await node()];
    const player = newId();
    const answers = [seen(one, player), seen(two, player)];
    let gone = one.arrived(player);
    await until('both have seen them come', () => answers.every((told) => told.at(-1) === true));
    for (let n = 0; n < 4; n++) {
      gone();
      await sleep(WAITS.graceMs / 2);
      gone = (n % 2 ? one : two).arrived(player);
      await sleep(WAITS.graceMs);
    }
    expect(answers.map((told) => told.slice(-1))).toEqual([[true], [true]]);
    expect(answers.every((told) => told.length <= 2)).toBe(true);
  });

  it('does not count players of a node that was killed, unless they are at another', async () => {
    const [killed, other] = [await node(KILLED), await node()];
    const [anna, ben] = [newId(), newId()];
    for (const player of [anna, ben]) killed.arrived(player);
    other.arrived(ben);
    const answers = [seen(other, anna), seen(other, ben)];
    await until('both are there', () => answers.every((told) => told.at(-1) === true));
    await until('one has gone with the node', () => answers[0]?.at(-1) === false, WAITS.freshMs + SOON_MS);
    expect(answers[1]?.at(-1)).toBe(true);
    expect(await other.lookFor([anna, ben])).toEqual(new Set([ben]));
  });

  it('stands as it was while the book cannot be read or written, and for as long as others need to write again', async () => {
    const [one, two] = [await node(), await node()];
    const player = newId();
    one.arrived(player);
    const answers = seen(two, player);
    await until('they are there', () => answers.at(-1) === true);
    const db = new Database(home.url, { poolSize: 1 });
    await db.pool.query('alter table node_beat rename to away');
    await sleep(WAITS.freshMs * 2);
    await expect(two.lookFor([player])).rejects.toThrow();
    await db.pool.query('alter table away rename to node_beat');
    await sleep(WAITS.freshMs * 2);
    expect(answers.slice(answers.indexOf(true))).toEqual([true]);
    expect(await two.lookFor([player])).toEqual(new Set([player]));
    await db.close();
  });

  it('is written again by each node when the book was lost', async () => {
    const [one, two] = [await node(), await node()];
    const player = newId();
    one.arrived(player);
    const answers = seen(two, player);
    await until('they are there', () => answers.at(-1) === true);
    const db = new Database(home.url, { poolSize: 1 });
    await db.pool.query('truncate node_beat cascade');
    await until('they are in the book again', () => answers.at(-1) === true);
    await sleep(WAITS.beatMs * 3);
    expect(await two.lookFor([player])).toEqual(new Set([player]));
    await db.close();
  });

  it('is written in few words when thousands come at once', async () => {
    const [one, two] = [await node(), await node()];
    const players = Array.from({ length: 5_000 }, newId);
    const db = new Database(home.url, { poolSize: 1 });
    const written = async () =>
      Number((await db.pool.query('select count(*) from presence where player_id = any($1)', [players])).rows[0].count);
    const begun = performance.now();
    for (const player of players) one.arrived(player);
    while ((await written()) < players.length) await sleep(20);
    expect(performance.now() - begun).toBeLessThan(SOON_MS);
    expect((await two.among(players)).length).toBe(players.length);
    await db.close();
  });
});
