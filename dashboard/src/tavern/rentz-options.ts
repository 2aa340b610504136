import type { RentzOptionsInput, TablePartsFragment } from '@/generated/graphql';

type Values = Required<RentzOptionsInput>;

const usual: Values = { herzKoenig: -80, dame: -20, karo: -10, stich: -10, kreuzZehn: 80, whist: 10 };

/** The values that other tables play with, each a switch; the contract takes any. */
const others = {
  koenig100: ['herzKoenig', -100],
  koenig200: ['herzKoenig', -200],
  damen40: ['dame', -40],
  karos30: ['karo', -30],
  stiche50: ['stich', -50],
  zehn200: ['kreuzZehn', 200],
  whist50: ['whist', 50],
} as const satisfies Record<string, readonly [keyof Values, number]>;

export const rentzSwitches = Object.keys(others) as readonly (keyof typeof others)[];

/** The tables that Rentz is played at, as sets of switches. */
export const rentzPresets: Readonly<Record<string, readonly (keyof typeof others)[]>> = {
  offiziell: [],
  hoheWerte: ['koenig100', 'damen40', 'karos30', 'stiche50', 'zehn200', 'whist50'],
  teurerHerzKoenig: ['koenig200'],
};

type Switches = Readonly<Record<keyof typeof others, boolean>>;

/** A card has one value. */
export const rentzExclusions: readonly (readonly [string, string])[] = [['koenig100', 'koenig200']];

/** The switches as options of the contract. */
export const rentzInput = (on: Switches): RentzOptionsInput => ({
  ...usual,
  ...Object.fromEntries(rentzSwitches.filter((name) => on[name]).map((name) => others[name])),
});

/** The options of a table as switches; `eigeneWerte`: a value that no switch stands for. */
export function rentzOn(options: TablePartsFragment['options']): readonly string[] {
  if (options.__typename !== 'RentzOptions') return [];
  const on = rentzSwitches.filter((name) => options[others[name][0]] === others[name][1]);
  const told = new Set<keyof Values>(on.map((name) => others[name][0]));
  const own = (Object.keys(usual) as (keyof Values)[]).some((name) => options[name] !== usual[name] && !told.has(name));
  return own ? [...on, 'eigeneWerte'] : on;
}
