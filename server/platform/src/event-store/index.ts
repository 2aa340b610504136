export { Archive } from './archive.js';
export { type CatalogEntry, EventCatalog, type Upcaster } from './event-catalog.js';
export { blockHash, eventHash, verifyStream } from './event-hash.js';
export { type CommitListener, EventStore, type EventStoreOptions } from './event-store.js';
export {
  type Append,
  type AppendResult,
  type EventMeta,
  emptyHead,
  type NewEvent,
  type StoredEvent,
  type StoredRow,
  type StreamHead,
} from './events.js';
export { BrokenChain, StoreBusy, StoreUnavailable, TryAgainError, UnknownEventSchema, UnknownEventType } from './faults.js';
export { lifted } from './log-reader.js';
export { type BlockRange, verifyBlocks, type WrongBlock } from './verify-blocks.js';
