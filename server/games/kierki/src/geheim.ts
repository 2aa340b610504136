import type { Viewer } from '@tavern-jack/kernel';
import type { Event } from './ereignis.js';

/** What a viewer may read of an event: cards that were dealt are known to their seat alone. */
export function redact(event: Event, viewer: Viewer): Event {
  if (viewer === 'auditor' || event.type !== 'gegeben') return event;
  return { ...event, blaetter: event.blaetter.map((blatt, seat) => (seat === viewer ? blatt : null)) };
}
