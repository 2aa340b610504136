import { type CardSet, cardIn, type Hidden, NO_CARDS, type Seat, setOf, type TrickTable, without } from '@tavern-jack/kernel';
import { blattOf } from '../karten.js';
import type { View } from '../view.js';

/** What a seat knows of a deal: the table with its own hand only, and what can be in the others'. */
export interface Wissen {
  readonly seat: Seat;
  readonly hand: CardSet;
  readonly table: TrickTable;
  readonly hidden: Hidden;
}

/** Reads it from the view. Before the cards are taken up the own hand is as hidden as the others'. */
export function wissenOf({ spieler, gesehen, laufenderStich, ansager }: View, seat: Seat): Wissen {
  const sets = spieler.map(({ handkarten }) => (handkarten ? setOf(handkarten.map(cardIn)) : NO_CARDS));
  const hand = sets[seat] ?? NO_CARDS;
  const unseen = sets.reduce(without, without(blattOf(spieler.length).alle, setOf(gesehen.map(cardIn))));
  return {
    seat,
    hand,
    table: {
      hands: sets,
      leader: laufenderStich?.ausspieler ?? ansager,
      trick: (laufenderStich?.stichkarten ?? []).map(cardIn),
      trump: null,
      direction: 1,
      discarded: 0,
    },
    hidden: {
      unseen: unseen,
      counts: spieler.map(({ karten, handkarten }) => (handkarten ? 0 : karten)),
      impossible: spieler.map(({ ohne }) => setOf(ohne.map(cardIn))),
    },
  };
}
