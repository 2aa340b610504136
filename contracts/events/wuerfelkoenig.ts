import { z } from 'zod';
import { seat } from './seats.js';

const PLAETZE = 5;
const JE_SEAT = { min: 2, max: 5 } as const;

const platz = z.int().min(0).max(4);
const augen = z.int().min(1).max(6);
const wuerfelNummer = z.int().min(0).max(5);
const jeSeat = <T extends z.ZodType>(was: T) => z.array(was).min(JE_SEAT.min).max(JE_SEAT.max);

const buerger = z.enum([
  'SCHNOESEL_GERADE',
  'SCHNOESEL_UNGERADE',
  'ELFE_4',
  'ELFE_5',
  'ELFE_6',
  'ZWERG_3X1',
  'ZWERG_3X3',
  'ZWERG_3X4',
  'ZWERG_4X3',
  'ZWERG_4X4',
  'ZWERG_4X6',
  'ZWERG_5X1',
  'ZWERG_5X6',
  'GNOM_3_GRUEN',
  'GNOM_4_ROT',
  'GNOM_4_GRUEN',
  'GNOM_5_ROT',
  'GNOM_5_BLAU',
  'GNOM_6_BLAU',
  'ORK_2_2',
  'ORK_3',
  'ORK_3_2',
  'ORK_4',
  'ORK_2_2_2',
  'ORK_5',
  'ORK_4_2',
  'KOBOLD_4',
  'KOBOLD_5',
  'KOBOLD_6',
  'LEHRLING_2ROT_2GRUEN_2BLAU',
  'LEHRLING_3ROT_3BLAU',
  'FEE_2ROT_2GRUEN',
  'FEE_2GRUEN_2BLAU',
  'FEE_3ROT_2BLAU',
  'FEE_2ROT_3GRUEN',
  'FEE_2GRUEN_3BLAU',
  'HYPNOTISEUR',
  'DRACHE_25',
  'DRACHE_28',
  'DRACHE_30',
]);

/** Every event of Würfelkönig by name, with its schema version; stored as `wuerfelkoenig.<name>`. */
export const wuerfelkoenigEvents = {
  partieEroeffnet: { schema: 1, data: z.strictObject({ reihenfolge: jeSeat(seat), reihe: z.array(buerger).length(PLAETZE) }) },
  zugBegonnen: {
    schema: 1,
    data: z.strictObject({ zugNummer: z.int().min(1).max(35), seat, wuerfe: z.int().min(3).max(4), extrazug: z.boolean() }),
  },
  gewuerfelt: {
    schema: 1,
    data: z.strictObject({
      seat,
      wurf: z.int().min(1).max(4),
      behalten: z.array(wuerfelNummer).max(5),
      wuerfel: z.array(augen).length(6),
    }),
  },
  aufgehoert: { schema: 1, data: z.strictObject({ seat }) },
  buergerGenommen: { schema: 1, data: z.strictObject({ seat, platz, buerger, hypnotisiert: z.boolean() }) },
  ortGegruendet: {
    schema: 1,
    data: z.strictObject({
      seat,
      ort: z.enum(['STADT', 'BERGWERK', 'TUEFTLERWERKSTATT', 'ORKDORF', 'ZAUBERWALD']),
      punkte: z.int().min(2).max(4),
    }),
  },
  dracheVerschenkt: {
    schema: 1,
    data: z.strictObject({ seat, an: seat, buerger: buerger.extract(['DRACHE_25', 'DRACHE_28', 'DRACHE_30']) }),
  },
  strafeGenommen: { schema: 1, data: z.strictObject({ seat, punkte: z.int().min(-4).max(-1) }) },
  buergerAbgelegt: { schema: 1, data: z.strictObject({ platz, buerger }) },
  buergerAufgedeckt: { schema: 1, data: z.strictObject({ buerger }) },
  partieBeendet: {
    schema: 1,
    data: z.strictObject({
      ende: z
        .array(z.enum(['NACHZIEHSTAPEL', 'STRAFSTAPEL', 'ORTSSTAPEL']))
        .min(1)
        .max(3),
      ergebnis: jeSeat(z.int()),
      minuspunkte: jeSeat(z.int().min(0)),
      koenige: z.array(seat).min(1).max(JE_SEAT.max),
    }),
  },
} as const;

export type WuerfelkoenigEventName = keyof typeof wuerfelkoenigEvents;
/** The data of one event, as it is stored. */
export type WuerfelkoenigEventData<Name extends WuerfelkoenigEventName> = z.infer<(typeof wuerfelkoenigEvents)[Name]['data']>;
