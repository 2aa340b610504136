import { z } from 'zod';

const seat = z.int().min(0).max(1);
const rang = z.int().min(1).max(8);
const hand = z.array(rang).length(8);
// Stored in full; the type allows null, because the game gives other viewers the same event without the secret.
const rangGeheim = rang as z.ZodType<number | null>;
const haendeGeheim = z.array(hand).length(2) as z.ZodType<number[][] | null>;
const gegebenGeheim = z.array(rang).length(2) as z.ZodType<number[] | null>;
// The cast keeps the type a plain number, as the game has it; the values are still checked one by one.
const ziel = z.literal([3, 4]) as z.ZodType<number>;
const partie = z.int().min(1).max(10);
const runde = z.int().min(1).max(8);
const muenzen = z.int().min(0).max(9);
const stand = z.array(z.int().min(0).max(10)).length(2);

/** Every event of Kronenduell by name, with its schema version; stored as `kronenduell.<name>`. Ranks from 1 (ace) to 8; lists of two go by seat. */
export const kronenduellEvents = {
  partieBegonnen: { schema: 1, data: z.strictObject({ partie, ziel, gemischt: z.boolean(), haende: haendeGeheim }) },
  kartenVerraten: { schema: 1, data: z.strictObject({ gegeben: gegebenGeheim }) },
  rundeBegonnen: { schema: 1, data: z.strictObject({ runde, verstaerkt: seat.nullable(), spaeher: seat.nullable() }) },
  gelegt: { schema: 1, data: z.strictObject({ seat, offen: z.boolean(), rang: rangGeheim }) },
  aufgedeckt: {
    schema: 1,
    data: z.strictObject({
      raenge: z.array(rang).length(2),
      werte: z.array(z.int().min(1).max(10)).length(2),
      aufgehoben: z.array(z.boolean()).length(2),
    }),
  },
  rundeGewonnen: {
    schema: 1,
    data: z.strictObject({
      seat,
      muenzen,
      nachgeholt: z.int().min(0).max(7),
      regel: z.enum(['FALLE', 'KRONE', 'UMSTURZ', 'HOEHERER_WERT']),
    }),
  },
  rundeVertagt: { schema: 1, data: z.strictObject({ vertagt: z.int().min(1).max(8), regel: z.enum(['WAFFENRUHE', 'GLEICHSTAND']) }) },
  partieUnentschieden: { schema: 1, data: z.strictObject({ partie, stand }) },
  duellGewonnen: { schema: 1, data: z.strictObject({ seat, durchFalle: z.boolean(), stand }) },
  duellUnentschieden: { schema: 1, data: z.strictObject({ partien: partie }) },
} as const;

export type KronenduellEventName = keyof typeof kronenduellEvents;
/** The data of one event, as it is stored. */
export type KronenduellEventData<Name extends KronenduellEventName> = z.infer<(typeof kronenduellEvents)[Name]['data']>;
