import { homiesMove, type MatchTerms, type Mover, playAlone } from '@tavern-jack/features/play-alone';
import { type AnyGame, canonicalJson, drawsFrom, HOMIE_LEVELS } from '@tavern-jack/kernel';
import { derivedKey, hmacSource } from '@tavern-jack/platform/chance';
import { derivedId } from '@tavern-jack/platform/ids';
import type { StoredEvent } from '@tavern-jack/platform/records';
import { termsOf } from '../simulation/plan.js';
import type { GoldenHeader, GoldenMatch } from './golden-match.js';

/** Fewest matches of a game; more if it has many options and numbers of seats. */
const FEWEST = 24;
const PLAYERS = ['SCHWER', 'RANDOM', 'NORMAL', 'LEICHT'] as const;
/** Every so many matches nobody on a seat is a homie. */
const ALL_RANDOM_EVERY = 6;

type Setting = Pick<GoldenHeader, 'options' | 'players' | 'seats'>;

/** Plays the golden matches of a game: each number of seats with each set of options, all kinds of players mixed. */
export function goldenMatches(game: AnyGame): GoldenMatch[] {
  return settingsOf(game).map((setting, number) => recorded(game, setting, number));
}

function settingsOf({ manifest }: AnyGame): Setting[] {
  const { min, max } = manifest.seats;
  const pairs = Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((count) =>
    optionsOf(manifest)
      .filter((options) => manifest.exclusions(options, count).length === 0)
      .map((options) => ({ count, options })),
  );
  const rounds = Math.ceil(FEWEST / pairs.length);
  return Array.from({ length: rounds * pairs.length }, (_, number) => {
    const { count, options } = pairs[number % pairs.length] as (typeof pairs)[number];
    // Moves on from round to round, so that the same options meet other players and another beginning.
    const turn = number + Math.floor(number / pairs.length);
    const players = Array.from({ length: count }, (_, seat) => PLAYERS[(turn + seat) % PLAYERS.length] ?? 'RANDOM');
    return {
      options,
      seats: { count, startingSeat: turn % count },
      players: number % ALL_RANDOM_EVERY === 0 ? players.map(() => 'RANDOM' as const) : players,
    };
  });
}

/** The presets, and the official game with each switch thrown on its own; each set once. */
function optionsOf({ defaults, presets }: AnyGame['manifest']): GoldenHeader['options'][] {
  const switched = Object.entries(defaults).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [{ ...defaults, [name]: !value }] : [],
  );
  const all = [...presets.map(({ options }) => options), ...switched];
  return [...new Map(all.map((options) => [canonicalJson(options), options])).values()];
}

function recorded(game: AnyGame, { options, players, seats }: Setting, number: number): GoldenMatch {
  const { id, rules } = game.manifest;
  const levels = players.map((player) => (player === 'RANDOM' ? 'NORMAL' : player));
  const plan = { game: id, options, levels, matches: number + 1, seed: `golden ${rules}` };
  const terms = termsOf(plan, number);
  const people = terms.wish.seats.map((sitting, seat) => {
    const player = players[seat];
    return player === undefined || player === 'RANDOM' ? { player: derivedId(terms.match, `seat ${seat}`) } : { ...sitting, level: player };
  });
  const { events } = playAlone(
    game,
    { ...terms, wish: { ...terms.wish, seats: people, startingSeat: seats.startingSeat } },
    mixedMover(game, players, terms),
  );
  const own = events.filter(({ type }) => type.startsWith(`${id}.`));
  return { header: { game: id, rules, options, seats, players, stateHash: stateHashIn(events) }, events: own };
}

function mixedMover(game: AnyGame, players: GoldenHeader['players'], { seed, match }: MatchTerms): Mover {
  const homies = homiesMove(seed);
  return (state, prompt) => {
    if (HOMIE_LEVELS.some((level) => level === players[prompt.seat])) return homies(state, prompt);
    const draws = drawsFrom(hmacSource(derivedKey(seed, `random:${prompt.id}`)));
    const move = draws.pick(game.legalMoves(state.board, prompt.seat));
    return { move, actor: { kind: 'player', id: derivedId(match, `seat ${prompt.seat}`), seat: prompt.seat } };
  };
}

function stateHashIn(events: readonly StoredEvent[]): string {
  const ended = events.at(-1);
  if (ended?.type !== 'match.ended') throw new Error('a golden match must come to its end');
  return String(ended.data.stateHash);
}
