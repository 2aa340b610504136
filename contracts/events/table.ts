import { z } from 'zod';
import { homieLevel, homieName, seat, terms } from './seats.js';

/** Gestures of the tavern. */
const emote = z.enum(['PROST', 'NA_WARTE', 'RESPEKT', 'AUTSCH', 'GLUECK_GEHABT', 'NOCH_EINE', 'MOMENT', 'DANKE']);
export type Emote = z.infer<typeof emote>;

const settings = {
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.int().min(1),
  /** Seconds for a decision when two or more people play; null: no clock. */
  clockSeconds: z.int().nullable(),
  /** How many matches win a series; 1: each match stands alone. */
  winsNeeded: z.int().min(1),
  /** Whether the lobby shows it. */
  listed: z.boolean(),
  /** Whether people without a seat may watch. */
  spectators: z.boolean(),
};

/** Events of a table's stream, `table.<name>`. Streams hold opaque ids only; names live elsewhere. */
export const tableEvents = {
  opened: {
    schema: 3,
    upcasters: [
      (data: Readonly<Record<string, unknown>>) => ({ ...data, winsNeeded: 1 }),
      (data: Readonly<Record<string, unknown>>) => ({ ...data, listed: false, spectators: true }),
    ],
    data: z.strictObject({
      ...settings,
      joinCode: z.string(),
      /** Null: quick play, where nobody is the host. */
      host: z.string().nullable(),
    }),
  },
  settingsChanged: { schema: 1, data: z.strictObject(settings) },
  doorLocked: { schema: 1, data: z.strictObject({ locked: z.boolean() }) },
  /** `homies`, at tables of quick play: whether this player is content with homies on free seats. */
  seatTaken: { schema: 1, data: z.strictObject({ seat, player: z.string(), homies: z.boolean().optional() }) },
  readySet: { schema: 1, data: z.strictObject({ seat, player: z.string(), ready: z.boolean() }) },
  /** The host sent them away: they may not come back. */
  seatKicked: { schema: 1, data: z.strictObject({ seat, player: z.string() }) },
  emoted: { schema: 1, data: z.strictObject({ seat, player: z.string(), emote }) },
  /** Quick play: the table waits for strangers until then. */
  waited: { schema: 1, data: z.strictObject({ startsAt: z.string() }) },
  seatLeft: {
    schema: 1,
    /** `match`: the running match that is left with the table. */
    data: z.strictObject({ seat, player: z.string(), host: z.string().nullable(), match: z.string().nullable() }),
  },
  homieAdded: { schema: 1, data: z.strictObject({ seat, homie: homieName, level: homieLevel }) },
  homieLevelSet: { schema: 1, data: z.strictObject({ seat, level: homieLevel }) },
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
      ...terms,
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
