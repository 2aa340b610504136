import { describe, expect, it } from '@jest/globals';
import {
  type Card,
  type CardSet,
  cardIn,
  cardsIn,
  type Draws,
  either,
  has,
  NO_CARDS,
  setOf,
  sizeOf,
  type Viewer,
} from '@tavern-jack/kernel';
import { everyLawHolds, type LawSpec, placeThatWins } from '@tavern-jack/kernel/testing';
import { type Event, type KingState, king, type Move, type Options } from './index.js';
import { regelnOf, type Spiel } from './partie.js';
import { erlaubteKarten } from './testing/pflichten-noch-einmal.js';
import { jeVariante, PARTIEN } from './testing/zufallspartien.js';

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

/** Whether every card of the deck is in a hand, on the table or in a trick, once. */
function jedeKarteEinmal(deck: readonly Card[], { tisch, voll, stiche }: Spiel): boolean {
  const gesehen = [...(voll?.cards ?? tisch.trick), ...stiche.flatMap(({ cards }) => cards)];
  const alle = [...tisch.hands, setOf(gesehen)].reduce(either, NO_CARDS);
  const zahl = tisch.hands.reduce((sum, hand) => sum + sizeOf(hand), gesehen.length);
  return zahl === deck.length && sizeOf(alle) === zahl && deck.every((card) => has(alle, card));
}

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
    // A card that gets lost when it is played is still missing when its game is counted.
    'every card is in a hand, on the table or in a trick, exactly once': (_before, event, after) => {
      if (!after.spiel || (event.type !== 'ausgeteilt' && event.type !== 'spielGewertet')) return;
      stimmt(jedeKarteEinmal(regelnOf(after).deck, after.spiel), () => `a card is lost or twice after ${event.type}`);
    },
    'the highest trump or the highest card of the suit takes the trick': (before, event) => {
      const { spiel } = before;
      if (event.type !== 'stichGewonnen' || !spiel?.voll) return;
      const { leader, cards } = spiel.voll;
      const weiter = placeThatWins(cards, spiel.tisch.trump);
      const seat = (leader + (before.options.spielform === 'RIFKI' ? cards.length - weiter : weiter)) % cards.length;
      stimmt(seat === event.seat, () => `seat ${event.seat} takes the trick of seat ${seat}`);
    },
    'a game brings its sum, and the sheet is the sum of its games': (before, event, after) => {
      if (event.type !== 'spielGewertet') return;
      const soll = regelnOf(after).summen[event.kontrakt];
      stimmt(summe(event.ergebnis) === soll, () => `${event.kontrakt} sums to ${event.ergebnis}, not ${soll}`);
      stimmt(summe(event.stand) === summe(before.zettel.at(-1)?.stand ?? []) + soll, () => `sheet ${event.stand}`);
    },
  },
  moves: {
    'the playable cards are those of a check by lists': ({ before: { spiel, options }, seat, legal, played }, { seed }) => {
      if ((played + seed) % 4 !== 0 || !spiel?.kontrakt || legal[0]?.type !== 'legen') return;
      const karten = legal.flatMap((move) => (move.type === 'legen' ? [cardIn(move.karte)] : []));
      const { trump: trumpf, trick: stich, hands } = spiel.tisch;
      const hand = cardsIn(hands[seat] ?? NO_CARDS);
      const vorher = spiel.stiche.map(({ cards }) => cards);
      const erlaubt = erlaubteKarten({ options, kontrakt: spiel.kontrakt, trumpf, hand, stich, vorher });
      stimmt(karten.length === erlaubt.length && karten.every((card) => erlaubt.includes(card)), () => `${karten} instead of ${erlaubt}`);
    },
  },
  // One look a match or two, and Schwer, who thinks for long, is asked in one of forty.
  every: 800,
  schwer: 40,
  moments: { 'trumps are not named yet': ({ after: { spiel } }) => spiel?.kontrakt === 'TRUMPF' && spiel.tisch.trump === null },
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

everyLawHolds(`king: ${PARTIEN.length} random matches, at least 1,000 of each variant`, king, PARTIEN, spec);

describe('king: variants', () => {
  it.each(Object.keys(jeVariante()))('%s: at least 1,000 of the matches', (variante) => {
    expect(jeVariante()[variante]).toBeGreaterThanOrEqual(1000);
  });
});
