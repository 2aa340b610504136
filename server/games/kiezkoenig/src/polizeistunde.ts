import type { Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';

/** The next turn is suspended; in the last round there is no next turn, and nothing happens. */
export function setztNaechstenZugAus(ablauf: Ablauf, seat: Seat): void {
  if (ablauf.state.runde < ablauf.state.runden) ablauf.tut({ type: 'aussetzenVerhaengt', seat });
}
