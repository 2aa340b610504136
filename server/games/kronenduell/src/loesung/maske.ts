/** The cards still held, as bits over the positions of a starting hand in ascending order. Equal cards lie side by side. */

// Taken out of the global object once: looking it up there costs more than counting, wherever code runs in a context of its own.
const clz32 = Math.clz32;

/** How many cards. */
export function anzahl(maske: number): number {
  let n = 0;
  for (let rest = maske; rest !== 0; rest &= rest - 1) n += 1;
  return n;
}

/** The first card, as its bit; 0 if there is none. */
export const erste = (maske: number): number => maske & -maske;

/** The rank under a bit. */
export const rangVon = (bit: number, start: Int32Array): number => start[31 - clz32(bit)] as number;

/** The next card of another rank, as its bit; 0 if there is none. */
export function naechste(maske: number, bit: number, start: Int32Array): number {
  const rang = rangVon(bit, start);
  let rest = maske & ~((bit << 1) - 1);
  while (rest !== 0 && rangVon(rest & -rest, start) === rang) rest &= rest - 1;
  return rest & -rest;
}

/** The bits of a hand that remains of a starting hand, both in ascending order; of equal cards the first go first. */
export function maskeOf(start: readonly number[], rest: readonly number[]): number {
  let maske = 0;
  let offen = rest.length - 1;
  for (let i = start.length - 1; i >= 0 && offen >= 0; i--) {
    if (start[i] !== rest[offen]) continue;
    maske |= 1 << i;
    offen -= 1;
  }
  return maske;
}
