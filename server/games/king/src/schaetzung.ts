import {
  ASS,
  BUBE,
  both,
  type CardSet,
  countIn,
  DAME,
  HERZ,
  KOENIG,
  lowestIn,
  rankSet,
  SUITS,
  type Suit,
  sizeOf,
} from '@tavern-jack/kernel';
import { type Kontrakt, punkteFuer, summeOf, type Tarif } from './kontrakt.js';

/** How many tricks a suit takes by its high cards; each needs small cards beside it to live. */
function hoheStiche(mask: number): number {
  const laenge = countIn(mask);
  const hat = (rank: number): boolean => ((mask >> rank) & 1) === 1;
  return (
    (hat(ASS) ? 0.9 : 0) +
    (hat(KOENIG) && laenge > 1 ? 0.6 : 0) +
    (hat(DAME) && laenge > 2 ? 0.35 : 0) +
    (hat(BUBE) && laenge > 3 ? 0.15 : 0)
  );
}

/** About how many tricks a hand takes with these trumps. */
export function sticheMit(hand: CardSet, trumpf: Suit): number {
  const lang = countIn(hand[trumpf]);
  const truempfe = hoheStiche(hand[trumpf]) + Math.max(0, lang - 3);
  const andere = SUITS.filter((suit) => suit !== trumpf);
  const hohe = andere.reduce<number>((sum, suit) => sum + hoheStiche(hand[suit]), 0);
  const stechen = andere.reduce<number>((sum, suit) => sum + Math.max(0, 2 - countIn(hand[suit])), 0);
  return truempfe + hohe + Math.min(stechen * 0.5, Math.max(0, lang - 1) * 0.4);
}

/** The best suit to name as trumps. */
export const besterTrumpf = (hand: CardSet): Suit =>
  SUITS.reduce((best: Suit, suit) => (sticheMit(hand, suit) > sticheMit(hand, best) ? suit : best), 0);

/** About how many tricks this suit is forced to take when everybody ducks: high cards with no small ones to hide behind. */
function ungewollte(mask: number): number {
  let gefahr = 0;
  let schutz = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const rank = lowestIn(rest);
    if (rank <= 6) schutz++;
    else gefahr += Math.max(0, (rank - 6) / 8 - schutz * 0.18);
  }
  return gefahr;
}

/** What a game without trumps is expected to bring, from the cards alone. */
function minuserwartung(hand: CardSet, kontrakt: Kontrakt, tarif: Tarif, stichzahl: number, seats: number): number {
  const alle = SUITS.reduce<number>((sum, suit) => sum + ungewollte(hand[suit]), 0);
  const schnitt = summeOf(tarif, stichzahl) / seats;
  const anteil = (gefahr: number, ueblich: number): number => schnitt * (gefahr / ueblich);
  if (kontrakt === 'HERZEN') return anteil(0.5 * alle + 2 * ungewollte(hand[HERZ]), 3.2);
  if (tarif.jeStrafkarte === 0) return anteil(alle, 3.2);
  const eigene = both(hand, tarif.strafkarten);
  // A penalty card in a long suit with small cards waits until it can be thrown away.
  const blank = SUITS.reduce<number>((sum, suit) => sum + (eigene[suit] && countIn(hand[suit]) < 4 ? 1 : 0), 0);
  const faenger = sizeOf(both(hand, rankSet(ASS, KOENIG))) * 0.3;
  return anteil(0.4 * alle + blank + faenger, 2.8);
}

/** What a contract is expected to bring above what it brings everybody on average. */
export function vorteil(hand: CardSet, kontrakt: Kontrakt, tarif: Tarif, stichzahl: number, seats: number): number {
  const schnitt = summeOf(tarif, stichzahl) / seats;
  if (kontrakt === 'TRUMPF') return punkteFuer(tarif, 1, []) * sticheMit(hand, besterTrumpf(hand)) - schnitt;
  return minuserwartung(hand, kontrakt, tarif, stichzahl, seats) - schnitt;
}
