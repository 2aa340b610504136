import { EventStore1732900000001 } from './0001-event-store.js';
import { House1732900000002 } from './0002-house.js';

/** Every migration, oldest first. A released one is never edited; the next change is a new file. */
export const migrations = [EventStore1732900000001, House1732900000002];
