import { z } from 'zod';

export const seat = z.int().min(0).max(5);
export const homieLevel = z.enum(['LEICHT', 'NORMAL', 'SCHWER']);
export const homieName = z.enum(['KALLE', 'USCHI', 'DOKTOR_PROST', 'FRAEULEIN_RITA', 'HINNERK', 'MIA', 'ONKEL_PAVEL', 'SCHORSCH']);
export type HomieName = z.infer<typeof homieName>;

/** What makes a match other than most; left out where it is not so. */
export const terms = {
  /** People without a seat may not watch. */
  spectators: z.literal(false).optional(),
  /** The script of a practice round. */
  practice: z.string().optional(),
};
