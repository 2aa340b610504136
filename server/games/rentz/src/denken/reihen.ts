import { emptyLayout, type Layout, laid } from '@tavern-jack/kernel';
import { blattOf } from '../karten.js';
import type { View } from '../view.js';

/** The layout that the rows of a view show. */
export function reihenOf({ reihen, spieler }: View): Layout {
  const { reihen: ordnung } = blattOf(spieler.length);
  return reihen.flatMap(({ liegen }) => liegen).reduce((layout, karte) => laid(ordnung, layout, karte), emptyLayout(ordnung));
}
