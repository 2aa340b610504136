import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventDefinitions } from '@tavern-jack/contracts/events';
import type { AnyGame } from '@tavern-jack/kernel';
import { secretChoice, type Toy } from '@tavern-jack/kernel/testing';
import {
  captureLog,
  createAlarms,
  Database,
  EventCatalog,
  EventStore,
  emptyHead,
  newId,
  type Projection,
  ProjectionRunner,
  Reactions,
} from '@tavern-jack/platform';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';
import * as features from './index.js';
import { GameCard, MatchHouse, MatchList, OpenClocks, TableList } from './index.js';

jest.setTimeout(60_000);

const log = captureLog();
const [anna, ben, mia] = [newId(), newId(), newId()];
const catalog = new EventCatalog({ ...eventDefinitions, 'secretChoice.opened': { schema: 1 }, 'secretChoice.laid': { schema: 1 } });

/** The toy game whose rules break when somebody lays a 2. */
const fragile: Toy = {
  ...secretChoice,
  decide(state, seat, move, draws) {
    if (move.number === 2) throw new Error('marked move');
    return secretChoice.decide(state, seat, move, draws);
  },
  homie: () => () => ({ type: 'lay', number: 0 }),
};
const lay = (number: number) => ({ game: 'secretChoice', move: { type: 'lay', number } });

describe('the views of the house', () => {
  let home: TestDatabase;
  let db: Database;
  let store: EventStore;
  let house: MatchHouse;
  let reactions: Reactions;
  let alarms: ReturnType<typeof createAlarms>;
  let views: Projection[];
  const live = new Map<string, string[]>();

  beforeAll(async () => {
    home = await testDatabase();
    db = new Database(home.url);
    store = new EventStore(db, catalog, { log });
    alarms = createAlarms({ databaseUrl: home.url, log });
    reactions = new Reactions();
    const card = new GameCard([fragile as AnyGame]);
    house = new MatchHouse(store, db, alarms, reactions, card, { low: 0, high: 0 });
    views = [new MatchList(db, card), new OpenClocks(db), new TableList(db, card)];
    const runners = views.map((view) => runner(view, 3));
    for (const one of runners) one.start();
    await Promise.all(Array.from({ length: 40 }, (_, index) => Promise.all([playMatch(index), ...(index < 14 ? [keepTable(index)] : [])])));
    const head = await store.headPosition();
    await Promise.all(runners.map((one) => one.settled(head, 30_000)));
    await Promise.all(runners.map((one) => one.stop()));
    for (const view of views) live.set(view.name, await rowsOf(view));
  });

  afterAll(async () => {
    await alarms.close();
    await store.close();
    await db.close();
    await home.close();
  });

  const runner = (view: Projection, pageSize: number) => new ProjectionRunner(db, store, view, { log, pollMs: 2, pageSize });

  /** A view's rows as Postgres writes them. */
  async function rowsOf({ name, version }: Projection): Promise<string[]> {
    const { rows } = await db.pool.query<{ text: string }>(`select v::text as text from ${name}_v${version}.${name} v order by 1`);
    return rows.map(({ text }) => text);
  }

  /** A match that is left running, left by somebody, played to its end or frozen, by its number. */
  async function playMatch(index: number): Promise<void> {
    const match = newId();
    const seats = [{ player: anna }, { player: ben }, index % 3 ? { player: mia } : { homie: 'KALLE', level: 'NORMAL' }];
    const clockSeconds = index % 5 === 1 ? null : 3_600;
    const data = { match, startingSeat: 0, game: 'secretChoice', options: {}, clockSeconds, seats };
    await reactions.replay({ stream: newId(), version: 1, type: 'table.matchStarted', data } as never);
    const plays = [
      () => house.leave(match, ben, newId()),
      () => (index % 5 === 0 ? house.play(match, mia, 'p2', newId(), lay(1)) : house.leave(match, mia, newId())),
      () => house.play(match, anna, 'p0', newId(), lay(index % 7 === 0 ? 2 : 1)),
    ];
    for (const play of plays.slice(0, index % 4)) await play();
    await house.wake(match);
  }

  /** A table that is left open, full, playing, locked or closed, by its number. */
  async function keepTable(index: number): Promise<void> {
    const stream = newId();
    const [host, game, options] = [index % 4 === 3 ? null : anna, 'secretChoice', {}];
    const settings = { game, options, seats: 3, clockSeconds: 40, winsNeeded: 1, listed: index % 2 === 0, spectators: true };
    const seatTaken = (seat: number, player: string) => ['seatTaken', { seat, player }] as const;
    const story = [
      [['opened', { ...settings, joinCode: `CODE${index}`, host }], seatTaken(0, anna)],
      [seatTaken(1, ben), ['homieAdded', { seat: 2, homie: 'KALLE', level: 'NORMAL' }]],
      [
        ['settingsChanged', { ...settings, seats: 4, clockSeconds: null, listed: index % 3 === 0 }],
        ['homieRemoved', { seat: 2 }],
      ],
      [
        [
          'matchStarted',
          { match: newId(), startingSeat: 0, game, options, clockSeconds: null, seats: [{ player: anna }, { player: ben }] },
        ],
      ],
      [
        ['doorLocked', { locked: index % 3 === 1 }],
        ['matchEnded', { match: newId(), startingSeat: 0, winners: [] }],
      ],
      [['seatLeft', { seat: 0, player: anna, host: host && ben, match: null }]],
      [
        ['seatKicked', { seat: 1, player: ben }],
        ['closed', {}],
      ],
    ] as const;
    for (const step of story.slice(0, 1 + (index % 7))) {
      const events = step.map(([name, data]) => ({ type: `table.${name}`, schema: eventDefinitions[`table.${name}`]?.schema ?? 1, data }));
      const expected = (await store.readStream(stream)).at(-1) ?? emptyHead(stream);
      const commandId = newId();
      await store.append({
        stream,
        expected,
        commandId,
        events,
        meta: { actor: { kind: 'house' }, cause: commandId, correlation: stream },
      });
    }
  }

  it('are all looked at here', () => {
    const made: unknown[] = Object.values(features);
    const projections = made.filter((one) => typeof one === 'function' && 'init' in one.prototype && 'handle' in one.prototype);
    expect(projections).toEqual(views.map((view) => view.constructor));
  });

  it('show matches that run, have ended and are frozen, seats that were left, and clocks that run', async () => {
    const { rows } = await db.pool.query(
      `select array_agg(distinct status order by status) as statuses, max(cardinality(seats_left)) as gone,
              (select count(*)::int from open_clock_v1.open_clock) as clocks
         from match_list_v2.match_list`,
    );
    expect(rows).toEqual([{ statuses: ['FINISHED', 'FROZEN', 'RUNNING'], gone: 2, clocks: expect.any(Number) }]);
    expect(rows[0].clocks).toBeGreaterThan(5);
  });

  it('show tables that are open, the settings that they have now, and who sits there', async () => {
    const list = new TableList(db, new GameCard([fragile as AnyGame]));
    const open = await list.open(undefined, 100);
    expect(open).toHaveLength(3);
    expect(open.every(({ people, homies, seats }) => people > 0 && people + homies < seats)).toBe(true);
    const { rows } = await db.pool.query(
      `select max(people) as people, max(homies) as homies, count(distinct host)::int as hosts, bool_or(locked) as locked,
              bool_or(playing) as playing, bool_or(clock_seconds is null) as unhurried from table_list_v2.table_list`,
    );
    expect(rows).toEqual([{ people: 2, homies: 1, hosts: 2, locked: true, playing: true, unhurried: true }]);
    expect(await list.queues()).toEqual([{ game: 'secretChoice', waiting: 1 }]);
  });

  it.each([1, 4, 2_000])('are built from the log, by pages of %i, to the byte as they followed it live', async (pageSize) => {
    for (const view of views) {
      await db.pool.query('delete from projection_checkpoint where name = $1', [view.name]);
      const again = runner(view, pageSize);
      again.start();
      await again.settled(await store.headPosition(), 30_000);
      await again.stop();
      expect(await rowsOf(view)).toEqual(live.get(view.name));
    }
  });
});
