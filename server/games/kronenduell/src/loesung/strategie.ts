import type { Seat } from '@tavern-jack/kernel';
import type { Loeser } from './loeser.js';
import { Matrixspiel } from './matrixspiel.js';
import { ZEILE } from './sattelpunkt.js';
import { type Lage, stellungOf } from './stellung.js';

/** A card and how often it is to be laid; the probabilities of a strategy sum to 1. */
export interface Anteil {
  readonly rang: number;
  readonly anteil: number;
}
export type Strategie = readonly Anteil[];

const matrixspiel = new Matrixspiel();

/** The ranks in a hand in ascending order. */
const raengeVon = (hand: readonly number[]): readonly number[] => hand.filter((rang, i) => rang !== hand[i - 1]);
const nur = (rang: number): Strategie => [{ rang, anteil: 1 }];

/**
 * How a seat plays a situation: both at once by the mixed strategy of the small matrix game; before a scout the card
 * that leaves the scout the least; as the scout the best answer to the open card.
 */
export function strategieIn(loeser: Loeser, lage: Lage, seat: Seat, offen: number | null): Strategie {
  const [zeilen, spalten] = [raengeVon(lage.haende[0]), raengeVon(lage.haende[1])];
  const auszahlung = loeser.auszahlungVon(stellungOf(loeser.haende, lage));
  if (lage.spaeher === null) {
    matrixspiel.wert(auszahlung, 0, zeilen.length, spalten.length);
    const [raenge, anteile] = seat === 0 ? [zeilen, matrixspiel.zeilen] : [spalten, matrixspiel.spalten];
    return raenge.flatMap((rang, i) => ((anteile[i] ?? 0) > 0 ? [{ rang, anteil: anteile[i] ?? 0 }] : []));
  }
  // From here on seen by this seat: its own gain by own card and other card.
  const [eigene, andere] = seat === 0 ? [zeilen, spalten] : [spalten, zeilen];
  const gewinn = (i: number, j: number): number => (seat === 0 ? (auszahlung[i * ZEILE + j] ?? 0) : 1 - (auszahlung[j * ZEILE + i] ?? 0));
  if (lage.spaeher !== seat) return nur(beste(eigene, (i) => schlechteste(andere.length, (j) => gewinn(i, j))));
  const j = andere.indexOf(offen ?? 0);
  if (j < 0) throw new RangeError(`the scout sees ${offen}, which is not in the other hand`);
  return nur(beste(eigene, (i) => gewinn(i, j)));
}

/** The lowest of some values. */
function schlechteste(anzahl: number, wert: (j: number) => number): number {
  let tief = 1;
  for (let j = 0; j < anzahl; j++) if (wert(j) < tief) tief = wert(j);
  return tief;
}

/** The card with the highest value; the lowest card among equals. */
function beste(raenge: readonly number[], wert: (i: number) => number): number {
  let hoechster = -1;
  let karte = 0;
  for (const [i, rang] of raenge.entries()) {
    const hier = wert(i);
    if (hier > hoechster) [hoechster, karte] = [hier, rang];
  }
  return karte;
}
