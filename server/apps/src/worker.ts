import { readConfig } from '@tavern-jack/platform';
import { runUntilTold } from './run-until-told.js';
import { startWorker } from './start-worker.js';

/** Keeps the house: alarms, projections, sweeping. One is enough; more share the work. */
await runUntilTold(() => startWorker(readConfig()));
