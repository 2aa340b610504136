import { describe } from '@jest/globals';
import { KARTEN, type Karte } from '@tavern-jack/kernel';
import { everyLawHolds, homiesFinish, type LawSpec, type MatchCase, placeThatWins } from '@tavern-jack/kernel/testing';
import { type Event, type KierkiState, kierki, type Move, type Options } from './index.js';
import { summeFor } from './kontrakt.js';
import { LETZTE_STICHE } from './optionen.js';
import { kontraktOf } from './partie.js';
import { jedeKarteEinmal, vary, varyEvent } from './testing/verdeckt.js';
import { vonHand } from './testing/von-hand.js';

// A plain comparison, because a matcher costs more than the match.
const stimmt = (wahr: boolean, sonst: string): void => {
  if (!wahr) throw new Error(sonst);
};
const summe = (punkte: readonly number[]): number => punkte.reduce((sum, p) => sum + p, 0);

const spec: LawSpec<KierkiState, Move, Event, Options> = {
  candidates: [
    ...KARTEN.filter((_, at) => at % 3 === 0).flatMap((spielkarte): Move[] => [
      { type: 'spielen', spielkarte },
      { type: 'anlegen', spielkarte },
    ]),
    { type: 'ansagen', trumpffarbe: 'HERZ' },
    { type: 'spielen', spielkarte: 'HERZ_1' as Karte },
  ],
  vary,
  varyEvent,
  conservation: {
    // A card that gets lost when it is played is still missing with the last trick, or with the first one that is finished.
    'every card is in one place': (before, event, after) => {
      const gegeben = event.type === 'gegeben' && (after.phase === 'STICHE' || after.phase === 'LOTERYJKA');
      if (gegeben) stimmt(jedeKarteEinmal(after), 'not dealt whole');
      if (event.type === 'restAufgedeckt' || event.type === 'fertigGeworden' || event.type === 'spielGewertet') {
        stimmt(before.phase === 'RUHE' || jedeKarteEinmal(before), `a card is lost or twice before ${event.type}`);
      }
    },
    'the highest trump or the highest card of the suit takes the trick': ({ vollerStich, tisch }, event) => {
      if (event.type !== 'stichGewonnen' || !vollerStich) return;
      const { leader, cards } = vollerStich;
      stimmt(event.seat === (leader + placeThatWins(cards, tisch.trump)) % cards.length, `seat ${event.seat} takes the trick of another`);
    },
    'each game brings what it has to give': (_, event, after) => {
      if (event.type !== 'spielGewertet') return;
      const kontrakt = kontraktOf(after);
      stimmt(summe(event.ergebnis) === summeFor(kontrakt, after.mitspieler), `${kontrakt.spiel} brings ${event.ergebnis}`);
    },
    'the totals are what the games brought': ({ zettel }, event) => {
      if (event.type !== 'spielGewertet') return;
      const zuvor = zettel.at(-1)?.stand;
      stimmt(
        event.stand.every((stand, seat) => stand === (zuvor?.[seat] ?? 0) + (event.ergebnis[seat] ?? 0)),
        'a total jumps',
      );
    },
  },
  moves: {
    'what may be played is what it is when it is counted by hand, and who passes cannot lay': (step, { seed }) => {
      if ((step.played + seed) % 32 === 0) vonHand(step);
    },
  },
  // One look a match or two, and Schwer, who thinks for long, is asked in one of forty.
  every: 800,
  schwer: 40,
  moments: { 'cards are not dealt yet': ({ after }) => after.phase === 'TRUMPF' },
  ending: {
    'minus games and plus games cancel out: -2600 and 0, with three players -2550 and 0, half of it in the short game': (end, outcome) => {
      const minus = end.zettel.filter(({ kierkiSpiel }) => kierkiSpiel !== 'TRUMPF' && kierkiSpiel !== 'LOTERYJKA');
      const tief = (end.mitspieler === 4 ? -2600 : -2550) / (end.options.ohneRozbojnikUndLoteryjka ? 2 : 1);
      stimmt(summe(minus.at(-1)?.stand ?? []) === tief, `minus games sum to ${minus.at(-1)?.stand}`);
      stimmt(summe(outcome.standing.map(({ score }) => score)) === 0, 'the match does not sum to 0');
    },
  },
};

/** All values of all options with each other, for three and for four: each of them in at least a thousand matches. */
const VARIANTEN = LETZTE_STICHE.flatMap((letzteStiche) =>
  [
    { letzteStiche, ohneRozbojnikUndLoteryjka: false, freieEroeffnung: false },
    { letzteStiche, ohneRozbojnikUndLoteryjka: false, freieEroeffnung: true },
    { letzteStiche, ohneRozbojnikUndLoteryjka: true, freieEroeffnung: false },
  ].flatMap((options) => [3, 4].map((count) => ({ options, count }))),
);
const JE_VARIANTE = Math.ceil(1000 / (VARIANTEN.length / 3));
const PARTIEN = Array.from({ length: JE_VARIANTE * VARIANTEN.length }, (_, seed): MatchCase<Options> => {
  const { options, count } = VARIANTEN[seed % VARIANTEN.length] as (typeof VARIANTEN)[number];
  return { seed, options, seats: { count, startingSeat: Math.floor(seed / VARIANTEN.length) % count } };
});

everyLawHolds(`kierki: ${PARTIEN.length} random matches, at least 1,000 of each variant`, kierki, PARTIEN, spec);

describe('kierki: homies among themselves', () => {
  const einige = PARTIEN.filter(({ seed }) => seed % 500 === 0);
  homiesFinish(kierki, 'LEICHT', einige);
  homiesFinish(kierki, 'NORMAL', einige);
});
