import './patience.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database, opaqueId } from '@tavern-jack/platform';
import { crowd, type Regular, regulars, seatedAt } from './crowd.js';
import type { Guest } from './guest.js';
import { type House, type Node, openHouse, openNode } from './house.js';
import { until } from './waiting.js';

/** In each of them one stays and two close their tab, which makes 500 closing tabs. */
const ROUNDS = 250;
jest.setTimeout(600_000);
/** After so many rounds everybody stops, until the house has taken off those who are gone. */
const WAVE = 10;
const STRANGERS = 3;
/** Tabs close within this time of their tap: a table may begin before, at the same moment, or after. */
const CLOSING_MS = 40;
const times = {
  presence: { graceMs: 50, beatMs: 300, freshMs: 1_200, lookMs: 300 },
  quickPlay: { startMs: 3_600_000, ghostMs: 100, lookMs: 100 },
};

type Fate = 'stays' | 'closes' | 'comes back';

/** Numbers from 0 to 1, the same in each run; the moments of a race are different all the same. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Somebody who wanted to play; without a tab they are a ghost. */
interface Stranger {
  readonly id: string;
  readonly tab: Regular | undefined;
}

/** What the log says of a table. */
interface Story {
  /** Who sits there, and where in the log they sat down. */
  readonly sitting: Map<string, number>;
  /** The same of those who play the match that began here. */
  party: ReadonlyMap<string, number> | undefined;
}

interface Row {
  readonly position: string;
  readonly stream_id: string;
  readonly type: string;
  readonly data: { readonly player?: string };
}

function told(rows: readonly Row[]): Map<string, Story> {
  const tables = new Map<string, Story>();
  for (const { position, stream_id, type, data } of rows) {
    const table = tables.get(stream_id) ?? { sitting: new Map(), party: undefined };
    tables.set(stream_id, table);
    if (type === 'table.seatTaken') table.sitting.set(opaqueId('ply', data.player as string), Number(position));
    if (type === 'table.seatLeft') table.sitting.delete(opaqueId('ply', data.player as string));
    if (type === 'table.matchStarted') table.party = new Map(table.sitting);
  }
  return tables;
}

describe('tabs that close among strangers, at two nodes', () => {
  let house: House;
  let second: Node;
  let db: Database;

  beforeAll(async () => {
    house = await openHouse({ redisUrl: process.env.REDIS_URL, times });
    second = await openNode(house.database.url, { redisUrl: process.env.REDIS_URL, role: 'api', times });
    db = new Database(house.database.url, { poolSize: 1 });
  });
  afterAll(async () => {
    await db.close();
    await second.close();
    await house.close();
  });

  async function tables(): Promise<Map<string, Story>> {
    const { rows } = await db.pool.query<Row>(
      "select position, stream_id, type, data from event where type like 'table.%' order by position",
    );
    return told(rows);
  }

  async function taps(one: Regular): Promise<void> {
    const { table } = await one.does('quickPlay', { game: 'KRONENDUELL', homies: false });
    if (!table || !seatedAt(table).includes(one.id)) throw new Error(`no seat for ${one.id}`);
  }

  async function comes(guest: Guest, node: number): Promise<Regular> {
    const [one] = await regulars([guest], [[house.url, second.url][node % 2] as string]);
    return one as Regular;
  }

  /** Taps, and closes the tab some time around the start of the table, unless they stay; some come back by another node. */
  async function wants(guest: Guest, node: number, fate: Fate, closing: number): Promise<Regular | undefined> {
    const tab = await comes(guest, node);
    if (fate === 'stays') {
      await taps(tab);
      return tab;
    }
    // Whoever closes the tab may not hear what became of it.
    const tapped = taps(tab).catch(() => undefined);
    await sleep(closing);
    await tab.socket.cut();
    await tapped;
    if (fate === 'closes') return undefined;
    const again = await comes(guest, node + 1);
    await taps(again);
    return again;
  }

  /** Ghosts on a seat where a match may still begin. */
  function waitingGhosts(stories: ReadonlyMap<string, Story>, here: ReadonlySet<string>): string[] {
    const waiting = [...stories.values()].filter(({ party }) => !party);
    return waiting.flatMap(({ sitting }) => [...sitting.keys()].filter((id) => !here.has(id)));
  }

  /** One seat for everybody who is there, in a match but for the last one perhaps; none in any match for ghosts that sat before `looked`. */
  function check(stories: ReadonlyMap<string, Story>, strangers: readonly Stranger[], known: ReadonlySet<string>, looked: number): void {
    const all = [...stories];
    for (const { id, tab } of strangers) {
      const seats = all.filter(([, { sitting }]) => sitting.has(id));
      expect(seats.length).toBe(tab ? 1 : Math.min(seats.length, 1));
    }
    const waiting = all.filter(([, { sitting, party }]) => !party && sitting.size > 0);
    expect(waiting.flatMap(([, { sitting }]) => [...sitting]).length).toBeLessThanOrEqual(1);
    const begun = all.flatMap(([table, { party }]) => (party && !known.has(table) ? [party] : []));
    expect(begun.every(({ size }) => size === 2)).toBe(true);
    const ghosts = new Set(strangers.flatMap(({ id, tab }) => (tab ? [] : [id])));
    // A tap may be carried out when its tab has long been closed; what counts is that the house looked after they sat down.
    expect(begun.flatMap((party) => [...party].filter(([id, satDown]) => ghosts.has(id) && satDown <= looked))).toEqual([]);
  }

  it(`${ROUNDS * (STRANGERS - 1)} tabs around the start of a table: no ghost keeps a seat, and everybody else gets a table`, async () => {
    const random = numbers(6);
    const guests = await crowd(house, ROUNDS * STRANGERS);
    const strangers: Stranger[] = [];
    const known = new Set<string>();
    let looked = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const coming = guests.slice(round * STRANGERS, (round + 1) * STRANGERS).map(async (guest, n) => {
        const fate: Fate = n === 0 ? 'stays' : random() < 0.5 ? 'closes' : 'comes back';
        return { id: guest.id, tab: await wants(guest, round + n, fate, random() * CLOSING_MS) };
      });
      strangers.push(...(await Promise.all(coming)));
      if ((round + 1) % WAVE > 0 && round + 1 < ROUNDS) continue;
      const here = new Set(strangers.flatMap(({ id, tab }) => (tab ? [id] : [])));
      const stories = await until('the ghosts to be taken off', async () => {
        const now = await tables();
        return waitingGhosts(now, here).length === 0 && now;
      });
      check(stories, strangers, known, looked);
      for (const [table, { party }] of stories) if (party) known.add(table);
      looked = Math.max(looked, ...[...stories.values()].flatMap(({ sitting }) => [...sitting.values()]));
    }
    // Else nothing was put to the test.
    expect([strangers.some(({ tab }) => !tab), known.size > ROUNDS / 2]).toEqual([true, true]);
    await Promise.all(strangers.map(({ tab }) => tab?.socket.cut()));
  });
});
