import { eventDefinitions } from '@tavern-jack/contracts/events';
import { createLogger, Database, EventCatalog, EventStore } from '@tavern-jack/platform';
import { SAMPLE_TYPE } from './sample.js';

/** A machine that stalls for seconds is waited for: it must not end a run of a quarter of an hour. */
const PATIENCE_MS = 60_000;

/** The house's event store on a database of the bench, with the bench's own event in its catalog. */
export function openStore(url: string) {
  const log = createLogger('bench', { level: 'warn' });
  const database = new Database(url, { applicationName: 'tavern-jack bench', log });
  const toys = { 'secretChoice.opened': { schema: 1 }, 'secretChoice.laid': { schema: 1 } };
  const catalog = new EventCatalog({ ...eventDefinitions, ...toys, [SAMPLE_TYPE]: { schema: 1 } });
  const store = new EventStore(database, catalog, { log, patienceMs: PATIENCE_MS });
  const close = async (): Promise<void> => {
    await store.close();
    await database.close();
  };
  return { database, store, log, close };
}
