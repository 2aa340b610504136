// What can be said about stored events without a store: shapes, schemas, hashes.
// No database driver is loaded, so a program that only computes starts at once.
export { EventCatalog } from './event-catalog.js';
export { eventHash, verifyStream } from './event-hash.js';
export { type EventMeta, emptyHead, type NewEvent, type StoredEvent, type StoredRow } from './events.js';
