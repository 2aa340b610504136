import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/index.js';
import { newId } from '../ids/index.js';
import { BrokenChain, type EventStore, emptyHead, type StoredEvent, UnknownEventType } from './index.js';
import { House, headOf, toasting, toasts } from './store.fixture.js';

/** How often Postgres has read the whole log and how often it went by an index. */
async function scansOf({ writer }: Database): Promise<{ whole: number; byIndex: number }> {
  // What the only connection that writes has counted so far is told to all now, and not in ten seconds.
  await writer.query('select pg_stat_force_next_flush()');
  const { rows } = await writer.query(
    'select seq_scan::integer as whole, idx_scan::integer as "byIndex" from pg_stat_user_tables where relname = \'event\'',
  );
  return rows[0];
}

describe('an append', () => {
  let house: House;
  let store: EventStore;

  beforeAll(async () => {
    house = await House.open();
    store = house.store().store;
  });

  afterAll(() => house.close());

  it('gives back exactly what a reader finds, whatever the data holds', async () => {
    const awkward = {
      text: '"\\ {,}\n\t\u0000 \u007f \u2028 Würfelkönig 🍺 \ud800',
      deep: [null, true, -0.5, 1e21, []],
      gone: undefined,
      '': 'empty',
    };
    const result = await store.append(toasting(1, { events: [{ type: 'tavern.toasted', schema: 1, data: awkward }, ...toasts(2)] }));
    if (result.kind !== 'appended') throw new Error(result.kind);
    const read = await store.readStream(result.events[0]?.stream ?? '');
    expect(read).toEqual(result.events);
    expect(read[0]?.data).toStrictEqual(JSON.parse(JSON.stringify(awkward)));
    expect(result.head).toEqual({ version: 3, hash: read[2]?.hash });
  });

  it('repeated by another process, and after a restart, is told of the first one', async () => {
    const first = toasting(2);
    const head = headOf(await store.append(first));
    const second = toasting(3, { stream: first.stream, expected: head });
    await store.append(second);
    const events = await store.readStream(first.stream);
    const restarted = house.store().store;
    expect(await restarted.append(first)).toEqual({
      kind: 'repeated',
      firstVersion: 1,
      lastVersion: 2,
      firstPosition: events[0]?.position,
    });
    expect(await restarted.append(second)).toEqual({
      kind: 'repeated',
      firstVersion: 3,
      lastVersion: 5,
      firstPosition: events[2]?.position,
    });
    expect(await store.readStream(first.stream)).toHaveLength(5);
  });

  it('conflicts when the stream has moved on or is not there yet', async () => {
    const { stream } = toasting(1);
    await store.append(toasting(2, { stream }));
    expect(await store.append(toasting(1, { stream }))).toEqual({ kind: 'conflict', actualVersion: 2 });
    const ahead = { version: 7, hash: emptyHead(stream).hash };
    expect(await store.append(toasting(1, { stream, expected: ahead }))).toEqual({ kind: 'conflict', actualVersion: 2 });
    expect(await store.append(toasting(1, { expected: ahead }))).toEqual({ kind: 'conflict', actualVersion: 0 });
  });

  it('is refused when its chain is not the stored one, and when nothing could ever read it back', async () => {
    const { stream } = toasting(1);
    await store.append(toasting(2, { stream }));
    await expect(store.append(toasting(1, { stream, expected: { version: 2, hash: '00'.repeat(32) } }))).rejects.toThrow(BrokenChain);
    await expect(store.append(toasting(1, { events: [{ type: 'tavern.burnt', schema: 1, data: {} }] }))).rejects.toThrow(UnknownEventType);
    await expect(store.append(toasting(0))).rejects.toThrow(RangeError);
    await expect(store.append(toasting(1, { stream: 'table 7' }))).rejects.toThrow(TypeError);
    expect(await store.readStream(stream)).toHaveLength(2);
  });

  it('is heard after its commit and before its answer, once, each stream in order', async () => {
    const heard: StoredEvent[] = [];
    const order: string[] = [];
    const stop = store.onCommitted((events) => {
      heard.push(...events);
      order.push('heard');
    });
    const stream = newId();
    let expected = emptyHead(stream);
    for (let round = 0; round < 3; round++) {
      expected = headOf(await store.append(toasting(2, { stream, expected })));
      order.push('answered');
    }
    stop();
    await store.append(toasting(1, { stream, expected }));
    expect(order).toEqual(['heard', 'answered', 'heard', 'answered', 'heard', 'answered']);
    expect(heard.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('of many callers is heard in order of position, each before its caller is answered', async () => {
    const heard = new Set<number>();
    const positions: number[] = [];
    const stop = store.onCommitted((events) => {
      for (const { position } of events) {
        heard.add(position);
        positions.push(position);
      }
    });
    // More than go together at once, and they come again while others are under way.
    await Promise.all(
      Array.from({ length: 150 }, async () => {
        const stream = newId();
        let expected = emptyHead(stream);
        for (let round = 0; round < 4; round++) {
          const result = await store.append(toasting(1, { stream, expected }));
          expected = headOf(result);
          expect(result).toMatchObject({ kind: 'appended', head: { version: round + 1 } });
          if (result.kind === 'appended') expect(heard).toContain(result.events[0]?.position);
        }
      }),
    );
    stop();
    expect(positions).toEqual(Array.from({ length: 600 }, (_, index) => (positions[0] ?? 0) + index));
  });

  it('stands although a listener throws', async () => {
    const stop = store.onCommitted(() => {
      throw new Error('deaf');
    });
    const result = await store.append(toasting(1));
    stop();
    expect(result.kind).toBe('appended');
    expect(house.log.lines.map(({ message }) => message)).toContain('deaf');
  });

  it('never reads the whole log, not even in a house so new that Postgres knows nothing about it', async () => {
    const fresh = await House.open();
    const { store, database } = fresh.store();
    const before = await scansOf(database);
    const stream = newId();
    let expected = emptyHead(stream);
    for (let round = 0; round < 20; round++) {
      expected = headOf(await store.append(toasting(2, { stream, expected })));
      await Promise.all(Array.from({ length: 10 }, () => store.append(toasting(1))));
    }
    const after = await scansOf(database);
    expect(after.byIndex).toBeGreaterThanOrEqual(before.byIndex + 200);
    expect(after.whole).toBe(before.whole);
    await fresh.close();
  });
});
