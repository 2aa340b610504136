import type { Viewer } from '@tavern-jack/kernel';
import type { Event } from './ereignis.js';

/**
 * What a viewer may read of an event. A card face down is known to its seat alone; a card given away in the Verräter
 * is known to both seats: one knows it as its own, the other sees what it got.
 */
export function redact(event: Event, viewer: Viewer): Event {
  if (viewer === 'auditor') return event;
  if (event.type === 'gelegt') return event.offen || event.seat === viewer ? event : { ...event, rang: null };
  if (viewer !== 'spectator') return event;
  if (event.type === 'partieBegonnen' && event.gemischt) return { ...event, haende: null };
  return event.type === 'kartenVerraten' ? { ...event, gegeben: null } : event;
}
