import { z } from 'zod';

export const seat = z.int().min(0).max(5);
export const homieLevel = z.enum(['LEICHT', 'NORMAL', 'SCHWER']);
export const homieName = z.enum(['KALLE', 'USCHI', 'DOKTOR_PROST', 'FRAEULEIN_RITA', 'HINNERK', 'MIA', 'ONKEL_PAVEL', 'SCHORSCH']);
export type HomieName = z.infer<typeof homieName>;
