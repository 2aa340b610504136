import {
  type CardSet,
  cardIn,
  type Draws,
  duck,
  either,
  grab,
  type Hidden,
  highestOf,
  NO_CARDS,
  type Policy,
  type Seat,
  seatAfter,
  setOf,
  shown,
  sizeOf,
  suitNamed,
  type Trick,
  type TrickTable,
  without,
} from '@tavern-jack/kernel';
import { type Kontrakt, punkteFuer, type Tarif } from './kontrakt.js';
import type { Move } from './partie.js';
import { type Regelwerk, regelwerkFuer } from './regelwerk.js';
import type { View } from './view.js';

/** A computer opponent: sees what its seat sees, and picks one of the legal moves. */
export type Homie = (view: View, seat: Seat, legalMoves: readonly Move[], draws: Draws) => Move;

/** What a seat knows in the running game: its hand, the table, and what the others can still hold. */
export interface Wissen {
  readonly regeln: Regelwerk;
  readonly hand: CardSet;
  /** The others' hands are empty here. */
  readonly tisch: TrickTable;
  readonly hidden: Hidden;
}

/** Reads a seat's knowledge off its view. */
export function wissenAus(view: View, seat: Seat): Wissen {
  const regeln = regelwerkFuer(view.optionen, view.spieler.length);
  const { seats, direction } = regeln;
  const gespielt = [...view.stiche, ...(view.laufenderStich ? [view.laufenderStich] : [])];
  const links = seatAfter(view.geber, 1, direction, seats);
  const leader = gespielt[0]?.ausspieler ?? (regeln.ansagerSpieltAus ? view.ansager : links);
  const trump = suitNamed(view.trumpffarbe) ?? null;
  const cards = gespielt.flatMap(({ stichkarten }) => stichkarten.map(cardIn));
  const pflichten = regeln.pflichten[view.kontrakt ?? 'STICHE'];
  const { impossible, table } = shown({ leader, seats, direction, trump }, cards, pflichten);
  const hand = setOf((view.spieler[seat]?.handkarten ?? []).map(cardIn));
  return {
    regeln,
    hand,
    tisch: { ...table, hands: table.hands.map((_, s) => (s === seat ? hand : NO_CARDS)) },
    hidden: {
      unseen: without(setOf(regeln.deck), either(hand, setOf(cards))),
      counts: view.spieler.map(({ karten }, s) => (s === seat ? 0 : karten)),
      impossible: mitOffenenKarten(view, regeln, impossible),
    },
  };
}

/** A card of which everybody knows who was dealt it: the one that shows trumps, and the one that brings the first choice of Rıfkı. */
function mitOffenenKarten(view: View, { ersteAnsage }: Regelwerk, impossible: readonly CardSet[]): readonly CardSet[] {
  const bei = view.trumpfkarte ? { card: cardIn(view.trumpfkarte), seat: view.geber } : undefined;
  const erste = ersteAnsage !== null && view.spielNummer === 1 ? { card: ersteAnsage, seat: view.ansager } : undefined;
  const bekannt = bei ?? erste;
  if (!bekannt) return impossible;
  return impossible.map((cannot, seat) => (seat === bekannt.seat ? cannot : either(cannot, setOf([bekannt.card]))));
}

/** How a game is played quickly and not badly: towards tricks with trumps, out of their way without. */
export function spielweise(kontrakt: Kontrakt, tarif: Tarif, stichzahl: number): Policy {
  if (kontrakt === 'TRUMPF') return grab;
  const vorsichtig = duck(tarif.strafkarten);
  if (kontrakt !== 'ZWEI_STICHE') return vorsichtig;
  const zaehlt = new Set(tarif.zaehlstiche.map(({ stichNummer }) => stichNummer));
  // Tricks that cost nothing take the high cards out of the hand.
  return (turn) => (zaehlt.has(stichzahl - sizeOf(turn.hand) + 1) ? vorsichtig(turn) : highestOf(turn.choices));
}

/** What tricks from this number on bring a seat; tricks that the buyer of trumps still owes go to the seller. */
export function wertFuer(
  seat: Seat,
  tarif: Tarif,
  ab: number,
  kauf: { readonly kaeufer: Seat; readonly verkaeufer: Seat; readonly offen: number } | null,
): (tricks: readonly Trick[]) => number {
  return (tricks) => {
    let offen = kauf?.offen ?? 0;
    let punkte = 0;
    for (const [at, { winner, cards }] of tricks.entries()) {
      const verkauft = kauf !== null && winner === kauf.kaeufer && offen > 0;
      if (verkauft) offen--;
      if ((verkauft ? kauf.verkaeufer : winner) === seat) punkte += punkteFuer(tarif, ab + at, cards);
    }
    return punkte;
  };
}

/** The cards among these moves. */
export const kartenIn = (moves: readonly Move[]): CardSet =>
  setOf(moves.flatMap((move) => (move.type === 'legen' ? [cardIn(move.karte)] : [])));

/** The element with the highest measure, the first of equals. Throws RangeError for an empty list. */
export function bester<T>(liste: readonly T[], mass: (element: T) => number): T {
  if (liste.length === 0) throw new RangeError('nothing to choose from');
  const masse = liste.map(mass);
  return liste[masse.indexOf(Math.max(...masse))] as T;
}
