import { z } from 'zod';
import { karte } from './cards.js';
import { seat } from './seats.js';

const JE_SEAT = { min: 3, max: 6 } as const;
const KARTEN_JE_HAND = 8;

const jeSeat = <T extends z.ZodType>(was: T) => z.array(was).min(JE_SEAT.min).max(JE_SEAT.max);
const hand = z.array(karte).length(KARTEN_JE_HAND);
// Stored in full; the type allows null, because the game gives other viewers the same event without the secret.
const handGeheim = hand as z.ZodType<z.infer<typeof hand> | null>;
const spiel = z.enum(['HERZ_KOENIG', 'DAMEN', 'KAROS', 'STICHE', 'TOTALE', 'ZEHN', 'WHIST', 'RENTZ']);
const gabe = z.int().min(1).max(48);
// A table may count anything up to 500 a card: these are the most that a deal and a match can come to.
const punkte = z.int().min(-25_000).max(25_000);
const stand = jeSeat(z.int().min(-1_000_000).max(1_000_000));

/** Every event of Rentz by name, with its schema version; stored as `rentz.<name>`. Lists of hands and points go by seat. */
export const rentzEvents = {
  partieEroeffnet: {
    schema: 1,
    data: z.strictObject({ mitspieler: z.int().min(JE_SEAT.min).max(JE_SEAT.max), ansager: seat, gaben: z.int().min(24).max(48) }),
  },
  gegeben: {
    schema: 1,
    data: z.strictObject({ gabe, wiederholung: z.int().min(0).max(10), ansager: seat, blaetter: jeSeat(handGeheim) }),
  },
  aufgenommen: { schema: 1, data: z.strictObject({ seat, handkarten: handGeheim }) },
  angesagt: { schema: 1, data: z.strictObject({ seat, spiel, blind: z.boolean() }) },
  zugelassen: { schema: 1, data: z.strictObject({ seat }) },
  abgelehnt: { schema: 1, data: z.strictObject({ seat, enden: z.array(karte).min(3).max(KARTEN_JE_HAND) }) },
  gespielt: { schema: 1, data: z.strictObject({ seat, spielkarte: karte }) },
  stichGewonnen: { schema: 1, data: z.strictObject({ seat, stichNummer: z.int().min(1).max(8), stichpunkte: punkte }) },
  angelegt: { schema: 1, data: z.strictObject({ seat, spielkarte: karte }) },
  gepasst: { schema: 1, data: z.strictObject({ seat }) },
  verzichtet: { schema: 1, data: z.strictObject({ seat }) },
  ausgesetzt: { schema: 1, data: z.strictObject({ seat }) },
  ausgestiegen: {
    schema: 1,
    data: z.strictObject({ seat, fertigAls: z.int().min(1).max(JE_SEAT.max), platzpunkte: z.int().min(0).max(600) }),
  },
  gabeGewertet: {
    schema: 1,
    data: z.strictObject({ gabe, ansager: seat, spiel, blind: z.boolean(), vorzeitig: z.boolean(), ergebnis: jeSeat(punkte), stand }),
  },
  partieBeendet: { schema: 1, data: z.strictObject({ stand, sieger: z.array(seat).min(1).max(JE_SEAT.max) }) },
} as const;

export type RentzEventName = keyof typeof rentzEvents;
/** The data of one event, as it is stored. */
export type RentzEventData<Name extends RentzEventName> = z.infer<(typeof rentzEvents)[Name]['data']>;
