import {
  ASS,
  BUBE,
  type Card,
  type CardSet,
  cardOf,
  deckOf,
  type Karte,
  karteOf,
  type LayoutOrder,
  layoutOrder,
  SUITS,
  setOf,
} from '@tavern-jack/kernel';

/** How many may play. */
export const SPIELER = { min: 3, max: 6 } as const;
export const KARTEN_JE_HAND = 8;

/** The lost table: the lowest rank in the pack, and the rank with which a row of the Rentz game starts, by number of players. */
const RAENGE: Readonly<Record<number, { readonly niedrigster: number; readonly start: number }>> = {
  3: { niedrigster: 9, start: BUBE },
  4: { niedrigster: 7, start: 10 },
  5: { niedrigster: 5, start: 10 },
  6: { niedrigster: 3, start: 9 },
};

/** The pack for one number of players, and what follows from it. */
export interface Blatt {
  readonly niedrigster: number;
  readonly karten: readonly Card[];
  /** The same as a set. */
  readonly alle: CardSet;
  /** The rows of the Rentz game, each from its lowest card to its ace, in the order of the suits. */
  readonly reihen: LayoutOrder<Karte>;
  readonly startkarten: readonly Karte[];
}

function blattFuer(spieler: number): Blatt {
  const raenge = RAENGE[spieler];
  if (!raenge) throw new RangeError(`${spieler} players: 3 to 6`);
  const { niedrigster, start } = raenge;
  const karten = deckOf({ lowest: niedrigster });
  const reihen = layoutOrder(SUITS.map((suit) => karten.filter((card) => card >> 4 === suit).map(karteOf)));
  return { niedrigster, karten, alle: setOf(karten), reihen, startkarten: SUITS.map((suit) => karteOf(cardOf(suit, start))) };
}

const BLAETTER: readonly (Blatt | undefined)[] = [0, 1, 2, 3, 4, 5, 6].map((n) => (RAENGE[n] ? blattFuer(n) : undefined));

/** Heading "Rentz (Rumänien)": the pack from which everybody gets eight cards. Throws RangeError unless 3 to 6 play. */
export const blattOf = (spieler: number): Blatt => BLAETTER[spieler] ?? blattFuer(spieler);

/** Aces and lowest cards: the ends of the rows. */
export const endenIn = (karten: readonly Card[], { niedrigster }: Blatt): Card[] =>
  karten.filter((card) => (card & 15) === ASS || (card & 15) === niedrigster);
