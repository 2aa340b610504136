// The counter of the moves section as a game of boardgame.io, in memory.
import { createRequire } from 'node:module';
import { serve } from '../../dist/lib/worker.js';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  moves: { weiter: ({ G }) => ({ count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

serve({
  open: async () => {
    const { appServer } = await Server({ games: [counter], origins: [Origins.LOCALHOST] }).run({ port: 0 });
    return { url: `http://127.0.0.1:${appServer.address().port}` };
  },
});
