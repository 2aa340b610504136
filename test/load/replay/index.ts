import { theMenu } from '@tavern-jack/apps';
import type { AnyGame, Typed } from '@tavern-jack/kernel';
import { openingOf, playout } from '@tavern-jack/kernel/testing/playout';
import { type Contestant, contest } from '../lib/contest.js';
import type { Section } from '../lib/section.js';

const MATCHES = 40;

/** How fast finished matches of each game fold, played at random. */
export const section: Section = {
  name: 'replay',
  async run({ rounds, seconds, tiny, report, log }) {
    const games = theMenu.games.map((game) => folding(game, tiny ? 2 : MATCHES));
    report.contest(await contest('replay, one process', games, { rounds, seconds }, log));
  },
};

function folding(game: AnyGame, count: number): Contestant {
  const matches = Array.from({ length: count }, (_, seed) => matchOf(game, seed));
  const events = matches.reduce((sum, match) => sum + match.events.length, 0);
  return {
    name: game.manifest.id,
    async round(seconds) {
      const start = performance.now();
      const before = process.cpuUsage();
      let passes = 0;
      for (; passes === 0 || performance.now() - start < seconds * 1000; passes++) for (const match of matches) foldAll(game, match);
      const { user, system } = process.cpuUsage(before);
      const folded = passes * events;
      return {
        'events/s': folded / ((performance.now() - start) / 1000),
        'CPU us/event': (user + system) / folded,
        'events/match': events / count,
      };
    },
  };
}

interface Played {
  readonly options: unknown;
  readonly events: readonly Typed[];
}

function matchOf(game: AnyGame, seed: number): Played {
  const { seats, defaults } = game.manifest;
  const match = { seed, seats: { count: seats.min + (seed % (seats.max - seats.min + 1)), startingSeat: 0 }, options: defaults };
  return { options: defaults, events: [...openingOf(game, match).events, ...[...playout(game, match)].flatMap((step) => step.events)] };
}

/** To the end, which is asked for, so that no part of it is left out. */
function foldAll(game: AnyGame, { options, events }: Played): void {
  const state = events.reduce((folded: unknown, event) => game.evolve(folded, event), game.initial(options));
  if (!game.outcome(state)) throw new Error(`a match of ${game.manifest.id} did not end`);
}
