import type { GameId, GameOptionsInput, TablePartsFragment } from '@/generated/graphql';
import { kierkiExclusions, kierkiInput, kierkiOn, kierkiSwitches } from './kierki-options';
import { kingExclusions, kingInput, kingOn, kingPresets, kingSwitches } from './king-options';
import { rentzExclusions, rentzInput, rentzOn, rentzPresets, rentzSwitches } from './rentz-options';

/** The options of a table as it is told by the server. */
export type TableOptions = TablePartsFragment['options'];

/** What one must know of a game to open a table for it. */
export interface GameCard {
  readonly id: GameId;
  /** The name of its texts and of its place in the URL. */
  readonly slug: string;
  /** How many chairs it takes. */
  readonly seats: readonly string[];
  /** How many chairs are offered first. */
  readonly usualSeats: string;
  /** How many regulars sit down for a quick match. */
  readonly homies: number;
  /** Its options; each can be on or off, and is off in the official game. */
  readonly options: readonly string[];
  /** Named sets of options, as the game itself names them; left out where each stands for one option alone. */
  readonly presets?: Readonly<Record<string, readonly string[]>>;
  /** Pairs of options that do not go together. */
  readonly exclusions: readonly (readonly [string, string])[];
  /** Options that go with one number of chairs only. */
  readonly onlySeats?: Readonly<Record<string, string>>;
  /** Which of its options are on at a table; left out where each of them is a yes or no of the contract. */
  on?(options: TableOptions): readonly string[];
  input(on: ReadonlySet<string>): GameOptionsInput;
}

const card = <const Option extends string>(
  given: Omit<GameCard, 'options' | 'input'> & {
    readonly options: readonly Option[];
    readonly branch: (values: Readonly<Record<Option, boolean>>) => GameOptionsInput;
  },
): GameCard => {
  const { branch, ...rest } = given;
  const values = (on: ReadonlySet<string>) => Object.fromEntries(given.options.map((option) => [option, on.has(option)]));
  return { ...rest, input: (on) => branch(values(on) as Record<Option, boolean>) };
};

/** The games in the order in which they are offered. */
export const gameCards: readonly GameCard[] = [
  card({
    id: 'KIEZKOENIG',
    slug: 'kiezkoenig',
    seats: ['2', '3', '4'],
    usualSeats: '4',
    homies: 3,
    options: ['langeNacht'],
    exclusions: [],
    branch: (kiezkoenig) => ({ kiezkoenig }),
  }),
  card({
    id: 'KRONENDUELL',
    slug: 'kronenduell',
    seats: ['2'],
    usualSeats: '2',
    homies: 1,
    options: ['schnellesDuell', 'verraeter', 'gemischteHaende'],
    exclusions: [['verraeter', 'gemischteHaende']],
    branch: (kronenduell) => ({ kronenduell }),
  }),
  card({
    id: 'WUERFELKOENIG',
    slug: 'wuerfelkoenig',
    seats: ['2', '3', '4', '5'],
    usualSeats: '4',
    homies: 3,
    options: ['chancen'],
    exclusions: [],
    branch: (wuerfelkoenig) => ({ wuerfelkoenig }),
  }),
  card({
    id: 'KING',
    slug: 'king',
    seats: ['3', '4', '5'],
    usualSeats: '4',
    homies: 3,
    options: kingSwitches,
    presets: kingPresets,
    exclusions: kingExclusions,
    onlySeats: { doppelKing: '4', rifki: '4', andereWerte: '4' },
    on: kingOn,
    branch: (switches) => ({ king: kingInput(switches) }),
  }),
  card({
    id: 'KIERKI',
    slug: 'kierki',
    seats: ['3', '4'],
    usualSeats: '4',
    homies: 3,
    options: kierkiSwitches,
    exclusions: kierkiExclusions,
    on: kierkiOn,
    branch: (switches) => ({ kierki: kierkiInput(switches) }),
  }),
  card({
    id: 'RENTZ',
    slug: 'rentz',
    seats: ['3', '4', '5', '6'],
    usualSeats: '4',
    homies: 3,
    options: rentzSwitches,
    presets: rentzPresets,
    exclusions: rentzExclusions,
    on: rentzOn,
    branch: (switches) => ({ rentz: rentzInput(switches) }),
  }),
];

/** The card of a game. Throws for a game that came after this page. */
export function gameCard(id: GameId): GameCard {
  const found = gameCards.find((one) => one.id === id);
  if (!found) throw new Error(`no card for ${id}`);
  return found;
}

/** Which options are on at a table. */
export function optionsOn(options: TableOptions): readonly string[] {
  const card = gameCards.find(({ slug }) => `${slug}options` === options.__typename.toLowerCase());
  return card?.on?.(options) ?? Object.entries(options).flatMap(([option, on]) => (on === true ? [option] : []));
}

/** Whether an option goes with so many chairs. */
export const fitsSeats = ({ onlySeats }: GameCard, option: string, seats: string): boolean => (onlySeats?.[option] ?? seats) === seats;

/** With which option that is on this one does not go together. */
export const excludedBy = ({ exclusions }: GameCard, option: string, on: ReadonlySet<string>): string | undefined =>
  exclusions.flatMap(([one, other]) => (one === option ? [other] : other === option ? [one] : [])).find((other) => on.has(other));
