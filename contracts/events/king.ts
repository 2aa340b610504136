import { z } from 'zod';
import { blatt, farbe, karte } from './cards.js';
import { seat } from './seats.js';

const jeSeat = <T extends z.ZodType>(was: T) => z.array(was).min(3).max(5);
const kontrakt = z.enum(['STICHE', 'HERZEN', 'KOENIGE_BUBEN', 'DAMEN', 'HERZ_KOENIG', 'ZWEI_STICHE', 'TRUMPF']);
const spielNummer = z.int().min(1).max(20);
const gebot = z.int().min(1).max(17);
const punkte = z.int().min(-700).max(700);
const stand = z.int().min(-5200).max(5200);

/** Every event of King by name, with its schema version; stored as `king.<name>`. */
export const kingEvents = {
  partieEroeffnet: { schema: 1, data: z.strictObject({ spieler: z.int().min(3).max(5), ersterGeber: seat }) },
  ausgeteilt: {
    schema: 1,
    data: z.strictObject({
      spielNummer,
      geber: seat,
      ansager: seat,
      ausspieler: seat,
      kontrakt: kontrakt.nullable(),
      gemischt: z.boolean(),
      haende: jeSeat(blatt.nullable()),
    }),
  },
  kontraktAngesagt: { schema: 1, data: z.strictObject({ seat, kontrakt }) },
  geboten: { schema: 1, data: z.strictObject({ seat, gebot }) },
  gepasst: { schema: 1, data: z.strictObject({ seat }) },
  trumpfVerkauft: { schema: 1, data: z.strictObject({ seat, kaeufer: seat, gebot }) },
  trumpfBehalten: { schema: 1, data: z.strictObject({ seat }) },
  trumpfBestimmt: { schema: 1, data: z.strictObject({ seat, farbe, karte: karte.nullable() }) },
  karteGelegt: { schema: 1, data: z.strictObject({ seat, karte }) },
  stichGewonnen: { schema: 1, data: z.strictObject({ seat, stichNummer: z.int().min(1).max(17), zaehltFuer: seat, punkte }) },
  restEntschieden: {
    schema: 1,
    data: z.strictObject({
      seat: seat.nullable(),
      grund: z.enum(['ALLE_STICHE', 'NICHTS_MEHR_ZU_HOLEN']),
      stiche: z.int().min(1).max(17),
      punkte: jeSeat(punkte),
      karten: jeSeat(blatt),
    }),
  },
  spielGewertet: { schema: 1, data: z.strictObject({ spielNummer, kontrakt, ergebnis: jeSeat(punkte), stand: jeSeat(stand) }) },
  partieBeendet: { schema: 1, data: z.strictObject({ endstand: jeSeat(stand), sieger: z.array(seat).min(1).max(5) }) },
} as const;

export type KingEventName = keyof typeof kingEvents;
export type KingEventData<Name extends KingEventName> = z.infer<(typeof kingEvents)[Name]['data']>;
