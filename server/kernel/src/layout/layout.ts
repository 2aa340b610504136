/** Where a card belongs: its row, and its position in that row from the lowest card. */
interface Place {
  readonly row: number;
  readonly position: number;
}

/**
 * The rows that cards are laid out in, one a suit, each from its lowest card to its highest. Nothing else says whether the ace
 * is low or high: it is where it stands in the row. A card that is out of the game is missing here, its neighbours meet.
 */
export interface LayoutOrder<Card extends string | number> {
  readonly rows: readonly (readonly Card[])[];
  readonly places: ReadonlyMap<Card, Place>;
}

/** What lies of one row: its lowest and its highest position; null: the row has not begun. Plain JSON, fit for a game's state. */
export type LaidRow = { readonly from: number; readonly to: number } | null;
export type Layout = readonly LaidRow[];

/** The cards that begin a row; 'ANY': whatever comes first does. */
export type Start<Card extends string | number> = readonly Card[] | 'ANY';

/** Throws RangeError if a card stands twice. */
export function layoutOrder<Card extends string | number>(rows: readonly (readonly Card[])[]): LayoutOrder<Card> {
  const places = new Map<Card, Place>();
  rows.forEach((cards, row) => {
    cards.forEach((card, position) => {
      if (places.has(card)) throw new RangeError(`${card} stands in two places`);
      places.set(card, { row, position });
    });
  });
  return { rows, places };
}

/** No row has begun. */
export const emptyLayout = <Card extends string | number>({ rows }: LayoutOrder<Card>): Layout => rows.map(() => null);

/** Whether a card may be laid now: it begins its row, or is next to what lies there. */
export function fits<Card extends string | number>({ places }: LayoutOrder<Card>, layout: Layout, start: Start<Card>, card: Card): boolean {
  const place = places.get(card);
  if (!place) return false;
  const row = layout[place.row];
  if (!row) return start === 'ANY' || start.includes(card);
  return place.position === row.from - 1 || place.position === row.to + 1;
}

/** The cards of a hand that may be laid now, in the order of the hand. Whoever has none must pass. */
export const layable = <Card extends string | number>(
  order: LayoutOrder<Card>,
  layout: Layout,
  start: Start<Card>,
  hand: readonly Card[],
): Card[] => hand.filter((card) => fits(order, layout, start, card));

/** The layout with one card more. Does not ask whether it fits: it folds what has happened. Throws RangeError for a card of no row. */
export function laid<Card extends string | number>({ places }: LayoutOrder<Card>, layout: Layout, card: Card): Layout {
  const place = places.get(card);
  if (!place) throw new RangeError(`${card} belongs to no row`);
  return layout.map((row, index) => (index === place.row ? grown(row, place.position) : row));
}

const grown = (row: LaidRow, position: number): LaidRow =>
  row ? { from: Math.min(row.from, position), to: Math.max(row.to, position) } : { from: position, to: position };

/** The cards that lie, by row, each from its lowest. */
export const cardsLaid = <Card extends string | number>({ rows }: LayoutOrder<Card>, layout: Layout): Card[][] =>
  rows.map((cards, index) => {
    const row = layout[index];
    return row ? cards.slice(row.from, row.to + 1) : [];
  });
