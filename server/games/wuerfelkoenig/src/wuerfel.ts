/** What a die shows besides its number. */
export type Wuerfelfarbe = 'ROT' | 'GRUEN' | 'BLAU';

/** How many dice there are: dice 0 and 1 are of kind I, 2 and 3 of kind II, 4 and 5 of kind III. */
export const ANZAHL_WUERFEL = 6;
export const ALLE_WUERFEL: readonly number[] = [0, 1, 2, 3, 4, 5];

/** The three kinds of dice: the colour of each number, beginning with 1. */
const WUERFELARTEN: readonly (readonly Wuerfelfarbe[])[] = [
  ['BLAU', 'GRUEN', 'ROT', 'ROT', 'GRUEN', 'BLAU'],
  ['ROT', 'BLAU', 'GRUEN', 'GRUEN', 'BLAU', 'ROT'],
  ['GRUEN', 'ROT', 'BLAU', 'BLAU', 'ROT', 'GRUEN'],
];

/** The colour that a die shows with a number. Throws RangeError for a die or a number that does not exist. */
export function farbeOf(wuerfel: number, zahl: number): Wuerfelfarbe {
  const farbe = WUERFELARTEN[wuerfel >> 1]?.[zahl - 1];
  if (!farbe) throw new RangeError(`die ${wuerfel} shows no ${zahl}`);
  return farbe;
}
