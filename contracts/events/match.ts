import { z } from 'zod';
import { homieLevel, homieName, seat, terms } from './seats.js';

const standingLine = z.strictObject({ seat, score: z.int(), place: z.int().min(1), winner: z.boolean() });

/** Events of a match's stream, `match.<name>`; between them stand the game's own events. */
export const matchEvents = {
  started: {
    schema: 1,
    data: z.strictObject({
      table: z.string(),
      game: z.string(),
      rules: z.int().min(1),
      options: z.record(z.string(), z.unknown()),
      clockSeconds: z.int().nullable(),
      startingSeat: seat,
      ...terms,
      seats: z.array(z.union([z.strictObject({ player: z.string() }), z.strictObject({ homie: homieName, level: homieLevel })])),
      /** SHA-256 of the secret seed, hex. */
      seedHash: z.string(),
    }),
  },
  clockStarted: {
    schema: 1,
    data: z.strictObject({ clocks: z.array(z.strictObject({ promptId: z.string(), seat, dueAt: z.string() })) }),
  },
  seatLeft: { schema: 1, data: z.strictObject({ seat }) },
  /** Three decisions in a row ran out of time: the autopilot decides for the seat as quickly as a homie. */
  seatAway: { schema: 1, data: z.strictObject({ seat }) },
  seatBack: { schema: 1, data: z.strictObject({ seat }) },
  /** The learner left the script: the match goes on freely. */
  practiceSkipped: { schema: 1, data: z.strictObject({ seat }) },
  ended: {
    schema: 1,
    data: z.strictObject({
      standing: z.array(standingLine),
      /** Who began: the table moves it on for the next match. */
      startingSeat: seat,
      /** The seed itself, hex: from now on anyone can recompute every draw. */
      seed: z.string(),
      /** SHA-256 of the final game state's canonical JSON, hex: a replay that folds to something else is found. */
      stateHash: z.string(),
    }),
  },
  frozen: { schema: 1, data: z.strictObject({ errorId: z.string() }) },
} as const;
