import type { EventDefinitions } from './event-definition.js';
import { kierkiEvents } from './kierki.js';
import { kiezkoenigEvents } from './kiezkoenig.js';
import { kingEvents } from './king.js';
import { kronenduellEvents } from './kronenduell.js';
import { matchEvents } from './match.js';
import { rentzEvents } from './rentz.js';
import { tableEvents } from './table.js';
import { wuerfelkoenigEvents } from './wuerfelkoenig.js';

export * from './event-definition.js';
export * from './seats.js';
export type { Emote } from './table.js';
export { kierkiEvents, kiezkoenigEvents, kingEvents, kronenduellEvents, matchEvents, rentzEvents, tableEvents, wuerfelkoenigEvents };

const named = (domain: string, events: EventDefinitions): EventDefinitions =>
  Object.fromEntries(Object.entries(events).map(([name, definition]) => [`${domain}.${name}`, definition]));

/** Every event that may be stored, by its stored type. */
export const eventDefinitions: EventDefinitions = {
  ...named('table', tableEvents),
  ...named('match', matchEvents),
  ...named('kiezkoenig', kiezkoenigEvents),
  ...named('kronenduell', kronenduellEvents),
  ...named('wuerfelkoenig', wuerfelkoenigEvents),
  ...named('king', kingEvents),
  ...named('kierki', kierkiEvents),
  ...named('rentz', rentzEvents),
};
