import { cardsIn, countIn, type Draws, farbeOf, highestOf, karteOf, lowestOf, SUITS } from '@tavern-jack/kernel';
import { bester, type Homie, kartenIn, wissenAus } from './homie.js';
import type { Move } from './partie.js';
import { LEGEN } from './zug.js';

/** Every so many cards are played without a thought. */
const ZERSTREUT = 3;

/** Plays by habit: low cards where tricks cost, high ones where they pay, and now and then just any card. Buys nothing. */
export const leicht: Homie = (view, seat, legalMoves, draws) => {
  const [erster] = legalMoves;
  if (erster?.type === 'legen') return gewohnt(legalMoves, view.kontrakt === 'TRUMPF', draws);
  if (erster?.type === 'bestimmen') {
    const { hand } = wissenAus(view, seat);
    return { type: 'bestimmen', farbe: farbeOf(bester(SUITS, (suit) => countIn(hand[suit]))) };
  }
  return legalMoves.find(({ type }) => type === 'passen') ?? draws.pick(legalMoves);
};

function gewohnt(legalMoves: readonly Move[], hoch: boolean, draws: Draws): Move {
  const karten = kartenIn(legalMoves);
  if (draws.below(ZERSTREUT) === 0) return draws.pick(legalMoves);
  return (
    LEGEN.get(karteOf(hoch ? highestOf(karten) : lowestOf(karten))) ??
    draws.pick(cardsIn(karten).map((card) => LEGEN.get(karteOf(card)) as Move))
  );
}
