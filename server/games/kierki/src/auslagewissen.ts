import {
  type Card,
  type CardSet,
  cardIn,
  cardsLaid,
  either,
  emptyLayout,
  type Hidden,
  has,
  type Layout,
  laid,
  NO_CARDS,
  openCards,
  rankOf,
  type Seat,
  setOf,
  without,
} from '@tavern-jack/kernel';
import { deckFor } from './kontrakt.js';
import { reihenfolgeFor, startFor } from './reihen.js';
import { handIn } from './stichwissen.js';
import type { View } from './view.js';

/** Loteryjka as one seat knows it. */
export interface Auslagewissen {
  readonly mitspieler: number;
  readonly seat: Seat;
  readonly hand: CardSet;
  readonly reihen: Layout;
  readonly startrang: number | null;
  /** Who has no cards left, in that order. */
  readonly fertig: readonly Seat[];
  /** The others' cards. Who passed held none of those that fitted then, and has none of them now. */
  readonly hidden: Hidden;
  /** Points for the first and for the second who has no cards left. */
  readonly fuerFertige: readonly number[];
}

export function auslagewissen(view: View, seat: Seat): Auslagewissen {
  const mitspieler = view.spieler.length;
  const order = reihenfolgeFor(mitspieler);
  const [start] = view.startkarten;
  const startrang = start === undefined ? null : rankOf(cardIn(start));
  const hand = handIn(view, seat);
  const impossible = view.spieler.map(() => NO_CARDS);
  let reihen = emptyLayout(order);
  for (const { seat: wer, spielkarte } of view.legungen) {
    if (spielkarte !== null) reihen = laid(order, reihen, cardIn(spielkarte));
    else impossible[wer] = either(impossible[wer] ?? NO_CARDS, setOf(openCards(order, reihen, startFor({ startrang }, mitspieler))));
  }
  const fertige = view.spieler.filter(({ fertigAls }) => fertigAls !== null);
  return {
    mitspieler,
    seat,
    hand,
    reihen,
    startrang,
    fertig: fertige.sort((a, b) => (a.fertigAls ?? 0) - (b.fertigAls ?? 0)).map((spieler) => spieler.seat),
    hidden: {
      unseen: without(setOf(deckFor(mitspieler)), either(hand, setOf(cardsLaid(order, reihen).flat()))),
      counts: view.spieler.map(({ karten }, s) => (s === seat ? 0 : karten)),
      impossible,
    },
    fuerFertige: view.tarif.fuerFertige,
  };
}

/**
 * How good it is to lay a card, for whoever looks at the own hand only: it should clear the way for own cards further out, and
 * not for those of the others. The higher the better.
 */
function anlegewert({ mitspieler, reihen }: Pick<Auslagewissen, 'mitspieler' | 'reihen'>, hand: CardSet, card: Card): number {
  const { places, rows } = reihenfolgeFor(mitspieler);
  const place = places.get(card);
  if (!place) return 0;
  const row = rows[place.row] ?? [];
  const liegt = reihen[place.row];
  const hinunter = !liegt || place.position < liegt.from ? wegwert(row.slice(0, place.position).reverse(), hand) : 0;
  const hinauf = !liegt || place.position > liegt.to ? wegwert(row.slice(place.position + 1), hand) : 0;
  return hinunter + hinauf;
}

/**
 * The cards beyond, the nearest first: own ones that wait there count for it, the more the further out; one that another can
 * lay next counts against it.
 */
function wegwert(jenseits: readonly Card[], hand: CardSet): number {
  let wert = 0;
  jenseits.forEach((card, entfernung) => {
    if (has(hand, card)) wert += 4 + entfernung;
    else wert -= entfernung === 0 ? 3 : 1;
  });
  return wert;
}

/** The first card with the highest worth to lay. */
export function besteZumAnlegen(lage: Pick<Auslagewissen, 'mitspieler' | 'reihen'>, hand: CardSet, karten: readonly Card[]): Card {
  let beste = karten[0] as Card;
  let hoechster = Number.NEGATIVE_INFINITY;
  for (const card of karten) {
    const wert = anlegewert(lage, hand, card);
    if (wert > hoechster) [beste, hoechster] = [card, wert];
  }
  return beste;
}
