import {
  ASS,
  type Card,
  type CardSet,
  cardOf,
  cardsIn,
  emptyLayout,
  type LayoutOrder,
  layable,
  layoutOrder,
  rankOf,
  type Seat,
  type Start,
  SUITS,
  seatAfter,
  suitOf,
} from '@tavern-jack/kernel';
import { deckFor } from './kontrakt.js';
import { type Auslage, handOf, type KierkiState } from './partie.js';

/** The rank that begins a suit, unless the dealer may begin with any. */
const SIEBEN = 7;

/** In Loteryjka the ace is the lowest card. A card that is out of the game leaves no gap. */
const reihenfolge = (mitspieler: number): LayoutOrder<Card> =>
  layoutOrder(
    SUITS.map((suit) =>
      deckFor(mitspieler)
        .filter((card) => suitOf(card) === suit)
        .sort((a, b) => tief(a) - tief(b)),
    ),
  );
const tief = (card: Card): number => (rankOf(card) === ASS ? 1 : rankOf(card));

const REIHENFOLGE: Readonly<Record<number, LayoutOrder<Card>>> = { 3: reihenfolge(3), 4: reihenfolge(4) };
export const reihenfolgeFor = (mitspieler: number): LayoutOrder<Card> => REIHENFOLGE[mitspieler] as LayoutOrder<Card>;

/** Nothing lies yet. */
export const neueAuslage = ({ options, mitspieler }: KierkiState, amZug: Seat): Auslage => ({
  reihen: emptyLayout(reihenfolgeFor(mitspieler)),
  startrang: options.freieEroeffnung ? null : SIEBEN,
  legungen: [],
  fertig: [],
  amZug,
});

const STARTKARTEN: readonly (readonly Card[])[] = Array.from({ length: ASS + 1 }, (_, rank) => SUITS.map((suit) => cardOf(suit, rank)));
const startkarten = (rang: number): readonly Card[] => STARTKARTEN[rang] as readonly Card[];

/** The ranks that every suit has: only such a card may begin, or a suit could never begin. */
const eroeffnungen = (mitspieler: number): readonly Card[] => {
  const deck = deckFor(mitspieler);
  return deck.filter((card) => startkarten(rankOf(card)).every((other) => deck.includes(other)));
};
const EROEFFNUNGEN: Readonly<Record<number, readonly Card[]>> = { 3: eroeffnungen(3), 4: eroeffnungen(4) };

/** The cards that begin a row; while the dealer may begin with any: all of which one may be. */
export const startFor = ({ startrang }: Pick<Auslage, 'startrang'>, mitspieler: number): Start<Card> =>
  startrang === null ? (EROEFFNUNGEN[mitspieler] as readonly Card[]) : startkarten(startrang);

/** The next seat to the left that still has cards to lay. */
export function naechsterNach(seat: Seat, fertig: readonly Seat[], mitspieler: number): Seat {
  let next = seatAfter(seat, 1, 1, mitspieler);
  while (fertig.includes(next) && next !== seat) next = seatAfter(next, 1, 1, mitspieler);
  return next;
}

/** The cards of a hand that may be laid now. */
export function anlegbar(state: KierkiState, seat: Seat): readonly Card[] {
  const { auslage, mitspieler } = state;
  return auslage ? anlegbarAus(handOf(state, seat), auslage, mitspieler) : [];
}
export const anlegbarAus = (hand: CardSet, auslage: Pick<Auslage, 'reihen' | 'startrang'>, mitspieler: number): readonly Card[] =>
  layable(reihenfolgeFor(mitspieler), auslage.reihen, startFor(auslage, mitspieler), cardsIn(hand));
