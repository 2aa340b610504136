import { type Draws, drawsFrom } from '@tavern-jack/kernel';
import { type MatchCase, seededSource } from '@tavern-jack/kernel/testing';
import { exclusions, OFFIZIELL, type Options, type Spielform, TRUMPFWAHLEN } from '../optionen.js';

/** The flows and numbers of players, a thousand matches each. */
const FORMEN: readonly { readonly spielform: Spielform; readonly seats: number }[] = [
  { spielform: 'KINGEN', seats: 3 },
  { spielform: 'KINGEN', seats: 4 },
  { spielform: 'KINGEN', seats: 5 },
  { spielform: 'DOPPEL_KING', seats: 4 },
  { spielform: 'RIFKI', seats: 4 },
];
const JE_FORM = 1000;

/** Options that go together, each of them drawn. Values for four only are drawn more often than not, because only two of the flows know them. */
function gezogen(spielform: Spielform, seats: number, draws: Draws): Options {
  const options: Options = {
    ...OFFIZIELL,
    spielform,
    trumpfwahl: draws.pick(TRUMPFWAHLEN),
    turnierregeln: draws.below(2) === 0,
    andereWerte: draws.below(3) > 0,
    einzelkarte: draws.pick(['HERZ_K', 'KARO_10']),
    damenZuerst: draws.below(2) === 0,
    nurAbheben: draws.below(2) === 0,
  };
  const rifki: Partial<Options> =
    spielform === 'RIFKI' ? { trumpfwahl: 'GEBER', turnierregeln: false, andereWerte: false, einzelkarte: 'HERZ_K' } : {};
  const moeglich: Options = {
    ...options,
    turnierregeln: options.turnierregeln && options.trumpfwahl !== 'LETZTE_KARTE',
    andereWerte: options.andereWerte && seats === 4,
    damenZuerst: options.damenZuerst && spielform === 'KINGEN',
    ...rifki,
  };
  const gruende = exclusions(moeglich, seats);
  if (gruende.length > 0) throw new RangeError(`${gruende.join()}: ${JSON.stringify(moeglich)}`);
  return moeglich;
}

const draws = drawsFrom(seededSource(2026));

/** Random matches over all variants: flows and players by turns, everything else drawn. */
export const PARTIEN: readonly MatchCase<Options>[] = Array.from({ length: FORMEN.length * JE_FORM }, (_, seed) => {
  const { spielform, seats } = FORMEN[seed % FORMEN.length] as (typeof FORMEN)[number];
  return { seed, options: gezogen(spielform, seats, draws), seats: { count: seats, startingSeat: draws.below(seats) } };
});

/** How many of them are played with each value of each option, and by each number of players. */
export function jeVariante(): Readonly<Record<string, number>> {
  const zahl: Record<string, number> = {};
  for (const { options, seats } of PARTIEN) {
    const werte = [...Object.entries(options), ['spieler', seats.count]].map(([name, wert]) => `${name} ${wert}`);
    for (const wert of werte) zahl[wert] = (zahl[wert] ?? 0) + 1;
  }
  return zahl;
}
