import type { Card } from './card.js';

/**
 * Deals a pack from its top: to each seat in this order a packet of so many cards, then the next packet round. Gives
 * each seat's cards in the order in which it got them, by seat. Throws RangeError unless the packets use up the pack.
 */
export function dealt(pack: readonly Card[], order: readonly number[], packets: readonly number[]): readonly (readonly Card[])[] {
  const each = packets.reduce((sum, packet) => sum + packet, 0);
  if (each * order.length !== pack.length) throw new RangeError(`${pack.length} cards for ${order.length} seats with ${each} each`);
  const hands: Card[][] = order.map(() => []);
  let top = 0;
  for (const packet of packets) {
    for (const seat of order) {
      hands[seat]?.push(...pack.slice(top, top + packet));
      top += packet;
    }
  }
  return hands;
}

/** The pack after a cut: the cards below the place where it was lifted come on top. */
export const cut = (pack: readonly Card[], lifted: number): readonly Card[] => [...pack.slice(lifted), ...pack.slice(0, lifted)];
