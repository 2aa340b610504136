import { collectAlone, startServer, theMenu } from '@tavern-jack/apps';
import { serve } from '../lib/worker.js';
import { counter, counterContract } from './counter.js';

const event = (name: string) => [`zaehler.${name}`, { schema: 1 }] as const;

interface Wish {
  readonly databaseUrl: string;
  readonly redisUrl?: string;
}

/** The whole tavern in one process, as `npm start` runs it, with one more game on its menu. */
serve({
  open: async ({ databaseUrl, redisUrl }: Wish) => {
    collectAlone();
    const config = { databaseUrl, redisUrl, port: 0, host: '127.0.0.1', homieThinkMs: { low: 0, high: 0 } };
    const menu = {
      games: [...theMenu.games, counter],
      scripts: theMenu.scripts,
      events: { ...theMenu.events, ...Object.fromEntries([event('begonnen'), event('gezaehlt')]) },
      typeDefs: theMenu.typeDefs + counterContract,
    };
    return { url: `http://127.0.0.1:${(await startServer(config, 'tavern', menu)).port}/graphql` };
  },
});
