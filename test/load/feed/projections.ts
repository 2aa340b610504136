import { GameCard, MatchList, OpenClocks } from '@tavern-jack/features';
import type { AnyGame } from '@tavern-jack/kernel';
import { kiezkoenig } from '@tavern-jack/kiezkoenig';
import type { Database, Projection } from '@tavern-jack/platform';

/** What a projection costs beside its own work: it counts events. */
const light = (): Projection => ({
  name: 'bench_count',
  version: 1,
  async init(client) {
    await client.query('create table if not exists bench_count (events bigint not null)');
    await client.query('truncate bench_count');
    await client.query('insert into bench_count values (0)');
  },
  async handle(events, client) {
    await client.query('update bench_count set events = events + $1', [events.length]);
  },
});

/** Projections by name: a counter and the house's own. */
export const PROJECTIONS: Readonly<Record<string, (database: Database) => Projection>> = {
  counter: light,
  'match list': (database) => new MatchList(database, new GameCard([kiezkoenig as AnyGame])),
  'open clocks': (database) => new OpenClocks(database),
};
