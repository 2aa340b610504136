import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type AnyGame, HOMIE_LEVELS, type HomieLevel } from '@tavern-jack/kernel';
import type { Plan } from './plan.js';

const USAGE =
  'npm run simulate -- --game G --matches N --seats schwer,leicht,... [--seed S] [--options JSON] [--workers N] [--json] [--write FILE] [--exploitability]';
const MOST_MATCHES = 1_000_000;
const OPTIONS = {
  game: { type: 'string' },
  matches: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '{}' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
  write: { type: 'string' },
  exploitability: { type: 'boolean', default: false },
} as const;

/** What the command is asked for. */
export interface Wishes {
  /** Undefined: only the exploitability is wanted. */
  readonly plan: Plan | undefined;
  readonly workers: number;
  readonly json: boolean;
  readonly write: string | undefined;
  /** Sets of options, by name, whose exploitability is wanted: the given one, otherwise every preset. */
  readonly exploitability: readonly { readonly name: string; readonly options: Plan['options'] }[];
}

/** The game with an equilibrium to be measured. */
const SOLVED = 'kronenduell';

/** Reads the arguments. Throws a TypeError with one sentence for those that make no sense. */
export function wishesIn(args: readonly string[], games: readonly AnyGame[]): Wishes {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const alone = values.exploitability && values.matches === undefined && values.seats === undefined;
  const { manifest } = gameNamed(values.game ?? (alone ? SOLVED : undefined), games);
  if (values.exploitability && manifest.id !== SOLVED) throw new TypeError(`There is an exploitability of ${SOLVED} only.`);
  const levels = alone ? [] : levelsIn(values.seats, manifest);
  const options = optionsIn(values.options, manifest, alone ? manifest.seats.min : levels.length);
  return {
    plan: alone
      ? undefined
      : { game: manifest.id, options, levels, matches: wholeIn('matches', values.matches, MOST_MATCHES), seed: values.seed },
    workers: wholeIn('workers', values.workers ?? String(availableParallelism()), 1_000),
    json: values.json,
    write: values.write,
    exploitability: values.exploitability
      ? values.options === OPTIONS.options.default
        ? manifest.presets.map(({ id, options }) => ({ name: id, options }))
        : [{ name: values.options, options }]
      : [],
  };
}

/** The game of this id. Throws a TypeError that names those that there are. */
export function gameNamed(id: string | undefined, games: readonly AnyGame[]): AnyGame {
  if (id === undefined) throw new TypeError(USAGE);
  const game = games.find(({ manifest }) => manifest.id === id);
  if (!game) throw new TypeError(`There is no game "${id}"; there are: ${games.map(({ manifest }) => manifest.id).join(', ')}.`);
  return game;
}

function wholeIn(name: string, text: string | undefined, most: number): number {
  if (text === undefined) throw new TypeError(USAGE);
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) throw new TypeError(`--${name} must be a whole number from 1 to ${most}.`);
  return number;
}

function levelsIn(text: string | undefined, { id, seats }: AnyGame['manifest']): HomieLevel[] {
  if (text === undefined) throw new TypeError(USAGE);
  const levels = text.split(',').map((word) => {
    const level = HOMIE_LEVELS.find((one) => one === word.trim().toUpperCase());
    if (!level) throw new TypeError(`There is no level "${word}"; there are: ${HOMIE_LEVELS.join(', ').toLowerCase()}.`);
    return level;
  });
  if (levels.length < seats.min || levels.length > seats.max) {
    const wanted = seats.min === seats.max ? String(seats.min) : `${seats.min} to ${seats.max}`;
    throw new TypeError(`${id} is for ${wanted} seats, --seats names ${levels.length}.`);
  }
  return levels;
}

function optionsIn(text: string, { id, defaults, exclusions }: AnyGame['manifest'], seats: number): Plan['options'] {
  const options = { ...defaults, ...objectIn(text) };
  for (const [name, value] of Object.entries(options)) {
    if (!(name in defaults)) throw new TypeError(`${id} has no option "${name}"; there are: ${Object.keys(defaults).join(', ')}.`);
    const usual = defaults[name];
    if (usual !== null && typeof value !== typeof usual) throw new TypeError(`The option "${name}" must be a ${typeof usual}.`);
  }
  const [excluded] = exclusions(options, seats);
  if (excluded) throw new TypeError(`These options do not go together: ${excluded}.`);
  return options;
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Told below, as what is JSON but no object.
  }
  throw new TypeError(`--options must be a JSON object, such as {"name":true}; it is ${text}.`);
}
