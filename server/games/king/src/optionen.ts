import { cardIn, type Karte } from '@tavern-jack/kernel';

/** KINGEN: a fixed order. DOPPEL_KING and RIFKI: twenty games, each of them chosen. */
export const SPIELFORMEN = ['KINGEN', 'DOPPEL_KING', 'RIFKI'] as const;
export type Spielform = (typeof SPIELFORMEN)[number];

/** Who decides on trumps: the dealer's last card, the dealer, or whoever buys that from the dealer. */
export const TRUMPFWAHLEN = ['LETZTE_KARTE', 'GEBER', 'KAUF'] as const;
export type Trumpfwahl = (typeof TRUMPFWAHLEN)[number];

export type Options = {
  readonly spielform: Spielform;
  readonly trumpfwahl: Trumpfwahl;
  /** Duties of the IWWA tournaments. */
  readonly turnierregeln: boolean;
  /** The single card costs 4, the seventh and the last trick 3 each. */
  readonly andereWerte: boolean;
  /** The card of the fifth game. */
  readonly einzelkarte: Karte;
  /** The queens come before the kings and jacks. */
  readonly damenZuerst: boolean;
  /** Shuffled before the first game only; afterwards gathered and cut. */
  readonly nurAbheben: boolean;
};

export const SEATS = { min: 3, max: 5 } as const;

export const OFFIZIELL: Options = {
  spielform: 'KINGEN',
  trumpfwahl: 'LETZTE_KARTE',
  turnierregeln: false,
  andereWerte: false,
  einzelkarte: 'HERZ_K',
  damenZuerst: false,
  nurAbheben: false,
};

export const PRESETS: readonly { readonly id: string; readonly options: Options }[] = [
  { id: 'offiziell', options: OFFIZIELL },
  { id: 'turnier', options: { ...OFFIZIELL, turnierregeln: true, trumpfwahl: 'GEBER' } },
  { id: 'geberWaehltTrumpf', options: { ...OFFIZIELL, trumpfwahl: 'GEBER' } },
  { id: 'trumpfkauf', options: { ...OFFIZIELL, trumpfwahl: 'KAUF' } },
  { id: 'andereWerte', options: { ...OFFIZIELL, andereWerte: true, damenZuerst: true } },
  { id: 'karoZehn', options: { ...OFFIZIELL, einzelkarte: 'KARO_10' } },
  { id: 'doppelKing', options: { ...OFFIZIELL, spielform: 'DOPPEL_KING' } },
  { id: 'rifki', options: { ...OFFIZIELL, spielform: 'RIFKI', trumpfwahl: 'GEBER' } },
];

/** The cards that are taken out for so many players. */
export const OHNE: Readonly<Record<number, readonly Karte[]>> = { 3: ['PIK_2'], 4: [], 5: ['PIK_7', 'KREUZ_7'] };

/** Why these options do not go together, or not with so many players. */
export function exclusions(options: Options, seats: number): readonly string[] {
  const { spielform, trumpfwahl, turnierregeln, andereWerte, einzelkarte, damenZuerst } = options;
  const rifki = spielform === 'RIFKI';
  const reasons: readonly (readonly [boolean, string])[] = [
    [spielform === 'DOPPEL_KING' && seats !== 4, 'DOPPEL_KING_NUR_ZU_VIERT'],
    [rifki && seats !== 4, 'RIFKI_NUR_ZU_VIERT'],
    // Rıfkı brings values and duties of its own, and its declarer names trumps.
    [rifki && trumpfwahl !== 'GEBER', 'RIFKI_ANSAGER_BESTIMMT_TRUMPF'],
    [rifki && turnierregeln, 'RIFKI_HAT_EIGENE_PFLICHTEN'],
    [rifki && (andereWerte || einzelkarte !== 'HERZ_K'), 'RIFKI_HAT_EIGENE_WERTE'],
    // In a tournament the dealer names trumps; he may sell that, but a card does not decide it.
    [turnierregeln && trumpfwahl === 'LETZTE_KARTE', 'TURNIER_GEBER_WAEHLT_TRUMPF'],
    // With three or five players these values would not sum to what the tricks bring back.
    [andereWerte && seats !== 4, 'ANDERE_WERTE_NUR_ZU_VIERT'],
    [damenZuerst && spielform !== 'KINGEN', 'REIHENFOLGE_WIRD_ANGESAGT'],
    [(OHNE[seats] ?? []).includes(einzelkarte), 'EINZELKARTE_NICHT_IM_SPIEL'],
  ];
  return reasons.flatMap(([holds, reason]) => (holds ? [reason] : []));
}

/** The main rules for three, four or five players; nothing else is staked. */
export const isOfficial = (options: Options): boolean =>
  (Object.keys(OFFIZIELL) as (keyof Options)[]).every((name) => options[name] === OFFIZIELL[name]);

/** The card of the fifth game inside the rules. */
export const einzelkarteOf = ({ einzelkarte }: Options) => cardIn(einzelkarte);
