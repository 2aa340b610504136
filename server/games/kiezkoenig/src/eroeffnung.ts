import type { SeatPlan } from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import { startTaler } from './brett.js';
import type { Event } from './ereignis.js';
import { initial, type Options } from './partie.js';
import { gehtWeiter } from './zug.js';

export const SEATS = { min: 2, max: 4 } as const;

/** Lays out the board: playing order clockwise from the starting seat, 100 Taler more for each later place. Throws RangeError on a plan outside 2 to 4 seats. */
export function setup({ count, startingSeat }: SeatPlan, options: Options): readonly Event[] {
  const passt = Number.isInteger(count) && count >= SEATS.min && count <= SEATS.max;
  if (!passt || !Number.isInteger(startingSeat) || startingSeat < 0 || startingSeat >= count) {
    throw new RangeError(`${count} seats, seat ${startingSeat} begins: 2 to 4 seats`);
  }
  const reihenfolge = Array.from({ length: count }, (_, platz) => (startingSeat + platz) % count);
  const taler = reihenfolge.map((_, seat) => startTaler(reihenfolge.indexOf(seat)));
  const leer = initial(options);
  const ablauf = new Ablauf(leer);
  ablauf.tut({ type: 'partieEroeffnet', reihenfolge, taler, runden: leer.runden });
  gehtWeiter(ablauf);
  return ablauf.events;
}
