import { startServer } from '@tavern-jack/apps';
import { serve } from '../lib/worker.js';

/** The real server, without the parts that keep the house. */
serve({
  open: async (databaseUrl: string) => {
    const config = { databaseUrl, redisUrl: undefined, port: 0, host: '127.0.0.1', homieThinkMs: { low: 0, high: 0 } };
    return (await startServer(config, 'api')).port;
  },
});
