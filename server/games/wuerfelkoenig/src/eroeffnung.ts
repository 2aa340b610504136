import type { Draws, SeatPlan } from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import type { Event } from './ereignis.js';
import { BUERGER, type Buerger } from './karten.js';
import { PLAETZE } from './orte.js';
import { initial, type Options } from './partie.js';
import { gehtWeiter } from './zug.js';

export const SEATS = { min: 2, max: 5 } as const;

/** Lays out the table: five citizens, each equally likely; play goes clockwise from the starting seat. Throws RangeError on a plan outside 2 to 5 seats. */
export function setup({ count, startingSeat }: SeatPlan, options: Options, draws: Draws): readonly Event[] {
  const passt = Number.isInteger(count) && count >= SEATS.min && count <= SEATS.max;
  if (!passt || !Number.isInteger(startingSeat) || startingSeat < 0 || startingSeat >= count) {
    throw new RangeError(`${count} seats, seat ${startingSeat} begins: 2 to 5 seats`);
  }
  const ablauf = new Ablauf(initial(options));
  const reihenfolge = Array.from({ length: count }, (_, platz) => (startingSeat + platz) % count);
  ablauf.tut({ type: 'partieEroeffnet', reihenfolge, reihe: ersteReihe(draws) });
  gehtWeiter(ablauf, draws);
  return ablauf.events;
}

function ersteReihe(draws: Draws): readonly Buerger[] {
  const reihe: Buerger[] = [];
  for (const _ of PLAETZE) reihe.push(draws.pick(BUERGER.filter((buerger) => !reihe.includes(buerger))));
  return reihe;
}
