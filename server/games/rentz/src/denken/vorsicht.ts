import {
  above,
  both,
  type Card,
  type CardSet,
  cardsIn,
  countIn,
  DAME,
  either,
  has,
  highestOf,
  isEmpty,
  NO_CARDS,
  rankSet,
  sizeOf,
  suitOf,
  type Turn,
  without,
} from '@tavern-jack/kernel';
import { type Stichspiel, type Werte, zaehlweiseOf } from '../spiele.js';
import type { Wissen } from './wissen.js';

/** What a seat that counts is wary of in a game where something costs. */
export interface Gefahr {
  readonly zaehlkarten: CardSet;
  /** What it would rather throw away: cards that cost, or else those that can still catch one. */
  abwerfen(choices: CardSet): CardSet;
  /** The last card of a trick that costs nothing: a chance to get rid of a high one. Undefined if there is none. */
  mitnehmen(turn: Turn): Card | undefined;
}

export function gefaehrlich(spiel: Stichspiel, werte: Werte, { hidden }: Wissen): Gefahr {
  const { zaehlkarten, stich } = zaehlweiseOf(spiel, werte);
  const fehlen = both(zaehlkarten, hidden.unseen);
  return {
    zaehlkarten,
    abwerfen(choices) {
      const kosten = both(choices, zaehlkarten);
      if (!isEmpty(kosten)) return teuerste(kosten);
      return both(choices, faengt(fehlen));
    },
    mitnehmen({ choices, table, situation }) {
      const zuletzt = table.trick.length === table.hands.length - 1;
      if (!zuletzt || stich !== 0 || table.trick.some((card) => has(zaehlkarten, card))) return undefined;
      const harmlos = without(choices, zaehlkarten);
      return situation.led === undefined || isEmpty(harmlos) ? undefined : highestOf(harmlos);
    },
  };
}

/** The king of hearts before queens, queens before diamonds: only where several kinds cost, the rank alone would mislead. */
function teuerste(kosten: CardSet): CardSet {
  const koenig = both(kosten, HERZ_KOENIG);
  if (!isEmpty(koenig)) return koenig;
  const damen = both(kosten, DAMEN);
  return isEmpty(damen) ? kosten : damen;
}

const DAMEN = rankSet(DAME);
const HERZ_KOENIG: CardSet = [0, 1 << 13, 0, 0];

/** All cards that are higher than one of these in its suit. */
const faengt = (cards: CardSet): CardSet => cardsIn(cards).reduce((alle, card) => either(alle, above(card)), NO_CARDS);

/** The card to lead where tricks cost: one that many of the cards still out can beat and few must stay under. */
export function vorspiel({ hidden }: Wissen, choices: CardSet, zaehlkarten: CardSet): Card | undefined {
  let beste: Card | undefined;
  let bestes = Number.NEGATIVE_INFINITY;
  for (const card of cardsIn(choices)) {
    const suit = suitOf(card);
    const draussen = countIn(hidden.unseen[suit]);
    const drueber = sizeOf(both(hidden.unseen, above(card)));
    // Nobody follows: the trick is one's own, with whatever the others throw away.
    const wert = draussen === 0 ? NIEMAND_BEDIENT : drueber - DRUNTER * (draussen - drueber) - (has(zaehlkarten, card) ? KOSTET : 0);
    if (wert > bestes) [beste, bestes] = [card, wert];
  }
  return beste;
}

const NIEMAND_BEDIENT = -20;
const DRUNTER = 1.5;
const KOSTET = 3;
