import { describe, it } from '@jest/globals';
import { type CardSet, cardsIn, type Draws, setOf, sizeOf, type Viewer } from '@tavern-jack/kernel';
import { LAWS, type LawName, type LawSpec, type MatchCase } from '@tavern-jack/kernel/testing';
import { type Event, type KingState, king, type Move, type Options } from './index.js';
import { regelnOf, type Spiel } from './partie.js';
import { ALLE_TISCHE } from './testing/tische.js';

// Runs hundreds of thousands of times: a plain comparison, because a matcher costs more than the move.
const stimmt = (wahr: boolean, sonst: () => string): void => {
  if (!wahr) throw new Error(sonst());
};

/** Deals the cards that this viewer does not see among the other hands anew, each hand as large as it was. */
function vary(state: KingState, viewer: Viewer, draws: Draws): KingState {
  const { spiel } = state;
  if (!spiel) return state;
  const offen = spiel.gezeigt ? spiel.letzteKarte : -1;
  const fest = spiel.tisch.hands.map((hand, seat) => (seat === viewer ? cardsIn(hand) : cardsIn(hand).filter((card) => card === offen)));
  const pack = draws.shuffle(spiel.tisch.hands.flatMap((hand, seat) => cardsIn(hand).filter((card) => !fest[seat]?.includes(card))));
  const hands = spiel.tisch.hands.map((hand, seat): CardSet => {
    const eigene = fest[seat] ?? [];
    return setOf([...eigene, ...pack.splice(0, sizeOf(hand) - eigene.length)]);
  });
  const bekannt = spiel.gezeigt || spiel.geber === viewer;
  const letzteKarte = bekannt ? spiel.letzteKarte : draws.below(64);
  return { ...state, spiel: { ...spiel, letzteKarte, tisch: { ...spiel.tisch, hands } } };
}

function varyEvent(event: Event, viewer: Viewer, draws: Draws): Event {
  if (event.type !== 'ausgeteilt') return event;
  const pack = draws.shuffle(event.haende.flatMap((hand, seat) => (seat === viewer ? [] : (hand ?? []))));
  return { ...event, haende: event.haende.map((hand, seat) => (seat === viewer ? hand : pack.splice(0, hand?.length ?? 0))) };
}

const karten = (spiel: Spiel): number =>
  spiel.tisch.hands.reduce((sum, hand) => sum + sizeOf(hand), 0) +
  (spiel.voll?.cards.length ?? spiel.tisch.trick.length) +
  spiel.stiche.reduce((sum, { cards }) => sum + cards.length, 0);

const summe = (punkte: readonly number[]): number => punkte.reduce((sum, n) => sum + n, 0);

const spec: LawSpec<KingState, Move, Event, Options> = {
  candidates: [
    { type: 'legen', karte: 'HERZ_K' },
    { type: 'legen', karte: 'PIK_2' },
    { type: 'legen', karte: 'KARO_A' },
    { type: 'ansagen', kontrakt: 'TRUMPF' },
    { type: 'ansagen', kontrakt: 'DAMEN' },
    { type: 'bieten', gebot: 0 },
    { type: 'bieten', gebot: 3 },
    { type: 'bieten', gebot: 18 },
    { type: 'passen' },
    { type: 'verkaufen' },
    { type: 'bestimmen', farbe: 'KREUZ' },
  ],
  vary,
  varyEvent,
  conservation: {
    'every card is in a hand, on the table or in a trick, exactly once': (_before, _event, { spiel, ...state }) => {
      if (spiel) stimmt(karten(spiel) === regelnOf({ spiel, ...state }).deck.length, () => `${karten(spiel)} cards`);
    },
    'a game brings its sum, and the sheet is the sum of its games': (before, event, after) => {
      if (event.type !== 'spielGewertet') return;
      const soll = regelnOf(after).summen[event.kontrakt];
      stimmt(summe(event.ergebnis) === soll, () => `${event.kontrakt} sums to ${event.ergebnis}, not ${soll}`);
      stimmt(summe(event.stand) === summe(before.zettel.at(-1)?.stand ?? []) + soll, () => `sheet ${event.stand}`);
    },
  },
  ending: {
    'all points sum to zero and whoever has the most wins': ({ zettel }, { standing, winners }) => {
      const stand = zettel.at(-1)?.stand ?? [];
      stimmt(summe(stand) === 0, () => `sum of ${stand}`);
      stimmt(
        winners.every((seat) => stand[seat] === Math.max(...stand)),
        () => `winners ${winners} of ${stand}`,
      );
      stimmt(standing[0]?.score === Math.max(...stand), () => 'ranking');
    },
  },
};

/** Random matches for each law, 1,000 together, the variants by turns: each law sees each of them, the dear ones less often. */
const PARTIEN: Readonly<Record<LawName, number>> = {
  'decide accepts exactly the legal moves': 100,
  "a match ends within the manifest's bound": 298,
  // Normal or Schwer against Leicht play whole matches of every variant in homie.spec.ts, and every move is checked there.
  'homies play legal moves only': 2,
  'folding the events gives the decided state': 100,
  'the same draws bring the same events': 100,
  'nothing leaks': 60,
  'everything is plain JSON': 40,
  'an outcome stands exactly when nothing is open': 50,
  'ranking and pot are whole': 50,
  'nothing is lost or made': 200,
};

const partien = (menge: number): readonly MatchCase<Options>[] =>
  Array.from({ length: menge }, (_, seed) => {
    const { seats, options } = ALLE_TISCHE[seed % ALLE_TISCHE.length] as (typeof ALLE_TISCHE)[number];
    return { seed, options, seats: { count: seats, startingSeat: seed % seats } };
  });

const haelt = (law: LawName, menge: number): void => {
  for (const match of partien(menge)) LAWS[law](king, match, spec);
};

describe('king: 1000 random matches over all variants for the laws of the kernel', () => {
  for (const law of Object.keys(LAWS) as LawName[]) {
    const menge = PARTIEN[law];
    it(`${law}: ${menge} matches`, () => haelt(law, menge), 300_000);
  }
});
