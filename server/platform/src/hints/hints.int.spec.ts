import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createClient } from 'redis';
import { Gate } from '../alarms/gate.fixture.js';
import { fromEnvironment } from '../alarms/grounds.fixture.js';
import { captureLog, Outage } from '../log/index.js';
import type { HintTransport } from './hint-transport.js';
import { createHints, type Hint, type HintBus } from './index.js';
import { PostgresTransport } from './postgres-transport.js';
import { redisTransport } from './redis-transport.js';

jest.setTimeout(30_000);

async function until(what: string, holds: () => boolean, ms = 10_000): Promise<void> {
  for (const end = Date.now() + ms; !holds(); await sleep(5)) if (Date.now() > end) throw new Error(`still not so after ${ms} ms: ${what}`);
}

const nowhere = 'postgres://nobody@127.0.0.1:1/none';

/** Ends connections from the server's side, as an operator or a failover would. */
async function killInRedis(): Promise<number> {
  const client = await createClient({ url: fromEnvironment('REDIS_URL') }).connect();
  const all = (await client.sendCommand(['CLIENT', 'LIST'])) as unknown as string;
  const ids = [...all.matchAll(/^id=(\d+) .*name=tavern-jack-hints-(?:in|out) /gm)].map(([, id]) => id as string);
  for (const id of ids) await client.sendCommand(['CLIENT', 'KILL', 'ID', id]);
  await client.close();
  return ids.length;
}

async function killInPostgres(): Promise<number> {
  const client = new pg.Client({ connectionString: fromEnvironment('DATABASE_URL') });
  await client.connect();
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tavern-jack hints'",
  );
  await client.end();
  return rowCount ?? 0;
}

const services = [
  {
    name: 'Redis',
    url: () => fromEnvironment('REDIS_URL'),
    options: (redisUrl: string) => ({ redisUrl, databaseUrl: nowhere }),
    transport: redisTransport,
    kill: killInRedis,
  },
  {
    name: 'Postgres',
    url: () => fromEnvironment('DATABASE_URL'),
    options: (databaseUrl: string) => ({ databaseUrl }),
    transport: (...place: ConstructorParameters<typeof PostgresTransport>) => new PostgresTransport(...place),
    kill: killInPostgres,
  },
];

describe.each(services)('hints over $name', ({ url, options, transport, kill }) => {
  let gate: Gate;
  let channel: string;
  let log: ReturnType<typeof captureLog>;
  let buses: HintBus[];

  /** A node's bus with everything it was told, message by message. */
  const start = (through = gate.through(url())) => {
    const bus = createHints({ ...options(through), log, channel });
    buses.push(bus);
    const messages: (readonly Hint[])[] = [];
    const stop = bus.subscribe((hints) => void messages.push(hints));
    const heard = () => messages.flat().filter(({ stream }) => stream !== '*');
    const resyncs = () => messages.flat().filter(({ stream }) => stream === '*').length;
    return { bus, stop, messages, heard, resyncs };
  };

  const pair = async () => {
    const nodes = [start(), start()] as const;
    await Promise.all(nodes.map(({ bus }) => bus.ready()));
    await until('both connected', () => nodes.every(({ resyncs }) => resyncs() > 0));
    return nodes;
  };

  beforeEach(async () => {
    channel = `hints_${randomBytes(4).toString('hex')}`;
    gate = await Gate.before(url());
    log = captureLog();
    buses = [];
  });

  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await gate.close();
  });

  it('reach the other node and not their own', async () => {
    const [one, two] = await pair();
    one.bus.publish([{ stream: 'mat_ä"1', version: 7 }]);
    two.bus.publish([{ stream: 'mat_2', version: 1 }]);
    await until('both heard', () => one.heard().length > 0 && two.heard().length > 0);
    await sleep(100);
    expect(two.heard()).toEqual([{ stream: 'mat_ä"1', version: 7 }]);
    expect(one.heard()).toEqual([{ stream: 'mat_2', version: 1 }]);
  });

  it('of one stream, 5,000 at once, become one with the highest version', async () => {
    const [one, two] = await pair();
    for (let version = 5_000; version > 0; version--) one.bus.publish([{ stream: 'mat_1', version }]);
    await until('heard', () => two.heard().length > 0);
    await sleep(100);
    expect(two.heard()).toEqual([{ stream: 'mat_1', version: 5_000 }]);
  });

  it('of 5,000 streams travel in few messages and all arrive', async () => {
    const [one, two] = await pair();
    const before = two.messages.length;
    for (let i = 0; i < 5_000; i++) one.bus.publish([{ stream: `mat_${i}_${'x'.repeat(20)}`, version: i }]);
    await until('all heard', () => two.heard().length >= 5_000);
    expect(new Set(two.heard().map(({ stream }) => stream)).size).toBe(5_000);
    expect(two.messages.length - before).toBeLessThan(50);
  });

  it('are known to be heard while another node listens, and only then', async () => {
    const [one, two] = [0, 1].map(() => transport(url(), channel, new Outage(log, 'hints'))) as [HintTransport, HintTransport];
    const ears = { received: () => undefined, connected: () => undefined };
    const becomes = async (heard: boolean) => {
      for (const end = Date.now() + 5_000; (await one.send(['{}'])) !== heard; await sleep(50)) expect(Date.now()).toBeLessThan(end);
    };
    one.open(ears);
    await one.ready();
    await becomes(false);
    two.open(ears);
    await two.ready();
    await becomes(true);
    await two.close();
    await becomes(false);
    await one.close();
  });

  it('resume after the server ended the connection, and say that something may have been missed', async () => {
    const [one, two] = await pair();
    const before = two.resyncs();
    expect(await kill()).toBeGreaterThanOrEqual(2);
    await until('resync on both', () => two.resyncs() > before && one.resyncs() > before);
    one.bus.publish([{ stream: 'mat_1', version: 2 }]);
    await until('heard', () => two.heard().length > 0);
    expect(two.heard()).toEqual([{ stream: 'mat_1', version: 2 }]);
    expect(log.lines.filter(({ level }) => level === 'fault')).toEqual([]);
  });

  it('published while the service is away are gathered, bounded, and sent when it is back', async () => {
    const sender = start();
    const receiver = start(url());
    await Promise.all([sender.bus.ready(), receiver.bus.ready()]);
    await gate.shut();
    for (let version = 1; version <= 300; version++) sender.bus.publish([{ stream: 'mat_1', version }]);
    await sleep(300);
    expect(receiver.heard()).toEqual([]);
    await gate.open();
    await until('heard', () => receiver.heard().length > 0);
    expect(receiver.heard()).toEqual([{ stream: 'mat_1', version: 300 }]);
    expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
  });

  it('too many to remember become one call to read everything again', async () => {
    const sender = start();
    const receiver = start(url());
    await Promise.all([sender.bus.ready(), receiver.bus.ready()]);
    await until('connected', () => receiver.resyncs() === 1);
    await gate.shut();
    for (let i = 0; i < 10_001; i++) sender.bus.publish([{ stream: `mat_${i}`, version: 1 }]);
    await gate.open();
    await until('resync', () => receiver.resyncs() === 2);
    expect(receiver.heard().length).toBeLessThan(10_001);
  });

  it('start before their service does', async () => {
    await gate.shut();
    const node = start();
    const other = start(url());
    node.bus.publish([{ stream: 'mat_1', version: 1 }]);
    await sleep(200);
    await gate.open();
    await until('heard', () => other.heard().length > 0);
    expect(other.heard()).toEqual([{ stream: 'mat_1', version: 1 }]);
  });

  it('a listener that throws harms nobody, one that left hears nothing', async () => {
    const [one, two] = await pair();
    two.bus.subscribe(() => {
      throw new Error('clumsy listener');
    });
    const late: Hint[] = [];
    two.bus.subscribe((hints) => void late.push(...hints));
    two.stop();
    const before = two.messages.length;
    one.bus.publish([{ stream: 'mat_1', version: 1 }]);
    await until('heard', () => late.length > 0);
    expect(two.messages.length).toBe(before);
    expect(log.lines.map(({ level, message }) => [level, message])).toEqual([['fault', 'clumsy listener']]);
  });

  it('close quickly while the service is away, and take no more', async () => {
    const node = start();
    await node.bus.ready();
    await gate.shut();
    node.bus.publish([{ stream: 'mat_1', version: 1 }]);
    const asked = Date.now();
    await node.bus.close();
    expect(Date.now() - asked).toBeLessThan(2_000);
    node.bus.publish([{ stream: 'mat_1', version: 2 }]);
  });
});
