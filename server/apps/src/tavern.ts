import { readConfig } from '@tavern-jack/platform';
import { runUntilTold } from './run-until-told.js';
import { startServer } from './start-server.js';

/** The whole house in one process: what `npm start` and a small deployment run. */
await runUntilTold(() => startServer(readConfig(), 'tavern'));
