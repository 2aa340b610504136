import type { KierkiOptionsInput, TablePartsFragment } from '@/generated/graphql';

/** What a Kierki table can be told apart by, as switches; the contract has one choice of three among them. */
export const kierkiSwitches = ['ohneGlueck', 'nurLetzter', 'letzteZwei', 'freieEroeffnung'] as const;

type Switches = Readonly<Record<(typeof kierkiSwitches)[number], boolean>>;

/** Pairs that do not go together: without Loteryjka nobody opens it. */
export const kierkiExclusions: readonly (readonly [string, string])[] = [
  ['ohneGlueck', 'freieEroeffnung'],
  ['nurLetzter', 'letzteZwei'],
];

/** The switches as options of the contract. */
export const kierkiInput = (on: Switches): KierkiOptionsInput => ({
  ohneRozbojnikUndLoteryjka: on.ohneGlueck,
  letzteStiche: on.nurLetzter ? 'NUR_LETZTER' : on.letzteZwei ? 'LETZTE_ZWEI' : 'SIEBTER_UND_LETZTER',
  freieEroeffnung: on.freieEroeffnung,
});

/** The options of a table as switches. */
export function kierkiOn(options: TablePartsFragment['options']): readonly string[] {
  if (options.__typename !== 'KierkiOptions') return [];
  const { ohneRozbojnikUndLoteryjka, letzteStiche, freieEroeffnung } = options;
  const all: readonly (readonly [string, boolean])[] = [
    ['ohneGlueck', ohneRozbojnikUndLoteryjka],
    ['nurLetzter', letzteStiche === 'NUR_LETZTER'],
    ['letzteZwei', letzteStiche === 'LETZTE_ZWEI'],
    ['freieEroeffnung', freieEroeffnung],
  ];
  return all.flatMap(([name, on]) => (on ? [name] : []));
}
