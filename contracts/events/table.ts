import { z } from 'zod';
import { homieLevel, homieName, seat } from './seats.js';

/** Events of a table's stream, `table.<name>`. Streams hold opaque ids only; names live elsewhere. */
export const tableEvents = {
  opened: {
    schema: 2,
    upcasters: [(data: Readonly<Record<string, unknown>>) => ({ ...data, winsNeeded: 1 })],
    data: z.strictObject({
      joinCode: z.string(),
      game: z.string(),
      options: z.record(z.string(), z.unknown()),
      seats: z.int().min(1),
      /** Seconds for a decision when two or more people play; null: no clock. */
      clockSeconds: z.int().nullable(),
      /** How many matches win a series; 1: each match stands alone. */
      winsNeeded: z.int().min(1),
      host: z.string(),
    }),
  },
  seatTaken: { schema: 1, data: z.strictObject({ seat, player: z.string() }) },
  seatLeft: {
    schema: 1,
    /** `match`: the running match that is left with the table. */
    data: z.strictObject({ seat, player: z.string(), host: z.string().nullable(), match: z.string().nullable() }),
  },
  homieAdded: { schema: 1, data: z.strictObject({ seat, homie: homieName, level: homieLevel }) },
  homieRemoved: { schema: 1, data: z.strictObject({ seat }) },
  matchStarted: {
    schema: 1,
    data: z.strictObject({
      match: z.string(),
      /** Null: the first match of a table, where the starting seat is drawn. */
      startingSeat: seat.nullable(),
      game: z.string(),
      options: z.record(z.string(), z.unknown()),
      clockSeconds: z.int().nullable(),
      seats: z.array(z.union([z.strictObject({ player: z.string() }), z.strictObject({ homie: homieName, level: homieLevel })])),
    }),
  },
  matchEnded: {
    schema: 2,
    upcasters: [(data: Readonly<Record<string, unknown>>) => ({ ...data, winners: [] })],
    /** `winners`: seats of the match, not of the table; tables of schema 1 knew no series and did not ask. */
    data: z.strictObject({ match: z.string(), startingSeat: seat, winners: z.array(seat) }),
  },
  closed: { schema: 1, data: z.strictObject({}) },
} as const;
