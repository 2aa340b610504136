import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../ids/index.js';
import type { EventStore } from './index.js';
import { verifyBlocks, verifyStream } from './index.js';
import { House, headOf, toasting, toasts } from './store.fixture.js';

describe('appends that race', () => {
  let house: House;
  let one: EventStore;
  let two: EventStore;

  beforeAll(async () => {
    house = await House.open();
    one = house.store().store;
    two = house.store().store;
  });

  afterAll(() => house.close());

  it('fifty at one version: one is stored, the log holds exactly that one, the others learn the actual version', async () => {
    const stream = newId();
    const appends = Array.from({ length: 50 }, (_, index) => toasting(1, { stream, events: toasts(1, index) }));
    const results = await Promise.all(appends.map((append, index) => (index % 2 ? one : two).append(append)));
    const winners = results.filter((result) => result.kind === 'appended');
    expect(winners).toHaveLength(1);
    expect(results.filter((result) => result.kind === 'conflict' && result.actualVersion === 1)).toHaveLength(49);
    expect(await one.readStream(stream)).toEqual(winners[0]?.events);
  });

  it('the same command fifty times over two processes: stored once, forty-nine equal answers', async () => {
    const append = toasting(3);
    const results = await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 ? one : two).append(append)));
    const kinds = results.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['appended', ...Array(49).fill('repeated')]);
    const repeats = results.filter((result) => result.kind === 'repeated');
    expect(new Set(repeats.map(({ firstVersion, lastVersion }) => `${firstVersion}-${lastVersion}`))).toEqual(new Set(['1-3']));
    expect(await two.readStream(append.stream)).toHaveLength(3);
  });

  it('five hundred races of commands of several events: no double win, nothing in part, no gap', async () => {
    const before = await one.headPosition();
    const stored = await Promise.all(Array.from({ length: 500 }, (_, index) => race(index)));
    // A store that has stored nothing itself: the others may answer with the shorter page that they still have in memory.
    const all = await house.store().store.readAll(before, 10_000);
    expect(all.map(({ position }) => position)).toEqual(Array.from({ length: all.length }, (_, index) => before + 1 + index));
    expect(all).toHaveLength(stored.reduce((sum, count) => sum + count, 0));
    expect(await verifyBlocks(house.store().database.pool)).toBeUndefined();
  });

  /** Two rounds on one stream, each fought by both processes; returns the number of events stored. */
  async function race(index: number): Promise<number> {
    const stream = newId();
    let expected = toasting(1, { stream }).expected;
    for (let round = 0; round < 2; round++) {
      const rivals = [one, two].map((store, side) => store.append(toasting(1 + ((index + side + round) % 5), { stream, expected })));
      const results = await Promise.all(rivals);
      const winner = results.filter((result) => result.kind === 'appended');
      const loser = results.filter((result) => result.kind === 'conflict');
      expect([winner.length, loser.length]).toEqual([1, 1]);
      if (winner[0]) expected = headOf(winner[0]);
      expect(loser[0]?.actualVersion).toBe(expected.version);
    }
    const events = await two.readStream(stream);
    expect(events.map(({ version }) => version)).toEqual(Array.from({ length: expected.version }, (_, version) => version + 1));
    expect(verifyStream(events)).toBeUndefined();
    return events.length;
  }
});
