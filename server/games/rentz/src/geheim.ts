import type { Viewer } from '@tavern-jack/kernel';
import type { Event } from './ereignis.js';

/**
 * What a viewer may read of an event. A hand is known to its seat alone; the chooser does not see even the own hand before
 * the cards are taken up.
 */
export function redact(event: Event, viewer: Viewer): Event {
  if (viewer === 'auditor') return event;
  if (event.type === 'gegeben') {
    const sieht = (seat: number) => seat === viewer && seat !== event.ansager;
    return { ...event, blaetter: event.blaetter.map((blatt, seat) => (sieht(seat) ? blatt : null)) };
  }
  return event.type === 'aufgenommen' && event.seat !== viewer ? { ...event, handkarten: null } : event;
}
