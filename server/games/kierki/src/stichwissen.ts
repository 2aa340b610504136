import {
  type Card,
  type CardSet,
  cardIn,
  either,
  type Hidden,
  type Impossible,
  NO_CARDS,
  type Seat,
  setOf,
  shown,
  suitNamed,
  type TrickTable,
  without,
} from '@tavern-jack/kernel';
import { deckFor, type Kontrakt, kontraktAus } from './kontrakt.js';
import { werteFor } from './tarif.js';
import type { View } from './view.js';

/** A game with tricks as one seat knows it. */
export interface Stichwissen {
  readonly kontrakt: Kontrakt;
  /** Cards that each player gets in a game. */
  readonly handkarten: number;
  /** Tricks that are over. */
  readonly gespielt: number;
  /** The table: others' hands are empty here, their cards are in `hidden`. */
  readonly tisch: TrickTable;
  readonly hidden: Hidden;
}

export const handIn = (view: View, seat: Seat): CardSet => setOf((view.spieler[seat]?.blatt ?? []).map(cardIn));

/** What a seat can work out from its own hand and from what was played. */
export function stichwissen(view: View, seat: Seat): Stichwissen {
  const seats = view.spieler.length;
  const eigene = handIn(view, seat);
  const gespielte = [...view.gespielteStiche, ...(view.laufenderStich ? [view.laufenderStich] : [])];
  const cards = gespielte.flatMap(({ stichkarten }) => stichkarten.map(cardIn));
  const kontrakt = kontraktAus(view.kierkiSpiel, view.tarif);
  const { impossible, table } = bisher(view, kontrakt, cards);
  return {
    kontrakt,
    handkarten: werteFor(seats).karten,
    gespielt: view.gespielteStiche.length,
    tisch: { ...table, hands: view.spieler.map((_, s) => (s === seat ? eigene : NO_CARDS)) },
    hidden: {
      unseen: without(setOf(deckFor(seats)), either(eigene, setOf(cards))),
      counts: view.spieler.map(({ karten }, s) => (s === seat ? 0 : karten)),
      impossible,
    },
  };
}

function bisher(view: View, { regeln }: Kontrakt, cards: readonly Card[]): { impossible: Impossible; table: TrickTable } {
  const erster = view.gespielteStiche[0] ?? view.laufenderStich;
  const leader = erster?.ausspieler ?? view.amZug ?? view.geber;
  return shown({ leader, seats: view.spieler.length, trump: suitNamed(view.trumpffarbe) ?? null, direction: 1 }, cards, regeln);
}
