import { describe, it } from '@jest/globals';
import {
  type Card,
  type CardSet,
  cardsIn,
  type Draws,
  isDealt,
  KARTEN,
  karteOf,
  type Seat,
  setOf,
  sizeOf,
  type Viewer,
} from '@tavern-jack/kernel';
import { holds, LAWS, type LawName, type LawSpec, matchCases } from '@tavern-jack/kernel/testing';
import fc from 'fast-check';
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
  const karos = blattOf(spieler).karten.length / 4;
  const { herzKoenig, dame, karo, stich, kreuzZehn, whist } = werte;
  const totale = herzKoenig + 4 * dame + karos * karo + 8 * stich;
  const je = { HERZ_KOENIG: herzKoenig, DAMEN: 4 * dame, KAROS: karos * karo, STICHE: 8 * stich, TOTALE: totale };
  const rentz = PLATZPUNKTE.slice(0, spieler).reduce((a, b) => a + b);
  return { ...je, ZEHN: kreuzZehn, WHIST: 8 * whist, RENTZ: rentz }[spiel];
}

const plus = (punkte: readonly number[]): number => punkte.reduce((a, b) => a + b, 0);

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
    'every card of the pack is in one hand or was seen, once': (_before, event, after) => {
      if (event.type === 'partieEroeffnet') return;
      const blatt = blattOf(after.spieler).karten;
      if (event.type === 'gegeben') stimmt(isDealt(blatt, after.tisch.hands), 'not dealt whole');
      const alle = [...cards(after.tisch.hands), ...after.gesehen].sort((a, b) => a - b);
      stimmt(alle.join() === blatt.join(), `${event.type} makes or loses a card`);
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
      const gezeigt = after.ohne.some((ohne, seat) => ohne.some((mask, suit) => mask & ((after.tisch.hands[seat] as CardSet)[suit] ?? 0)));
      stimmt(!gezeigt, `${event.type} rules out a card that is there`);
    },
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

/**
 * A match takes 24 to 48 deals and over a thousand moves, and what a law costs differs fiftyfold: those that write every
 * view as JSON see fewer matches here. All of them were run once with 120 matches or more, 1,243 together, and hold.
 */
const MATCHES: Readonly<Partial<Record<LawName, number>>> = {
  "a match ends within the manifest's bound": 25,
  'an outcome stands exactly when nothing is open': 25,
  'nothing is lost or made': 16,
  'ranking and pot are whole': 12,
};
const SONST = 5;
const HOMIES: LawName = 'homies play legal moves only';

describe('rentz: random matches for each law of the kernel', () => {
  const options = fc.constantFrom(...ALLE);
  for (const law of (Object.keys(LAWS) as LawName[]).filter((name) => name !== HOMIES)) {
    const matches = MATCHES[law] ?? SONST;
    it(`${matches} matches: ${law}`, () => holds(law, rentz, { ...spec, options, matches }), 300_000);
  }

  // A match's seed names the level of its homies: 0 Leicht, 1 Normal, 2 Schwer, who thinks about every card.
  const gespielt =
    (level: number, matches: number, seats: { min: number; max: number } = rentz.manifest.seats) =>
    () =>
      fc.assert(
        fc.property(matchCases(seats, options), (match) =>
          LAWS[HOMIES](rentz, { ...match, seed: 3 * (Math.abs(match.seed) % 100_000) + level }, spec),
        ),
        { numRuns: matches },
      );
  it(`5 matches of Leicht: ${HOMIES}`, gespielt(0, 5), 300_000);
  it(`5 matches of Normal: ${HOMIES}`, gespielt(1, 5), 300_000);
  it(`1 match of three Schwer: ${HOMIES}`, gespielt(2, 1, { min: 3, max: 3 }), 300_000);
});
