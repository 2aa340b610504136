import { ANZAHL_WUERFEL } from './wuerfel.js';

/**
 * The space of dice. Two dice of one kind are alike, so a throw is three pairs, one for each kind: 21 x 21 x 21 throws.
 * Of each pair one may keep both dice, one of them, or none: 28 x 28 x 28 things to keep. Both are numbered here.
 */
const ZAHLEN = 6;
export const PAARE = 21;
/** A pair's keeps: numbers below PAARE keep that pair, then one die by its number, the last keeps nothing. */
export const HALTUNGEN = PAARE + ZAHLEN + 1;
export const NICHTS = HALTUNGEN - 1;
/** How many different throws there are. */
export const WUERFE_INSGESAMT = PAARE ** 3;
/** The keep before the first roll: no die of any kind. */
export const NICHTS_BEHALTEN = HALTUNGEN ** 3 - 1;

/** The two numbers of each pair, the lower one first. */
export const PAAR: readonly (readonly [number, number])[] = Array.from({ length: ZAHLEN }, (_, a) =>
  Array.from({ length: ZAHLEN - a }, (_, b) => [a + 1, a + 1 + b] as const),
).flat();

/** [first number * 7 + second number] -> number of the pair, in either order. */
const PAARNUMMER = new Uint8Array(7 * 7);
for (const [nummer, [a, b]] of PAAR.entries()) {
  PAARNUMMER[a * 7 + b] = nummer;
  PAARNUMMER[b * 7 + a] = nummer;
}

export const paarnummer = (a: number, b: number): number => PAARNUMMER[a * 7 + b] ?? 0;

/** The keep of one die that shows a number. */
export const einzeln = (zahl: number): number => PAARE + zahl - 1;

/** The number of a throw. */
export function wurfnummer(wuerfel: readonly number[]): number {
  let nummer = 0;
  for (let i = 0; i < ANZAHL_WUERFEL; i += 2) nummer = nummer * PAARE + paarnummer(wuerfel[i] ?? 1, wuerfel[i + 1] ?? 1);
  return nummer;
}

/** The throw with this number; of two dice of a kind the lower one comes first. */
export const wurfMit = (nummer: number): readonly number[] =>
  [Math.floor(nummer / PAARE ** 2), Math.floor(nummer / PAARE) % PAARE, nummer % PAARE].flatMap((paar) => PAAR[paar] ?? []);
