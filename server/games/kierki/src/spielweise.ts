import {
  above,
  beats,
  both,
  type Card,
  type CardSet,
  cardsIn,
  countIn,
  either,
  grab,
  has,
  NO_CARDS,
  type Policy,
  rankOf,
  setOf,
  sizeOf,
  suitOf,
  type Turn,
} from '@tavern-jack/kernel';
import type { Kontrakt } from './kontrakt.js';
import { kartenpunkte } from './tarif.js';

/**
 * How Normal plays a game with tricks, and how Schwer plays games out in thought. In trump games it goes for tricks; in
 * minus games it ducks as high as it can, throws away what costs most, and leads where many others must go higher.
 */
export function spielweise(kontrakt: Kontrakt, handkarten: number): Policy {
  if (kontrakt.tarif.jeStich > 0) return grab;
  const kosten = (card: Card): number => (has(kontrakt.zaehlkarten, card) ? -kartenpunkte(kontrakt.tarif, setOf([card])) : 0);
  const preise: number[] = [];
  for (const card of cardsIn(kontrakt.zaehlkarten)) preise[card] = kosten(card);
  const meide = meiden({ preise, kontrakt, handkarten });
  return (turn) => {
    const werte = meide(turn);
    const karten = cardsIn(turn.choices);
    let beste = karten[0] as Card;
    let hoechster = Number.NEGATIVE_INFINITY;
    for (const card of karten) {
      const wert = werte(card);
      if (wert > hoechster) [beste, hoechster] = [card, wert];
    }
    return beste;
  };
}

interface Lage {
  /** What a card costs whoever wins it, as a positive number, by card; nothing: 0. */
  readonly preise: readonly number[];
  readonly kontrakt: Kontrakt;
  readonly handkarten: number;
}

/** How good each card is to play: the higher the better. Only the order counts. */
const meiden =
  ({ preise, kontrakt, handkarten }: Lage) =>
  (turn: Turn): ((card: Card) => number) => {
    const preis = (card: Card): number => preise[card] ?? 0;
    const { situation, table } = turn;
    const { tarif } = kontrakt;
    const stichNummer = handkarten - sizeOf(turn.hand) + 1;
    const zaehlt = tarif.jeStich !== 0 || tarif.zaehlstiche.some((stich) => stich.stichNummer === stichNummer);
    // Where neither this trick nor any card counts, it is the time for high cards.
    if (!zaehlt && kontrakt.zaehlkarten === NO_CARDS) return rankOf;
    const { best } = situation;
    if (best === undefined) return ausspielen(turn, preis);
    const liegtNichts = !zaehlt && table.trick.every((card) => preis(card) === 0);
    const letzter = table.trick.length === table.hands.length - 1;
    return (card) => {
      if (!beats(card, best, null)) return DUCKEN + 4 * preis(card) + rankOf(card);
      if (letzter && liegtNichts && preis(card) === 0) return DUCKEN + rankOf(card) - 3;
      return letzter ? rankOf(card) - 4 * preis(card) : -rankOf(card) - 4 * preis(card);
    };
  };

/** Not to win the trick is better than to win it with any card. */
const DUCKEN = 10_000;

/** Leading: where many higher cards are out, and few lower ones; never what the others can only go under. */
const ausspielen = ({ table, seat }: Turn, preis: (card: Card) => number): ((card: Card) => number) => {
  const andere = uebrige(table.hands, seat);
  return (card) => {
    const suit = suitOf(card);
    const hoehere = countIn(both(andere, above(card))[suit]);
    const tiefere = countIn(andere[suit]) - hoehere;
    return (hoehere === 0 ? -100 : 0) + 2 * hoehere - 3 * tiefere - preis(card) / 10;
  };
};

/** All cards that the others hold together: whoever counts along knows them, though not who has which. */
const uebrige = (hands: readonly CardSet[], seat: number): CardSet =>
  hands.reduce((alle, hand, s) => (s === seat ? alle : either(alle, hand)), NO_CARDS);
