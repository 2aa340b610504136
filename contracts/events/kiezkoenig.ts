import { z } from 'zod';
import { seat } from './seats.js';

const taler = z.int().min(0);
const runde = z.int().min(1).max(15);
const feld = z.int().min(0).max(15);
// The cast keeps the type a plain number, as the game has it; the values are still checked one by one.
const kneipe = z.literal([1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]) as z.ZodType<number>;
const runden = z.literal([10, 15]) as z.ZodType<number>;
const schuld = { faellig: taler, bezahlt: taler };

const karte = z.enum([
  'LOKALRUNDE',
  'STAMMGAESTE',
  'RAUSSCHMEISSER',
  'GEBURTSTAG',
  'GESUNDHEITSAMT',
  'KNEIPENTOUR',
  'POLIZEIKONTROLLE',
  'LOTTO',
  'SCHERBEN',
  'STEUERPRUEFUNG',
  'TAXI',
  'FASSBIER_SPENDE',
  'INFLUENCER_VIDEO',
  'ROHRBRUCH',
]);

/** Every event of Kiezkönig by name, with its schema version; stored as `kiezkoenig.<name>`. Amounts in Taler. */
export const kiezkoenigEvents = {
  partieEroeffnet: {
    schema: 1,
    data: z.strictObject({ reihenfolge: z.array(seat).min(2).max(4), taler: z.array(taler).min(2).max(4), runden }),
  },
  zugBegonnen: { schema: 1, data: z.strictObject({ runde, seat }) },
  zugAusgesetzt: { schema: 1, data: z.strictObject({ runde, seat }) },
  ausgebaut: { schema: 1, data: z.strictObject({ seat, feld: kneipe, stufe: z.int().min(1).max(2), preis: taler }) },
  gewuerfelt: { schema: 1, data: z.strictObject({ seat, wuerfel: z.array(z.int().min(1).max(6)).length(2) }) },
  gezogen: {
    schema: 1,
    data: z.strictObject({ seat, von: feld, nach: feld, grund: z.enum(['WURF', 'KARTE']), vorwaerts: z.boolean() }),
  },
  bankZahlt: {
    schema: 1,
    data: z.strictObject({ seat, betrag: taler, grund: z.enum(['LOHN', 'STAMMGAESTE', 'LOTTO', 'FASSBIER_SPENDE', 'INFLUENCER_VIDEO']) }),
  },
  bankErhaelt: {
    schema: 1,
    data: z.strictObject({ seat, ...schuld, grund: z.enum(['GESUNDHEITSAMT', 'SCHERBEN', 'STEUERPRUEFUNG', 'ROHRBRUCH']) }),
  },
  gekauft: { schema: 1, data: z.strictObject({ seat, feld: kneipe, preis: taler }) },
  gelassen: { schema: 1, data: z.strictObject({ seat, feld: kneipe, frage: z.enum(['KAUFEN', 'UEBERNEHMEN']) }) },
  deckelBezahlt: { schema: 1, data: z.strictObject({ seat, an: seat, feld: kneipe, ...schuld }) },
  spielerZahlt: { schema: 1, data: z.strictObject({ seat, an: seat, ...schuld, karte: karte.extract(['LOKALRUNDE', 'GEBURTSTAG']) }) },
  notverkauf: { schema: 1, data: z.strictObject({ seat, feld: kneipe, erloes: taler }) },
  uebernommen: { schema: 1, data: z.strictObject({ seat, von: seat, feld: kneipe, preis: taler }) },
  kartenGemischt: { schema: 1, data: z.strictObject({ anzahl: z.int().min(1).max(14) }) },
  karteGezogen: { schema: 1, data: z.strictObject({ seat, karte }) },
  aussetzenVerhaengt: { schema: 1, data: z.strictObject({ seat }) },
  sperrstunde: { schema: 1, data: z.strictObject({ vermoegen: z.array(taler).min(2).max(4), koenige: z.array(seat).min(1).max(4) }) },
} as const;

export type KiezkoenigEventName = keyof typeof kiezkoenigEvents;
/** The data of one event, as it is stored. */
export type KiezkoenigEventData<Name extends KiezkoenigEventName> = z.infer<(typeof kiezkoenigEvents)[Name]['data']>;
