import { type Kneipenfeld, kneipenfeldOf } from './brett.js';

/** What a pub needs to be priced: the state and the view both have it. */
export interface Preisbar {
  readonly feld: number;
  readonly besitzer: number | null;
  /** 0, 1 Happy Hour, 2 Zapfanlage. */
  readonly stufe: number;
}

/** The printed data of a pub. Throws RangeError where there is none. */
export function gedruckt(feld: number): Kneipenfeld {
  const kneipe = kneipenfeldOf(feld);
  if (!kneipe) throw new RangeError(`no pub on field ${feld}`);
  return kneipe;
}

/** One upgrade step: half the price. */
export const ausbauPreis = (feld: number): number => gedruckt(feld).preis / 2;

/** Price plus upgrades: what the pub counts in the end. */
export const wert = (kneipe: Preisbar): number => gedruckt(kneipe.feld).preis + kneipe.stufe * ausbauPreis(kneipe.feld);
