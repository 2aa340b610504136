/** The four suits in the order in which a hand is fanned: black and red by turns. */
export const SUITS = [0, 1, 2, 3] as const;
export type Suit = (typeof SUITS)[number];
export const [PIK, HERZ, KREUZ, KARO] = SUITS;

/** The suits by number, as events and views write them. */
export const FARBEN = ['PIK', 'HERZ', 'KREUZ', 'KARO'] as const;
export type Farbe = (typeof FARBEN)[number];

/** Ranks from low to high, ace high: 2 to 14. A rank's number is its bit in a suit's mask. */
export const RANKS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export type Rank = (typeof RANKS)[number];
export const BUBE = 11;
export const DAME = 12;
export const KOENIG = 13;
export const ASS = 14;

/** The ranks' signs on German cards, from low to high. */
export const ZEICHEN = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'] as const;
type Zeichen = (typeof ZEICHEN)[number];

/** A card as events, moves and views write it: `HERZ_K`, `PIK_10`. */
export type Karte = `${Farbe}_${Zeichen}`;

/** A card inside the rules: suit times 16 plus rank. Small, sorted by suit and rank, and quick to take apart. */
export type Card = number;

export const cardOf = (suit: number, rank: number): Card => suit * 16 + rank;
export const suitOf = (card: Card): Suit => (card >> 4) as Suit;
export const rankOf = (card: Card): number => card & 15;

/** All 52 cards, by suit from low to high. */
export const ALL_CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));

const karteAt: readonly Karte[] = SUITS.flatMap((suit) =>
  Array.from({ length: 16 }, (_, rank) => `${FARBEN[suit]}_${ZEICHEN[rank - 2] ?? '?'}` as Karte),
);

/** The name of a card. */
export const karteOf = (card: Card): Karte => karteAt[card] as Karte;

/** All 52 names, by suit from low to high. */
export const KARTEN: readonly Karte[] = ALL_CARDS.map(karteOf);

const numberOf: ReadonlyMap<unknown, Card> = new Map(ALL_CARDS.map((card) => [karteOf(card), card]));

/** The card with this name; undefined for anything that is no name of a card. */
export const cardNamed = (name: unknown): Card | undefined => numberOf.get(name);

/** The card with this name. Throws RangeError for anything else. */
export function cardIn(name: Karte): Card {
  const card = cardNamed(name);
  if (card === undefined) throw new RangeError(`no card: ${String(name)}`);
  return card;
}

export const farbeOf = (suit: Suit): Farbe => FARBEN[suit];

/** The suit with this name; undefined for anything that is no name of a suit. */
export function suitNamed(name: unknown): Suit | undefined {
  const at = FARBEN.indexOf(name as Farbe);
  return at < 0 ? undefined : (at as Suit);
}
