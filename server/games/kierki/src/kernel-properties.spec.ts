import { describe, it } from '@jest/globals';
import { KARTEN, type Karte } from '@tavern-jack/kernel';
import { holds, LAWS, type LawName, type LawSpec, matchCases } from '@tavern-jack/kernel/testing';
import fc from 'fast-check';
import { type Event, type KierkiState, kierki, type Move, type Options } from './index.js';
import { summeFor } from './kontrakt.js';
import { kontraktOf } from './partie.js';
import { jedeKarteEinmal, vary, varyEvent } from './testing/verdeckt.js';

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
    'every card is in one place': (_, event, after) => {
      const imSpiel = after.phase === 'STICHE' || after.phase === 'LOTERYJKA';
      stimmt(!imSpiel || jedeKarteEinmal(after), `a card is lost or twice after ${event.type}`);
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
  ending: {
    'minus games and plus games cancel out: -2600 and 0, with three players -2550 and 0, half of it in the short game': (end, outcome) => {
      const minus = end.zettel.filter(({ kierkiSpiel }) => kierkiSpiel !== 'TRUMPF' && kierkiSpiel !== 'LOTERYJKA');
      const tief = (end.mitspieler === 4 ? -2600 : -2550) / (end.options.ohneRozbojnikUndLoteryjka ? 2 : 1);
      stimmt(summe(minus.at(-1)?.stand ?? []) === tief, `minus games sum to ${minus.at(-1)?.stand}`);
      stimmt(summe(outcome.standing.map(({ score }) => score)) === 0, 'the match does not sum to 0');
    },
  },
};

const optionen = fc.constantFrom(...kierki.manifest.presets.map(({ options }) => options));
/** Matches are long, up to 628 moves: fewer for each law than in other games. */
const PARTIEN = 30;
const HOMIES: LawName = 'homies play legal moves only';

/** Schwer thinks in one of 60 decisions, Leicht brings the match there: every kind of decision is seen, in a few seconds. */
const selten: typeof kierki = {
  ...kierki,
  homie: () => (view, seat, legalMoves, draws) => kierki.homie(draws.below(60) === 0 ? 'SCHWER' : 'LEICHT')(view, seat, legalMoves, draws),
};

describe(`kierki: ${PARTIEN} random matches for each law of the kernel`, () => {
  for (const law of Object.keys(LAWS) as LawName[]) {
    if (law !== HOMIES) it(law, () => holds(law, kierki, { ...spec, options: optionen, matches: PARTIEN }), 300_000);
  }

  const gespielt = (game: typeof kierki, matches: number) => () =>
    fc.assert(
      fc.property(matchCases(game.manifest.seats, optionen), fc.constantFrom(0, 1), (match, level) =>
        // The law takes the level from the seed: Leicht or Normal.
        LAWS[HOMIES](game, { ...match, seed: 3 * Math.abs(match.seed % 1e6) + level }, spec),
      ),
      { numRuns: matches },
    );
  it(`12 matches of Leicht and Normal: ${HOMIES}`, gespielt(kierki, 12), 300_000);
  it(`12 matches in which Schwer thinks now and then: ${HOMIES}`, gespielt(selten, 12), 300_000);
});
