import { z } from 'zod';

const FARBEN = ['PIK', 'HERZ', 'KREUZ', 'KARO'] as const;
const ZEICHEN = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'] as const;
type Name = `${(typeof FARBEN)[number]}_${(typeof ZEICHEN)[number]}`;

/** A suit, as all card games store it. */
export const farbe = z.enum(FARBEN);

/** A card, as all card games store it: `HERZ_K`. */
export const karte = z.enum(FARBEN.flatMap((suit) => ZEICHEN.map((rank): Name => `${suit}_${rank}`)));

/** A hand; null in a redacted event for whoever must not see it. */
export const blatt = z.array(karte).max(18);
