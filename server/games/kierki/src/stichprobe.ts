import {
  bestCard,
  type Card,
  type CardSet,
  type Draws,
  has,
  type Rollout,
  type Seat,
  setOf,
  stillOut,
  suitOf,
  type Trick,
} from '@tavern-jack/kernel';
import type { Kontrakt } from './kontrakt.js';
import { spielweise } from './spielweise.js';
import type { Stichwissen } from './stichwissen.js';
import { kartenpunkte, stichpunkte, type Tarif } from './tarif.js';

/** How many cards are played in thought for one decision: the only budget, because pure code knows no clock. */
const SCHRITTE = 8_000;
const PROBEN_HOECHSTENS = 60;

/** How many deals to try for so many choices, each played on to the end over so many cards. */
export const probenFor = (moeglichkeiten: number, karten: number): number =>
  Math.min(PROBEN_HOECHSTENS, Math.ceil(SCHRITTE / (moeglichkeiten * karten)));

/**
 * How a game is played out in thought: everybody like Normal, until nothing can be won any more. It is worth the points of
 * this seat: what it gets the others together do not, so no other aim is needed. `gespielt` tricks are over.
 */
export function rolloutFor(kontrakt: Kontrakt, handkarten: number, gespielt: number, seat: Seat): Rollout {
  return {
    rules: kontrakt.regeln,
    policy: spielweise(kontrakt, handkarten),
    worth: (tricks) => eigenePunkte(kontrakt.tarif, tricks, gespielt, seat),
    ...(kontrakt.nurKarten ? { decided: (table) => !stillOut(table, kontrakt.zaehlkarten) } : {}),
  };
}

function eigenePunkte(tarif: Tarif, tricks: readonly Trick[], gespielt: number, seat: Seat): number {
  let punkte = 0;
  for (const [at, { winner, cards }] of tricks.entries()) {
    if (winner === seat) punkte += stichpunkte(tarif, gespielt + at + 1, setOf(cards));
  }
  return punkte;
}

/** The card that brings most on average, over many deals of the cards that this seat has not seen. `cards` by suit and rank. */
export function besteStichprobe(wissen: Stichwissen, seat: Seat, cards: readonly Card[], draws: Draws): Card {
  const { kontrakt, handkarten, gespielt, tisch, hidden } = wissen;
  const verschiedene = ohneGleichwertige(kontrakt, cards, hidden.unseen);
  const samples = probenFor(verschiedene.length, (handkarten - gespielt) * tisch.hands.length);
  return bestCard({ table: tisch, hidden, samples }, rolloutFor(kontrakt, handkarten, gespielt, seat), verschiedene, draws);
}

/** Of cards of one suit that count the same, with no unseen card between them, one is as good as the other. */
function ohneGleichwertige({ tarif }: Kontrakt, cards: readonly Card[], unseen: CardSet): readonly Card[] {
  const wert = (card: Card): number => kartenpunkte(tarif, setOf([card]));
  return cards.filter((card, at) => {
    const vorige = cards[at - 1];
    if (vorige === undefined || suitOf(vorige) !== suitOf(card) || wert(vorige) !== wert(card)) return true;
    for (let dazwischen = vorige + 1; dazwischen < card; dazwischen++) if (has(unseen, dazwischen)) return true;
    return false;
  });
}
