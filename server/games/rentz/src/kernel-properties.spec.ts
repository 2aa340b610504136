import { describe } from '@jest/globals';
import {
  type Card,
  type CardSet,
  cardIn,
  cardsIn,
  type Draws,
  drawsFrom,
  either,
  has,
  isDealt,
  KARTEN,
  karteOf,
  NO_CARDS,
  type Seat,
  setOf,
  sizeOf,
  type Viewer,
} from '@tavern-jack/kernel';
import {
  everyLawHolds,
  followingSuit,
  homiesFinish,
  type LawSpec,
  type MatchCase,
  placeThatWins,
  seededSource,
} from '@tavern-jack/kernel/testing';
import { type Event, type Move, type Options, type RentzState, rentz, SPIELE, type Spiel } from './index.js';
import { blattOf, KARTEN_JE_HAND } from './karten.js';
import { PLATZPUNKTE } from './spiele.js';
import { ALLE } from './testing/lage.js';

// Runs hundreds of thousands of times: a plain comparison, because a matcher costs more than the match.
const stimmt = (wahr: boolean, sonst: string): void => {
  if (!wahr) throw new Error(sonst);
};

const siehtHand = ({ phase, ansager }: RentzState, viewer: Viewer, seat: Seat): boolean =>
  seat === viewer && !(phase === 'BLIND' && seat === ansager);

/** The hands that this viewer must not see, shuffled among one another. */
function vary(state: RentzState, viewer: Viewer, draws: Draws): RentzState {
  const { hands } = state.tisch;
  const verdeckt = draws.shuffle(hands.flatMap((hand, seat) => (siehtHand(state, viewer, seat) ? [] : cardsIn(hand))));
  const anders = hands.map((hand, seat) => (siehtHand(state, viewer, seat) ? hand : setOf(verdeckt.splice(0, sizeOf(hand)))));
  return { ...state, tisch: { ...state.tisch, hands: anders } };
}

function varyEvent(event: Event, viewer: Viewer, draws: Draws): Event {
  const andere = () => draws.shuffle(KARTEN).slice(0, KARTEN_JE_HAND);
  if (event.type === 'aufgenommen') return event.seat === viewer ? event : { ...event, handkarten: andere() };
  if (event.type !== 'gegeben') return event;
  return { ...event, blaetter: event.blaetter.map((blatt, seat) => (seat === viewer && seat !== event.ansager ? blatt : andere())) };
}

/** What a game sums to over all seats, not doubled, by the table of the decisions. */
function summe(spiel: Spiel, werte: Options, spieler: number): number {
  const { herzKoenig, dame, karo, stich, kreuzZehn, whist } = werte;
  const karos = (blattOf(spieler).karten.length / 4) * karo;
  switch (spiel) {
    case 'HERZ_KOENIG':
      return herzKoenig;
    case 'DAMEN':
      return 4 * dame;
    case 'KAROS':
      return karos;
    case 'STICHE':
      return 8 * stich;
    case 'TOTALE':
      return herzKoenig + 4 * dame + karos + 8 * stich;
    case 'ZEHN':
      return kreuzZehn;
    case 'WHIST':
      return 8 * whist;
    case 'RENTZ':
      return plus(PLATZPUNKTE.slice(0, spieler));
  }
}

const plus = (punkte: readonly number[]): number => punkte.reduce((a, b) => a + b, 0);

/** The cards of a hand that begin a row or are next to one that lies, counted over all that lies. */
function passende({ tisch, gesehen, spieler }: RentzState, seat: Seat): readonly Card[] {
  const start = { 3: 11, 4: 10, 5: 10, 6: 9 }[spieler];
  const hand = cardsIn(tisch.hands[seat] ?? NO_CARDS);
  return hand.filter((card) => (card & 15) === start || gesehen.includes(card - 1) || gesehen.includes(card + 1));
}

const cards = (sets: readonly CardSet[]): Card[] => sets.flatMap((set) => cardsIn(set));

const spec = {
  candidates: [
    ...(['ansehen', 'zulassen', 'ablehnen', 'verzichten'] as const).map((type): Move => ({ type })),
    ...SPIELE.flatMap((spiel): Move[] => [
      { type: 'ansagen', spiel },
      { type: 'blindansagen', spiel },
    ]),
    ...KARTEN.flatMap((spielkarte): Move[] => [
      { type: 'spielen', spielkarte },
      { type: 'anlegen', spielkarte },
    ]),
  ],
  vary,
  varyEvent,
  conservation: {
    // A card that gets lost when it is played is still missing when its deal is counted.
    'every card of the pack is in one hand or was seen, once': (_before, event, after) => {
      const blatt = blattOf(after.spieler).karten;
      if (event.type === 'gegeben') stimmt(isDealt(blatt, after.tisch.hands), 'not dealt whole');
      if (event.type !== 'gabeGewertet') return;
      const zahl = after.tisch.hands.reduce((summe, hand) => summe + sizeOf(hand), after.gesehen.length);
      const alle = after.tisch.hands.reduce(either, setOf(after.gesehen));
      stimmt(zahl === blatt.length && blatt.every((card) => has(alle, card)), 'a card is lost or twice');
    },
    'the highest card of the suit takes the trick': ({ letzterStich }, event) => {
      if (event.type !== 'stichGewonnen' || !letzterStich) return;
      const { ausspieler, cards: gespielte } = letzterStich;
      stimmt(event.seat === (ausspieler + placeThatWins(gespielte, null)) % gespielte.length, `seat ${event.seat} takes another's trick`);
    },
    'nobody passes with a card that fits': (before, event) => {
      if (event.type === 'gepasst') stimmt(passende(before, event.seat).length === 0, `seat ${event.seat} passes`);
    },
    'a deal sums to what its game is worth, twice that if it was chosen blind': (before, event) => {
      if (event.type !== 'gabeGewertet') return;
      const wert = summe(event.spiel, before.werte, before.spieler) * (event.blind ? 2 : 1);
      stimmt(plus(event.ergebnis) === wert, `${event.spiel} sums to ${plus(event.ergebnis)}, not ${wert}`);
      stimmt(
        event.stand.every((n, seat) => n === (before.stand[seat] ?? 0) + (event.ergebnis[seat] ?? 0)),
        'the score sheet is not added up',
      );
    },
    'a game ends early only when what is left is worth nothing': (before, event) => {
      if (event.type !== 'gabeGewertet' || !event.vorzeitig) return;
      const uebrig = cards(before.tisch.hands).map(karteOf);
      const zaehlt = {
        HERZ_KOENIG: /^HERZ_K$/,
        DAMEN: /_D$/,
        KAROS: /^KARO/,
        ZEHN: /^KREUZ_10$/,
        STICHE: /./,
        TOTALE: /./,
        WHIST: /./,
        RENTZ: /./,
      };
      stimmt(!uebrig.some((karte) => zaehlt[event.spiel].test(karte)), `${event.spiel} ended with ${uebrig.join()}`);
    },
    'nobody shows not to hold a card that is in the hand': (_before, event, after) => {
      if (event.type !== 'stichGewonnen' && event.type !== 'gepasst') return;
      const gezeigt = after.ohne.some((ohne, seat) => ohne.some((mask, suit) => mask & ((after.tisch.hands[seat] as CardSet)[suit] ?? 0)));
      stimmt(!gezeigt, `${event.type} rules out a card that is there`);
    },
  },
  moves: {
    'only cards of the suit may follow, and only what lies next to a card may be laid': ({ before, seat, legal, played }, { seed }) => {
      if ((played + seed) % 8 !== 0 || (before.phase !== 'STICHSPIEL' && before.phase !== 'AUSLEGEN')) return;
      const darf = legal.flatMap((move) => ('spielkarte' in move ? [cardIn(move.spielkarte)] : []));
      const hand = cardsIn(before.tisch.hands[seat] ?? NO_CARDS);
      const soll = before.phase === 'STICHSPIEL' ? followingSuit(hand, before.tisch.trick) : passende(before, seat);
      stimmt(darf.length === soll.length && soll.every((card) => darf.includes(card)), `seat ${seat} may play ${darf}, not ${soll}`);
    },
  },
  // One look a match or two, and Schwer, who thinks for long, is asked in one of fifty.
  every: 1600,
  schwer: 50,
  moments: {
    'the chooser does not see the own hand yet': ({ after }) => after.phase === 'BLIND',
    'a game is chosen blind': ({ move }) => move.type === 'blindansagen',
  },
  ending: {
    'everybody chose each game once, and the best points win': ({ zettel, spieler, offen, stand }, outcome) => {
      stimmt(zettel.length === 8 * spieler && offen.every((noch) => noch.length === 0), `${zettel.length} deals`);
      for (let seat = 0; seat < spieler; seat++) {
        const gewaehlt = zettel.flatMap(({ ansager, spiel }) => (ansager === seat ? [spiel] : []));
        stimmt([...gewaehlt].sort().join() === [...SPIELE].sort().join(), `seat ${seat} chose ${gewaehlt.join()}`);
      }
      stimmt(
        outcome.winners.every((seat) => stand[seat] === Math.max(...stand)),
        `winners ${outcome.winners.join()} of ${stand.join()}`,
      );
    },
  },
} satisfies LawSpec<RentzState, Move, Event, Options>;

/** A thousand matches for each number of players; the values by turns, or drawn. */
const PARTIEN = Array.from({ length: 4000 }, (_, seed): MatchCase<Options> => {
  const count = 3 + (seed % 4);
  const draws = drawsFrom(seededSource(seed));
  const wert = (vorzeichen: 1 | -1): number => vorzeichen * (1 + draws.below(500));
  const gezogen: Options = { herzKoenig: wert(-1), dame: wert(-1), karo: wert(-1), stich: wert(-1), kreuzZehn: wert(1), whist: wert(1) };
  const options = [...ALLE, gezogen][Math.floor(seed / 4) % (ALLE.length + 1)] as Options;
  return { seed, options, seats: { count, startingSeat: draws.below(count) } };
});

everyLawHolds(`rentz: ${PARTIEN.length} random matches, 1,000 for each number of players and each set of values`, rentz, PARTIEN, spec);

describe('rentz: homies among themselves', () => {
  const einige = PARTIEN.slice(0, 4);
  homiesFinish(rentz, 'LEICHT', einige);
  homiesFinish(rentz, 'NORMAL', einige);
  homiesFinish(rentz, 'SCHWER', einige.slice(0, 1));
});
