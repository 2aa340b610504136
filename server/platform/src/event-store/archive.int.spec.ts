import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/index.js';
import { Archive, type EventStore, verifyBlocks, verifyStream } from './index.js';
import { House, headOf, toasting, waitingForLock } from './store.fixture.js';

describe('the archive', () => {
  let house: House;
  let store: EventStore;
  let database: Database;
  let archive: Archive;

  beforeAll(async () => {
    house = await House.open();
    ({ store, database } = house.store());
    archive = new Archive(database.pool);
  });

  afterAll(() => house.close());

  const hot = async (stream: string) => (await database.pool.query('select from only event where stream_id = $1', [stream])).rowCount;

  it('takes whole streams, and readers see the same as before, to the byte', async () => {
    const appends = [toasting(3), toasting(2), toasting(4)];
    for (const append of appends) await store.append(append);
    const [first, , last] = appends.map(({ stream }) => stream) as [string, string, string];
    const before = [await store.readAll(0, 100), await store.readStream(first), await store.readStream(first, 2)];
    expect(await archive.move([first, last])).toBe(7);
    expect([await hot(first), await hot(last)]).toEqual([0, 0]);
    expect([await store.readAll(0, 100), await store.readStream(first), await store.readStream(first, 2)]).toEqual(before);
    expect(verifyStream(await store.readStream(last))).toBeUndefined();
    expect(await verifyBlocks(database.pool)).toBeUndefined();
  });

  it('has nothing to take of a stream that is there already, or nowhere', async () => {
    const append = toasting(2);
    await store.append(append);
    expect(await archive.move([append.stream])).toBe(2);
    expect(await archive.move([append.stream])).toBe(0);
    expect(await store.readStream(append.stream)).toHaveLength(2);
  });

  it('answers a repeated command with its first answer, and lets no second stream begin under an archived id', async () => {
    const append = toasting(2);
    const first = await store.append(append);
    await archive.move([append.stream]);
    expect(await store.append(append)).toMatchObject({ kind: 'repeated', firstVersion: 1, lastVersion: 2 });
    expect(await store.append(toasting(1, { stream: append.stream }))).toEqual({ kind: 'conflict', actualVersion: 2 });
    // Whoever knows where it ended may go on: in the hot table, after the archived events.
    const more = await store.append(toasting(1, { stream: append.stream, expected: headOf(first) }));
    expect(more.kind).toBe('appended');
    expect((await store.readStream(append.stream)).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('answers each command of one commit for itself, whether its stream is here, archived, both or nowhere', async () => {
    const [here, gone, both] = [toasting(3), toasting(2), toasting(2)];
    const heads = [headOf(await store.append(here)), headOf(await store.append(gone)), headOf(await store.append(both))] as const;
    await archive.move([gone.stream, both.stream]);
    const further = toasting(1, { stream: both.stream, expected: heads[2] });
    await store.append(further);
    const ahead = { version: 9, hash: heads[0].hash };

    const answers = await Promise.all([
      store.append(toasting(2)),
      store.append(gone),
      store.append(toasting(1, { stream: here.stream, expected: ahead })),
      store.append(toasting(1)),
      store.append(further),
      store.append(toasting(1, { expected: ahead })),
      store.append(toasting(3)),
    ]);
    const { rows } = await database.pool.query(
      'select last_position - first_position + 1 as size from feed_block order by last_position desc limit 1',
    );
    expect(rows).toEqual([{ size: '6' }]);
    expect(answers).toMatchObject([
      { kind: 'appended', head: { version: 2 } },
      { kind: 'repeated', firstVersion: 1, lastVersion: 2 },
      { kind: 'conflict', actualVersion: 3 },
      { kind: 'appended', head: { version: 1 } },
      { kind: 'repeated', firstVersion: 3, lastVersion: 3 },
      { kind: 'conflict', actualVersion: 0 },
      { kind: 'appended', head: { version: 3 } },
    ]);
    for (const answer of answers)
      if (answer.kind === 'appended') expect(await store.readStream(answer.events[0]?.stream ?? '')).toEqual(answer.events);
  });

  it('moves nothing of a stream that is appended to in the middle of the move', async () => {
    const append = toasting(2);
    const head = headOf(await store.append(append));
    const client = database.dedicated();
    await client.connect();
    await client.query(`
      create function linger() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(42); return null; end $$;
      create trigger linger after insert on event_archive for each statement execute function linger();
      select pg_advisory_lock(42)`);
    const moving = archive.move([append.stream]).catch((error: Error) => error.message);
    await waitingForLock(database, 'store');
    // The copy is made and the move stands still: the lane is free all the same.
    expect((await store.append(toasting(1, { stream: append.stream, expected: head }))).kind).toBe('appended');
    await client.query('select pg_advisory_unlock(42)');
    expect(await moving).toBe('event is append only: DELETE refused');
    await client.query('drop trigger linger on event_archive; drop function linger');
    await client.end();
    expect(await hot(append.stream)).toBe(3);
    expect(await store.readStream(append.stream)).toHaveLength(3);
  });

  it('finds streams that ended with an event of a type before a moment, oldest first', async () => {
    const [old, young] = [toasting(1, { at: new Date('2001-01-01') }), toasting(1)];
    const fresh = await House.open();
    const opened = fresh.store();
    const there = new Archive(opened.database.pool);
    await opened.store.append(old);
    expect(await there.firstSince(new Date('2001-01-02'))).toBeUndefined();
    await opened.store.append(young);
    expect(await there.firstSince(new Date('2001-01-02'))).toBe(2);
    expect(await there.ended('tavern.toasted', 0, 2, 9)).toEqual([{ stream: old.stream, position: 1 }]);
    expect(await there.ended('tavern.toasted', 1, 9, 9)).toEqual([{ stream: young.stream, position: 2 }]);
    expect(await there.ended('tavern.closed', 0, 9, 9)).toEqual([]);
    await fresh.close();
  });

  describe('keeps its rows, and lets only what it keeps leave the hot table', () => {
    let stream: string;
    let stays: string;
    const copied = (change = '') =>
      `insert into event_archive select * from only event where stream_id = '${stays}'; ${change}; delete from only event where stream_id = '${stays}'`;

    beforeAll(async () => {
      const [gone, kept] = [toasting(2), toasting(2)];
      [stream, stays] = [gone.stream, kept.stream];
      await store.append(gone);
      await store.append(kept);
      await archive.move([stream]);
    });

    it.each([
      ['update event_archive', () => "update event_archive set type = 'x'"],
      ['delete from event_archive', () => 'delete from event_archive'],
      ['truncate event_archive', () => 'truncate event_archive'],
      ['a delete through the parent', () => `delete from event where stream_id = '${stream}'`],
      ['a delete of nothing', () => 'delete from event where false'],
      ['a delete of what was not copied', () => `delete from only event where stream_id = '${stays}'`],
      ['a delete of more than was copied', () => copied().replace(/delete from only event where .*/, 'delete from only event')],
      ['a delete of a copy that is not the same', () => copied().replace('select *', changedColumns)],
      ['a delete as a replica', () => `set session_replication_role = replica; delete from event`],
      ['an update as a replica', () => `set session_replication_role = replica; update event_archive set version = 9`],
    ])('refuses %s', async (_what, statement) => {
      const client = database.dedicated();
      await client.connect();
      await expect(client.query(`begin; ${statement()}`)).rejects.toThrow(/is append only: (UPDATE|DELETE|TRUNCATE) refused/);
      await client.end();
      expect(await store.readStream(stream)).toHaveLength(2);
      expect(await hot(stays)).toBe(2);
    });
  });
});

const changedColumns =
  "select position, stream_id, version, at, type, schema_version, command_id, (data::text || ' ')::json, metadata, hash";
