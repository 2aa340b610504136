import { fits, type Layout, type LayoutOrder, type Start } from './layout.js';

/** Every card that would fit now, whoever holds it: by row, from its lowest. */
export const openCards = <Card extends string | number>(order: LayoutOrder<Card>, layout: Layout, start: Start<Card>): Card[] =>
  order.rows.flatMap((cards) => cards.filter((card) => fits(order, layout, start, card)));

/** Whether a card is the lowest or the highest of its row; undefined if it stands in between. A row of one card: the lowest. */
export function endOfRow<Card extends string | number>({ rows, places }: LayoutOrder<Card>, card: Card): 'LOWEST' | 'HIGHEST' | undefined {
  const place = places.get(card);
  if (!place) return undefined;
  if (place.position === 0) return 'LOWEST';
  return place.position === (rows[place.row]?.length ?? 0) - 1 ? 'HIGHEST' : undefined;
}

/**
 * The cards that must still lie before this one can, nearest to the beginning of the row first; empty if it fits or lies already.
 * Empty for 'ANY' too: then every card begins its row. Throws RangeError if no start card belongs to the row.
 */
export function cardsBefore<Card extends string | number>(
  order: LayoutOrder<Card>,
  layout: Layout,
  start: Start<Card>,
  card: Card,
): Card[] {
  const place = order.places.get(card);
  if (!place) throw new RangeError(`${card} belongs to no row`);
  const cards = order.rows[place.row] ?? [];
  const row = layout[place.row];
  if (row && place.position >= row.from && place.position <= row.to) return [];
  if (row) return place.position < row.from ? between(cards, row.from - 1, place.position) : between(cards, row.to + 1, place.position);
  if (start === 'ANY') return [];
  const begin = cards.findIndex((first) => start.includes(first));
  if (begin < 0) throw new RangeError(`no start card in the row of ${card}`);
  return between(cards, begin, place.position);
}

/** From one position up to, but not including, another, in that direction. */
function between<Card>(cards: readonly Card[], from: number, to: number): Card[] {
  return to >= from ? cards.slice(from, to) : cards.slice(to + 1, from + 1).reverse();
}
