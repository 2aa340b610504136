import { z } from 'zod';
import { homieLevel, homieName, seat } from './seats.js';

/** Events of a table's stream, `table.<name>`. Streams hold opaque ids only; names live elsewhere. */
export const tableEvents = {
  opened: {
    schema: 1,
    data: z.strictObject({
      joinCode: z.string(),
      game: z.string(),
      options: z.record(z.string(), z.unknown()),
      seats: z.int().min(1),
      /** Seconds for a decision when two or more people play; null: no clock. */
      clockSeconds: z.int().nullable(),
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
  matchEnded: { schema: 1, data: z.strictObject({ match: z.string(), startingSeat: seat }) },
  closed: { schema: 1, data: z.strictObject({}) },
} as const;
