/** The name on a seat; its number when the app knows no name. */
export const nameVon = (names: readonly string[], seat: number): string => names[seat] ?? `#${seat + 1}`;
