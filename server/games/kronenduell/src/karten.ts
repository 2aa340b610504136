/** Heading "Die Karten": both hold the same eight, ace to 8. A card's rank is its printed value, an ace is a 1. */
export const RAENGE = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const KARTEN_JE_HAND = RAENGE.length;

/** The ability of each rank; it always acts unless a 6 lies opposite. */
export const WAFFENRUHE = 1;
export const FALLE = 2;
export const SPAEHER = 3;
export const UMSTURZ = 4;
export const DOPPELT = 5;
export const BANN = 6;
export const VERSTAERKUNG = 7;
export const KRONE = 8;

/** What a boost adds to a card's value. */
export const BOOST = 2;

/** The hand without one card of this rank. Throws RangeError if there is none. */
export function ohne(hand: readonly number[], rang: number): readonly number[] {
  const platz = hand.indexOf(rang);
  if (platz < 0) throw new RangeError(`no ${rang} in hand`);
  return hand.toSpliced(platz, 1);
}

/** A hand in ascending order. */
export const sortiert = (hand: readonly number[]): readonly number[] => hand.toSorted((a, b) => a - b);
