import { z } from 'zod';
import { blatt, farbe, karte } from './cards.js';

const seat = z.int().min(0).max(3);
const spielNummer = z.int().min(1).max(12);
const jeSeat = <T extends z.ZodType>(was: T) => z.array(was).min(3).max(4);
const punkte = z.int().min(-2600).max(2600);
const kierkiSpiel = z.enum(['STICHE', 'HERZEN', 'DAMEN', 'HERREN', 'HERZ_KOENIG', 'LETZTER_STICH', 'ROZBOJNIK', 'TRUMPF', 'LOTERYJKA']);
// Stored in full; the type allows null, because the game gives other viewers the same event without the cards.
const blaetter = jeSeat(blatt) as unknown as z.ZodType<(z.infer<typeof blatt> | null)[]>;

/** Every event of Kierki by name, with its schema version; stored as `kierki.<name>`. Lists of three or four go by seat. */
export const kierkiEvents = {
  partieEroeffnet: { schema: 1, data: z.strictObject({ mitspieler: z.int().min(3).max(4), geber: seat }) },
  spielBegonnen: { schema: 1, data: z.strictObject({ spielNummer, kierkiSpiel, geber: seat }) },
  gegeben: { schema: 1, data: z.strictObject({ blaetter }) },
  trumpfAngesagt: { schema: 1, data: z.strictObject({ seat, trumpffarbe: farbe }) },
  karteGespielt: { schema: 1, data: z.strictObject({ seat, spielkarte: karte }) },
  stichGewonnen: { schema: 1, data: z.strictObject({ seat, stichNummer: z.int().min(1).max(17), stichpunkte: punkte }) },
  karteAngelegt: { schema: 1, data: z.strictObject({ seat, spielkarte: karte }) },
  gepasst: { schema: 1, data: z.strictObject({ seat }) },
  fertigGeworden: { schema: 1, data: z.strictObject({ seat, fertigAls: z.int().min(1).max(2), bringt: z.int().min(0).max(800) }) },
  restAufgedeckt: {
    schema: 1,
    data: z.strictObject({
      abkuerzung: z.enum(['NICHTS_MEHR_ZU_HOLEN', 'REST_ENTSCHIEDEN', 'ZWEI_FERTIG']),
      restAn: seat.nullable(),
      restpunkte: punkte,
      restkarten: jeSeat(blatt),
    }),
  },
  spielGewertet: { schema: 1, data: z.strictObject({ spielNummer, ergebnis: jeSeat(punkte), stand: jeSeat(punkte) }) },
  partieBeendet: { schema: 1, data: z.strictObject({ stand: jeSeat(punkte), sieger: z.array(seat).min(1).max(4) }) },
} as const;

export type KierkiEventName = keyof typeof kierkiEvents;
/** The data of one event, as it is stored. */
export type KierkiEventData<Name extends KierkiEventName> = z.infer<(typeof kierkiEvents)[Name]['data']>;
