import './patience.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { crowd, type Regular, regulars, type SeatedTable, seatedAt } from './crowd.js';
import { type House, type Node, openHouse, openNode } from './house.js';

const ROUNDS = 500;
jest.setTimeout(600_000);
/** Nothing is due, and nobody is missed, before the last round has ended. */
const HOURS = 3_600_000;
/** Not a multiple of four: each round leaves others behind. */
const STRANGERS = 3;
/** Each is a race of three for places of four, and the next round's as well. */
const CROWDED_ROUNDS = 150;
const times = { quickPlay: { startMs: HOURS, ghostMs: HOURS, lookMs: HOURS } };

describe('races for a seat among strangers, at two nodes', () => {
  let house: House;
  let second: Node;

  beforeAll(async () => {
    // No worker: nobody plays the matches that begin here, and their clocks ring for nobody.
    house = await openHouse({ redisUrl: process.env.REDIS_URL, role: 'api', times });
    second = await openNode(house.database.url, { redisUrl: process.env.REDIS_URL, role: 'api', times });
  });
  afterAll(async () => {
    await second.close();
    await house.close();
  });

  const nodes = () => [house.url, second.url];
  const leave = (people: readonly Regular[]) => Promise.all(people.map(({ socket }) => socket.cut()));
  const taps = async (one: Regular, game: string): Promise<SeatedTable> => {
    const { table } = await one.does('quickPlay', { game, homies: false });
    if (!table) throw new Error('no table');
    return table;
  };

  /** One player with a tab at each node. */
  async function twoTabs(): Promise<[Regular, Regular]> {
    const [guest] = await crowd(house, 1);
    if (!guest) throw new Error('nobody came');
    return (await regulars([guest, guest], [house.url, second.url])) as [Regular, Regular];
  }

  it(`${ROUNDS} times two tabs tap at once: one seat`, async () => {
    const tabs = await twoTabs();
    for (let round = 0; round < ROUNDS; round++) {
      const [one, two] = await Promise.all(tabs.map((tab) => taps(tab, 'KING')));
      expect(one?.id).toBe(two?.id);
      const cancelled = (await tabs[round % 2 === 0 ? 0 : 1]?.does('leaveTable', { tableId: one?.id })) as { table?: SeatedTable };
      expect(cancelled.table).toMatchObject({ status: 'CLOSED' });
    }
    await leave(tabs);
  });

  it(`${ROUNDS} times two tabs tap for different games at once: one seat`, async () => {
    const tabs = await twoTabs();
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all([taps(tabs[0], 'KIERKI'), taps(tabs[1], 'RENTZ')]);
      const ids = [...new Set(answers.map(({ id }) => id))];
      const tables = await Promise.all(ids.map((id) => tabs[0].table(id)));
      expect(tables.flatMap(seatedAt)).toEqual([tabs[0].id]);
    }
    await leave(tabs);
  });

  it(`${CROWDED_ROUNDS} times ${STRANGERS} strangers tap at once: everybody has one seat, and who came before plays before`, async () => {
    const strangers = await crowd(house, CROWDED_ROUNDS * STRANGERS);
    const seats = new Map<string, string>();
    let before: { readonly id: string; readonly table: string }[] = [];
    const started = new Set<string>();
    for (let round = 0; round < CROWDED_ROUNDS; round++) {
      const people = await regulars(strangers.splice(0, STRANGERS), nodes());
      const answers = await Promise.all(people.map((one) => taps(one, 'KIEZKOENIG')));
      const touched = new Set([...before.map(({ table }) => table), ...answers.map(({ id }) => id)]);
      const tables = await Promise.all([...touched].map((id) => (people[0] as Regular).table(id)));
      for (const table of tables) {
        const there = seatedAt(table);
        for (const id of there) expect(seats.get(id) ?? table.id).toBe(table.id);
        for (const id of there) seats.set(id, table.id);
        expect(table.status).toBe(there.length === 4 ? 'PLAYING' : 'OPEN');
        if (there.length === 4) started.add(table.id);
      }
      expect(people.every(({ id }, n) => seats.get(id) === answers[n]?.id)).toBe(true);
      if (tables.some(({ id }) => started.has(id))) expect(before.every(({ table }) => started.has(table))).toBe(true);
      before = [...seats].flatMap(([id, table]) => (started.has(table) ? [] : [{ id, table }]));
      expect(before).toHaveLength(((round + 1) * STRANGERS) % 4);
      await leave(people);
    }
    expect(started.size).toBe(Math.floor((CROWDED_ROUNDS * STRANGERS) / 4));
  });

  it(`${ROUNDS} times somebody cancels while the last seat is taken: they play or they have gone, nobody sits twice`, async () => {
    const strangers = await crowd(house, ROUNDS + 2);
    const people: Regular[] = [];
    const next = async (): Promise<Regular> => {
      const [one] = (await regulars(strangers.splice(0, 1), [nodes()[people.length % 2] as string])) as [Regular];
      people.push(one);
      return one;
    };
    let [waits, comes] = [await next(), await next()];
    let begun = 0;
    // How long the cancelling waits: it feels its way to where it comes now too early and now too late.
    let lagMs = 4;
    let first = await taps(waits, 'KRONENDUELL');
    for (let round = 0; round < ROUNDS; round++) {
      const cancelling = sleep(lagMs).then(() => waits.does('leaveTable', { tableId: first.id }));
      const [left, sat] = await Promise.all([cancelling, taps(comes, 'KRONENDUELL')]);
      expect(left.__typename).toBe('TableSuccess');
      const before = await waits.table(first.id);
      const after = before.id === sat.id ? before : await comes.table(sat.id);
      expect(seatedAt(before)).toEqual(before.id === sat.id ? [comes.id] : []);
      expect(seatedAt(after)).toEqual([comes.id]);
      expect([before.status, after.status]).toEqual(after === before ? ['PLAYING', 'PLAYING'] : ['CLOSED', 'OPEN']);
      const fresh = await next();
      if (after === before) {
        begun += 1;
        lagMs = Math.max(0, lagMs - 1);
        first = await taps(waits, 'KRONENDUELL');
        comes = fresh;
      } else {
        lagMs += 1;
        first = after;
        [waits, comes] = [comes, fresh];
      }
    }
    expect([begun > 0, begun < ROUNDS]).toEqual([true, true]);
    await leave(people);
  });
});
