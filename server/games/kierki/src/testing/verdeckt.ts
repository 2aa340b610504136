import { type Card, type Draws, either, has, isEmpty, KARTEN, NO_CARDS, setOf, sizeOf, type Viewer } from '@tavern-jack/kernel';
import type { Event, KierkiState } from '../index.js';
import { deckFor } from '../kontrakt.js';
import { handOf, seatsOf } from '../partie.js';

/** Cards that were played or laid in the running game. */
const gesehene = ({ stiche, vollerStich, tisch, auslage }: KierkiState): readonly Card[] => [
  ...stiche.flatMap(({ cards }) => cards),
  ...(vollerStich?.cards ?? tisch.trick),
  ...(auslage?.legungen.flatMap(({ card }) => (card === null ? [] : [card])) ?? []),
];

/** Other hands, dealt anew from all cards that this viewer has not seen, those that nobody has yet among them. */
export function vary(state: KierkiState, viewer: Viewer, draws: Draws): KierkiState {
  if (state.tisch.hands.every(isEmpty)) return state;
  const eigene = typeof viewer === 'number' ? handOf(state, viewer) : NO_CARDS;
  const bekannt = either(setOf(gesehene(state)), eigene);
  const verdeckte = draws.shuffle(deckFor(state.mitspieler).filter((card) => !has(bekannt, card)));
  const hands = seatsOf(state).map((seat) => (seat === viewer ? eigene : setOf(verdeckte.splice(0, sizeOf(handOf(state, seat))))));
  return { ...state, tisch: { ...state.tisch, hands } };
}

/** Other cards for the others where cards are dealt. */
export function varyEvent(event: Event, viewer: Viewer, draws: Draws): Event {
  if (event.type !== 'gegeben') return event;
  return {
    ...event,
    blaetter: event.blaetter.map((blatt, seat) => (seat === viewer ? blatt : (blatt?.map(() => draws.pick(KARTEN)) ?? null))),
  };
}

/** Every card of the deck is in one hand or has been seen; none twice. */
export function jedeKarteEinmal(state: KierkiState): boolean {
  const { hands } = state.tisch;
  const gespielt = gesehene(state);
  const zahl = hands.reduce((summe, hand) => summe + sizeOf(hand), gespielt.length);
  return zahl === deckFor(state.mitspieler).length && sizeOf(hands.reduce(either, setOf(gespielt))) === zahl;
}
