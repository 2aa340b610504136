import type { KingOptionsInput, TablePartsFragment } from '@/generated/graphql';

/** What a King table can be told apart by, as switches; the contract has choices of three behind some of them. */
export const kingSwitches = [
  'doppelKing',
  'rifki',
  'turnierregeln',
  'geberWaehltTrumpf',
  'trumpfKaufen',
  'andereWerte',
  'karoZehn',
  'damenZuerst',
  'nurAbheben',
] as const;

/** The tables that King is played at, as sets of switches. */
export const kingPresets: Readonly<Record<string, readonly (typeof kingSwitches)[number][]>> = {
  offiziell: [],
  turnier: ['turnierregeln'],
  geberWaehltTrumpf: ['geberWaehltTrumpf'],
  trumpfkauf: ['trumpfKaufen'],
  andereWerte: ['andereWerte', 'damenZuerst'],
  karoZehn: ['karoZehn'],
  doppelKing: ['doppelKing'],
  rifki: ['rifki'],
};

type Switches = Readonly<Record<(typeof kingSwitches)[number], boolean>>;

/** Pairs that do not go together: Rıfkı has values, duties and trumps of its own, and where contracts are chosen there is no order. */
export const kingExclusions: readonly (readonly [string, string])[] = [
  ['doppelKing', 'rifki'],
  ['rifki', 'turnierregeln'],
  ['rifki', 'geberWaehltTrumpf'],
  ['rifki', 'trumpfKaufen'],
  ['rifki', 'andereWerte'],
  ['rifki', 'karoZehn'],
  ['rifki', 'damenZuerst'],
  ['doppelKing', 'damenZuerst'],
  ['geberWaehltTrumpf', 'trumpfKaufen'],
];

/** The switches as options of the contract. */
export const kingInput = (on: Switches): KingOptionsInput => ({
  spielform: on.rifki ? 'RIFKI' : on.doppelKing ? 'DOPPEL_KING' : 'KINGEN',
  trumpfwahl: on.trumpfKaufen ? 'KAUF' : on.geberWaehltTrumpf || on.turnierregeln || on.rifki ? 'GEBER' : 'LETZTE_KARTE',
  turnierregeln: on.turnierregeln,
  andereWerte: on.andereWerte,
  einzelkarte: on.karoZehn ? 'KARO_10' : 'HERZ_K',
  damenZuerst: on.damenZuerst,
  nurAbheben: on.nurAbheben,
});

/** The options of a table as switches. What follows from another switch is not told twice. */
export function kingOn(options: TablePartsFragment['options']): readonly string[] {
  if (options.__typename !== 'KingOptions') return [];
  const { spielform, trumpfwahl, turnierregeln, andereWerte, einzelkarte, damenZuerst, nurAbheben } = options;
  const rifki = spielform === 'RIFKI';
  const all: readonly (readonly [string, boolean])[] = [
    ['doppelKing', spielform === 'DOPPEL_KING'],
    ['rifki', rifki],
    ['turnierregeln', turnierregeln],
    ['geberWaehltTrumpf', trumpfwahl === 'GEBER' && !turnierregeln && !rifki],
    ['trumpfKaufen', trumpfwahl === 'KAUF'],
    ['andereWerte', andereWerte],
    ['karoZehn', einzelkarte === 'KARO_10'],
    ['andereKarte', einzelkarte !== 'KARO_10' && einzelkarte !== 'HERZ_K'],
    ['damenZuerst', damenZuerst],
    ['nurAbheben', nurAbheben],
  ];
  return all.flatMap(([name, on]) => (on ? [name] : []));
}
