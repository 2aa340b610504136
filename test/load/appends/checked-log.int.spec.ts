import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@tavern-jack/platform';
import { testDatabase } from '@tavern-jack/platform/testing';
import { openStore } from '../lib/bench-store.js';
import type { Acknowledged } from './callers.js';
import { callers } from './callers.js';
import { checkedLog } from './checked-log.js';

let home: Awaited<ReturnType<typeof testDatabase>>;
let opened: ReturnType<typeof openStore>;
let before: number;
let acknowledged: Acknowledged;

beforeAll(async () => {
  home = await testDatabase();
  opened = openStore(home.url);
});
afterAll(async () => {
  await opened.close();
  await home.close();
});
beforeEach(async () => {
  before = await opened.store.headPosition();
  ({ acknowledged } = await callers(opened.store, { callers: 4, seconds: 0.1, mostEvents: 3 }, new Map()));
});

const check = (seen: Acknowledged, others = false) => checkedLog(opened.database.pool, before, seen, others);

describe('the check of the answers after a round', () => {
  it('finds what was acknowledged and counts the events', async () => {
    const events = [...acknowledged.values()].reduce((sum, command) => sum + command.events, 0);
    expect(await check(acknowledged)).toBe(events);
  });

  it('finds an acknowledged command that was never stored', async () => {
    const lost = new Map(acknowledged).set(before + 1_000_000, { commandId: newId(), events: 1 });
    await expect(check(lost)).rejects.toThrow('1 acknowledged commands are not in the log');
  });

  it('finds another command where one was acknowledged', async () => {
    const [first] = acknowledged.keys();
    const mixedUp = new Map(acknowledged).set(first ?? 0, { commandId: newId(), events: 1 });
    await expect(check(mixedUp)).rejects.toThrow('was not acknowledged there');
  });

  it('finds a stored command that nobody was told of, unless other processes write as well', async () => {
    const [first] = acknowledged.keys();
    const untold = new Map(acknowledged);
    untold.delete(first ?? 0);
    await expect(check(untold)).rejects.toThrow('was not acknowledged there');
    await expect(check(untold, true)).resolves.toBeGreaterThan(0);
  });
});
