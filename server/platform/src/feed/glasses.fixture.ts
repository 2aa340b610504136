import type { StoredEvent } from '../event-store/index.js';
import type { Projection } from './index.js';

/** A view that counts what was drunk per stream. `meanwhile` runs before a page is committed and may throw. */
export const glasses = (name: string, meanwhile: (events: readonly StoredEvent[]) => void | Promise<void> = () => {}): Projection => ({
  name,
  version: 1,
  init: async (client) => void (await client.query('create table glasses (stream uuid primary key, drunk int)')),
  handle: async (events, client) => {
    await client.query(
      `insert into glasses as g select stream, count(*) from unnest($1::uuid[]) as stream group by stream
       on conflict (stream) do update set drunk = g.drunk + excluded.drunk`,
      [events.map(({ stream }) => stream)],
    );
    await meanwhile(events);
  },
});

/** Its second version: the same, and a name for the drink in a column that the first does not have. */
export const namedGlasses = (name: string, meanwhile: (events: readonly StoredEvent[]) => void | Promise<void> = () => {}): Projection => ({
  name,
  version: 2,
  init: async (client) => void (await client.query("create table glasses (stream uuid primary key, sips int, drink text default 'Bier')")),
  handle: async (events, client) => {
    await client.query(
      `insert into glasses as g select stream, 10 * count(*) from unnest($1::uuid[]) as stream group by stream
       on conflict (stream) do update set sips = g.sips + excluded.sips`,
      [events.map(({ stream }) => stream)],
    );
    await meanwhile(events);
  },
});
