import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { captureLog } from '../log/index.js';
import type { Alarms } from './alarms.js';
import { createAlarms } from './create-alarms.js';
import { Gate } from './gate.fixture.js';
import { type Ground, postgresGround, redisGround } from './grounds.fixture.js';

jest.setTimeout(40_000);

async function until(what: string, holds: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  for (const end = Date.now() + ms; !(await holds()); await sleep(5)) {
    if (Date.now() > end) throw new Error(`still not so after ${ms} ms: ${what}`);
  }
}

const inMs = (ms: number) => new Date(Date.now() + ms);

describe.each([
  ['Redis', redisGround],
  ['Postgres', postgresGround],
])('alarms on %s', (_name, openGround: (queue: string) => Ground) => {
  let ground: Ground;
  let gate: Gate;
  let queue: string;
  let log: ReturnType<typeof captureLog>;
  let open: Alarms[];
  const woken: { key: string; at: number }[] = [];
  const wokenKeys = () => woken.map(({ key }) => key);

  const start = (listening = true): Alarms => {
    const alarms = createAlarms({ ...ground.through(gate), log, queue });
    open.push(alarms);
    if (listening) alarms.listen(async (key) => void woken.push({ key, at: Date.now() }));
    return alarms;
  };

  beforeEach(async () => {
    queue = `alarms-${randomBytes(4).toString('hex')}`;
    ground = openGround(queue);
    gate = await Gate.before(ground.url);
    log = captureLog();
    open = [];
    woken.length = 0;
  });

  afterEach(async () => {
    await gate.open();
    await Promise.all(open.map((alarms) => alarms.close()));
    await ground.wipe();
    await ground.close();
    await gate.close();
  });

  it('fires about when it is due and not before', async () => {
    const alarms = start();
    const due = new Map(Array.from({ length: 20 }, (_, i) => [`mat_${i}`, inMs(600 + i * 37)]));
    await Promise.all([...due].map(([key, at]) => alarms.set(key, at, 1)));
    await until('all fired', () => woken.length >= due.size);
    expect(wokenKeys().sort()).toEqual([...due.keys()].sort());
    const lateness = woken.map(({ key, at }) => at - (due.get(key) as Date).getTime());
    expect(Math.min(...lateness)).toBeGreaterThanOrEqual(-5);
    expect(Math.max(...lateness)).toBeLessThan(1_500);
  });

  it('fires at once what is due now or long ago, also while an alarm far off is pending', async () => {
    const alarms = start();
    await alarms.set('mat_far', inMs(3_600_000), 1);
    await alarms.set('mat_now', new Date(), 1);
    await alarms.set('mat_past', new Date(0), 1);
    const asked = Date.now();
    await until('both fired', () => woken.length >= 2);
    expect(wokenKeys().sort()).toEqual(['mat_now', 'mat_past']);
    expect(Date.now() - asked).toBeLessThan(1_500);
  });

  it('takes the same key and version as one alarm, also from two nodes, and another version as another', async () => {
    const [one, two] = [start(), start()];
    // Far enough off that none has fired, and left, before all four are set.
    const at = inMs(2_500);
    await Promise.all([one.set('mat_1', at, 3), one.set('mat_1', at, 3), two.set('mat_1', at, 3), two.set('mat_1', at, 4)]);
    await until('both versions fired', () => woken.length >= 2);
    await sleep(300);
    expect(wokenKeys()).toEqual(['mat_1', 'mat_1']);
  });

  it('accepts keys that look like numbers or hold a colon', async () => {
    const alarms = start();
    await alarms.set('17', new Date(), 1);
    await alarms.set('mat:a:b', new Date(), 2);
    await until('both fired', () => woken.length >= 2);
    expect(wokenKeys().sort()).toEqual(['17', 'mat:a:b']);
    expect(log.lines).toEqual([]);
  });

  it('keeps open alarms over a restart', async () => {
    const before = start();
    const at = inMs(900);
    await before.set('mat_1', at, 1);
    await before.close();
    start();
    await until('fired after the restart', () => woken.length >= 1);
    expect(woken[0]?.at).toBeGreaterThanOrEqual(at.getTime() - 5);
    expect((woken[0]?.at ?? Infinity) - at.getTime()).toBeLessThan(1_500);
  });

  it('fires after the restart what fell due while nobody was up', async () => {
    const before = start();
    const at = inMs(1_000);
    await before.set('mat_1', at, 1);
    await before.close();
    await sleep(Math.max(0, at.getTime() - Date.now()) + 100);
    expect(woken).toEqual([]);
    start();
    await until('fired after the restart', () => woken.length >= 1);
  });

  it('calls a handler that failed again, and gives up after six attempts with one fault', async () => {
    const alarms = start(false);
    const calls = { mat_flaky: 0, mat_broken: 0 };
    alarms.listen(async (key) => {
      calls[key as keyof typeof calls]++;
      if (key === 'mat_broken' || calls.mat_flaky < 3) throw new Error(`${key} failed`);
    });
    await alarms.set('mat_flaky', new Date(), 1);
    await alarms.set('mat_broken', new Date(), 1);
    await until('given up', () => log.lines.some(({ level }) => level === 'fault'), 20_000);
    await sleep(200);
    expect(calls).toEqual({ mat_flaky: 3, mat_broken: 6 });
    expect(log.lines.filter(({ level }) => level === 'fault').map(({ message, context }) => [message, context.key])).toEqual([
      ['mat_broken failed', 'mat_broken'],
    ]);
  });

  it('leaves nothing behind of what fired or was given up', async () => {
    const alarms = start();
    await Promise.all(Array.from({ length: 200 }, (_, i) => alarms.set(`mat_${i}`, inMs(i), 1)));
    await until('all fired', () => woken.length >= 200);
    await until('no job is left', async () => (await ground.jobs()) === 0);
  });

  it('waits for running handlers when it closes and calls none afterwards', async () => {
    const alarms = start(false);
    let begun = 0;
    let ended = 0;
    alarms.listen(async () => {
      begun++;
      await sleep(400);
      ended++;
    });
    await Promise.all(Array.from({ length: 40 }, (_, i) => alarms.set(`mat_${i}`, inMs(i * 10), 1)));
    await until('some are running', () => begun > 0);
    await alarms.close();
    const whenClosed = begun;
    expect(ended).toBe(begun);
    expect(begun).toBeLessThan(40);
    await sleep(700);
    expect(begun).toBe(whenClosed);
    await alarms.set('mat_after', new Date(), 1);
  });

  it('survives a wiped queue and takes new alarms', async () => {
    const alarms = start();
    const gone = inMs(2_500);
    await alarms.set('mat_gone', gone, 1);
    await ground.wipe();
    await alarms.set('mat_new', inMs(300), 1);
    await until('the new one fired', () => woken.length >= 1);
    await sleep(Math.max(0, gone.getTime() - Date.now()) + 300);
    expect(wokenKeys()).toEqual(['mat_new']);
  });

  it('keeps calm while the queue is away, says so once, and works again without a restart', async () => {
    const alarms = start();
    await alarms.set('mat_before', inMs(2_500), 1);
    await gate.shut();
    const asked = Date.now();
    for (let i = 0; i < 50; i++) await alarms.set(`mat_away_${i}`, inMs(0), 1);
    expect(Date.now() - asked).toBeLessThan(3_000);
    expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
    await gate.open();
    await until('works again', async () => {
      await alarms.set('mat_after', new Date(), woken.length);
      return wokenKeys().includes('mat_after') && wokenKeys().includes('mat_before');
    });
    expect(log.lines.filter(({ level }) => level === 'fault')).toEqual([]);
    expect(log.lines.filter(({ level }) => level === 'info')).toHaveLength(1);
  });

  it('starts before its queue does', async () => {
    await gate.shut();
    const alarms = start();
    await alarms.set('mat_early', new Date(), 1);
    await sleep(500);
    await gate.open();
    await until('set and fired', async () => {
      await alarms.set('mat_later', new Date(), 1);
      return wokenKeys().includes('mat_later');
    });
  });

  it('closes within seconds while the queue is away', async () => {
    const alarms = start();
    await alarms.set('mat_1', inMs(60_000), 1);
    await gate.shut();
    const asked = Date.now();
    await alarms.close();
    expect(Date.now() - asked).toBeLessThan(5_000);
  });
});

describe('alarms on Postgres', () => {
  it('come up after a connection lost in the middle of preparing their tables', async () => {
    const queue = `alarms-${randomBytes(4).toString('hex')}`;
    const ground = postgresGround(queue);
    const gate = await Gate.before(ground.url);
    const migrating = new pg.Client({ connectionString: ground.url });
    await migrating.connect();
    // BullMQ's own lock: whoever prepares the tables waits for it.
    await migrating.query(`select pg_advisory_lock(${0x42554c4c}, hashtext('bullmq'))`);
    const woken: string[] = [];
    const alarms = createAlarms({ ...ground.through(gate), log: captureLog(), queue });
    alarms.listen(async (key) => void woken.push(key));
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted and classid = $1";
    await until('both wait for the lock', async () => (await migrating.query(waiting, [0x42554c4c])).rowCount === 2);
    gate.cut();
    await migrating.end();
    await alarms.set('mat_1', new Date(), 1);
    await until('fired', () => woken.includes('mat_1'));
    await alarms.close();
    await ground.close();
    await gate.close();
  });
});
