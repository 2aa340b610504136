import type { Viewer } from '@tavern-jack/kernel';
import type { Event } from './ereignis.js';

/** What a viewer may read of an event: everything but the others' hands. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== 'ausgeteilt' || viewer === 'auditor') return event;
  return { ...event, haende: event.haende.map((hand, seat) => (seat === viewer ? hand : null)) };
}
