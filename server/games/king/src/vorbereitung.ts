import type { Draws, SeatPlan } from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import type { Event } from './ereignis.js';
import { type Options, SEATS } from './optionen.js';
import { initial } from './partie.js';
import { gehtWeiter } from './spiel.js';

/** Opens a match; the starting seat deals first. Throws RangeError for a plan outside 3 to 5 seats. */
export function setup({ count, startingSeat }: SeatPlan, options: Options, draws: Draws): readonly Event[] {
  const passt = Number.isInteger(count) && count >= SEATS.min && count <= SEATS.max;
  if (!passt || !Number.isInteger(startingSeat) || startingSeat < 0 || startingSeat >= count) {
    throw new RangeError(`${count} seats, seat ${startingSeat} deals: 3 to 5 seats`);
  }
  const ablauf = new Ablauf(initial(options));
  ablauf.tut({ type: 'partieEroeffnet', spieler: count, ersterGeber: startingSeat });
  gehtWeiter(ablauf, draws);
  return ablauf.events;
}
