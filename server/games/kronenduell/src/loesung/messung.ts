import { type DrawSource, drawsFrom } from '@tavern-jack/kernel';
import { evolve } from '../evolve.js';
import { initial, type KronenduellState, type Options, zielOf } from '../partie.js';
import { setup } from '../vorbereitung.js';
import { BesteAntwort } from './ausbeutung.js';
import { spielweise } from './loesung.js';
import type { Haende } from './stellung.js';

/**
 * How much of a win a perfect opponent gains per game against Schwer, on average over both seats, a drawn game counted
 * half: 0 is an exact equilibrium. Where chance deals the hands, the mean over so many deals.
 */
export function exploitability(options: Options, deals = 6): number {
  const dealt = options.verraeter || options.gemischteHaende;
  const gains = Array.from({ length: dealt ? deals : 1 }, (_, seed) => gain(zielOf(options), haendeNach(options, seed)));
  return gains.reduce((sum, n) => sum + n, 0) / gains.length;
}

/** What the best answers of both seats reach together beyond the one game that there is to win, halved. */
export function gain(ziel: number, start: Haende): number {
  const [erster, zweiter] = ([0, 1] as const).map((seat) =>
    new BesteAntwort(ziel, start, seat, (lage, wer, offen) => spielweise(ziel, start, lage, wer, offen)).wert(),
  );
  return ((erster ?? 0) + (zweiter ?? 0) - 1) / 2;
}

/** Numbers that look like chance and are the same for the same seed: a counter, stirred twice. */
const gestreut =
  (seed: number): DrawSource =>
  (counter) => {
    const once = Math.imul((seed * 0x10001 + counter + 1) ^ 0x5bd1e995, 0x9e3779b1);
    const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
    return (twice ^ (twice >>> 13)) >>> 0;
  };

/** The hands of a deal; the same seed deals the same. */
function haendeNach(options: Options, seed: number): Haende {
  const opening = setup({ count: 2, startingSeat: 0 }, options, drawsFrom(gestreut(seed)));
  const { haende }: KronenduellState = opening.reduce(evolve, initial(options));
  return [haende[0] ?? [], haende[1] ?? []];
}
