import { ASS, type CardSet, countIn, highestIn, SUITS, type Suit } from '@tavern-jack/kernel';

const ZEHN = 10;

/** How good a suit of this hand is as trumps: long before high, but both count. */
function trumpfwert(hand: CardSet, suit: Suit): number {
  const mask = hand[suit];
  let bilder = 0;
  for (let rank = ASS; rank > ZEHN; rank--) if (mask & (1 << rank)) bilder += rank - ZEHN;
  return 5 * countIn(mask) + bilder + (mask ? highestIn(mask) / 100 : 0);
}

/** The best suit of this hand as trumps; of equals the first. */
export const besterTrumpf = (hand: CardSet): Suit =>
  SUITS.reduce<Suit>((beste, suit) => (trumpfwert(hand, suit) > trumpfwert(hand, beste) ? suit : beste), SUITS[0]);
