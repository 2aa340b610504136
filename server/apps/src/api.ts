import { readConfig } from '@tavern-jack/platform';
import { runUntilTold } from './run-until-told.js';
import { startServer } from './start-server.js';

/** A node that only answers people; beside it a worker keeps the house. */
await runUntilTold(() => startServer(readConfig(), 'api'));
