/**
 * How many cards lie beside each other when at most `hoechstens` find room: as many rows as needed, all of about the same length.
 */
export function spalten(karten: number, hoechstens: number): number {
  const reihen = Math.max(1, Math.ceil(karten / hoechstens));
  return Math.max(1, Math.ceil(karten / reihen));
}

/** The card that an arrow key leads to from `hier` (-1: from outside), going round; undefined when there is none. */
export function weiter<T>(karten: readonly T[], hier: number, schritt: 1 | -1): T | undefined {
  if (hier < 0) return schritt === 1 ? karten[0] : karten.at(-1);
  return karten[(hier + schritt + karten.length) % karten.length];
}
