import { einzeln, HALTUNGEN, NICHTS, PAAR, PAARE, paarnummer } from './wurfraum.js';

/**
 * Exact best play of one turn, as a dynamic programme over throws and keeps. Kinds of dice are independent of one another,
 * so each step is done one kind after the other, which needs thousands of sums instead of millions.
 */

/** A worth for each throw, by its number. */
export type Wurfwerte = Float64Array<ArrayBuffer>;
/** A worth for each keep, by its number: what the throw is worth on average after the other dice were rolled. */
export type Haltungswerte = Float64Array<ArrayBuffer>;

const ZAHLEN: readonly number[] = [1, 2, 3, 4, 5, 6];
/** [(number - 1) * 6 + other - 1] -> their pair; a kept die's number in front, the rolled one behind. */
const PAAR_AUS = Uint8Array.from(ZAHLEN.flatMap((eine) => ZAHLEN.map((andere) => paarnummer(eine, andere))));
/** [pair] -> the keep of one or the other of its dice. */
const EINE = Uint8Array.from(PAAR, ([a]) => einzeln(a));
const ANDERE = Uint8Array.from(PAAR, ([, b]) => einzeln(b));

/** What each keep is worth if the throw after it is worth so much. */
export const gerollt = (werte: Wurfwerte): Haltungswerte => rolltArt(rolltArt(rolltArt(werte)));

/** What each throw is worth if one may keep what one likes: all six dice kept is as good as stopping. */
export const gewaehlt = (werte: Haltungswerte): Wurfwerte => waehltArt(waehltArt(waehltArt(werte)));

/**
 * The worths of the 64 keeps of one throw, by the bits of the dice that are kept, if the throw after it is worth so much.
 * The last step of a decision: it needs a few of all keeps only, and costs a tenth.
 */
export function rollwerte(werte: Wurfwerte, wuerfel: readonly number[]): (menge: number) => number {
  const paar = (i: number) => [wuerfel[i] ?? 1, wuerfel[i + 1] ?? 1] as const;
  const je = rolltPaar(rolltPaar(rolltPaar(werte, paar(4)), paar(2)), paar(0));
  return (menge) => je[(menge & 3) * 16 + ((menge >> 2) & 3) * 4 + ((menge >> 4) & 3)] as number;
}

// The steps below take the last kind of a table and put it first in the new one, so that three of them bring all kinds back
// to their places. Each block is one combination of the other kinds.

/** The pairs of the last kind become keeps. */
function rolltArt(von: Wurfwerte): Haltungswerte {
  const bloecke = von.length / PAARE;
  const nach = new Float64Array(HALTUNGEN * bloecke);
  for (let block = 0; block < bloecke; block++) {
    const ab = block * PAARE;
    for (let paar = 0; paar < PAARE; paar++) nach[paar * bloecke + block] = von[ab + paar] as number;
    let beide = 0;
    for (let zahl = 1; zahl <= ZAHLEN.length; zahl++) {
      const mittel = eineGerollt(von, ab, zahl);
      nach[einzeln(zahl) * bloecke + block] = mittel;
      beide += mittel;
    }
    nach[NICHTS * bloecke + block] = beide / 6;
  }
  return nach;
}

/** What a die with this number is worth while the other one of its kind is rolled; `ab`: where the block begins. */
function eineGerollt(werte: Wurfwerte, ab: number, zahl: number): number {
  let summe = 0;
  for (let k = (zahl - 1) * 6; k < zahl * 6; k++) summe += werte[ab + (PAAR_AUS[k] as number)] as number;
  return summe / 6;
}

/** Like `rolltArt`, but for the four keeps of one pair only: none, the first die, the second, both. */
function rolltPaar(von: Wurfwerte, [a, b]: readonly [number, number]): Haltungswerte {
  const bloecke = von.length / PAARE;
  const nach = new Float64Array(4 * bloecke);
  for (let block = 0; block < bloecke; block++) {
    const ab = block * PAARE;
    for (let zahl = 1; zahl <= ZAHLEN.length; zahl++) nach[block] = (nach[block] as number) + eineGerollt(von, ab, zahl) / 6;
    nach[bloecke + block] = eineGerollt(von, ab, a);
    nach[2 * bloecke + block] = eineGerollt(von, ab, b);
    nach[3 * bloecke + block] = von[ab + paarnummer(a, b)] as number;
  }
  return nach;
}

/** The keeps of the last kind become pairs: the best of both dice, either of them, or none. */
function waehltArt(von: Haltungswerte): Wurfwerte {
  const bloecke = von.length / HALTUNGEN;
  const nach = new Float64Array(PAARE * bloecke);
  for (let block = 0; block < bloecke; block++) {
    const ab = block * HALTUNGEN;
    const keine = von[ab + NICHTS] as number;
    for (let paar = 0; paar < PAARE; paar++) {
      let best = von[ab + paar] as number;
      const eine = von[ab + (EINE[paar] as number)] as number;
      const andere = von[ab + (ANDERE[paar] as number)] as number;
      if (eine > best) best = eine;
      if (andere > best) best = andere;
      if (keine > best) best = keine;
      nach[paar * bloecke + block] = best;
    }
  }
  return nach;
}
