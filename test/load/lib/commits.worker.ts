import pg from 'pg';
import { serve } from './worker.js';

/** Single commits by as many connections of Node's driver, for machines without pgbench: a weaker yardstick, as Node takes its part of the cores. */
serve({
  run: async ({ url, statement, clients, seconds }: { url: string; statement: string; clients: number; seconds: number }) => {
    const connections = Array.from({ length: clients }, () => new pg.Client({ connectionString: url }));
    await Promise.all(connections.map((client) => client.connect()));
    const start = performance.now();
    const end = start + seconds * 1000;
    let commits = 0;
    const work = async (client: pg.Client): Promise<void> => {
      while (performance.now() < end) {
        await client.query({ name: 'commit', text: statement });
        commits++;
      }
    };
    await Promise.all(connections.map(work));
    const took = (performance.now() - start) / 1000;
    await Promise.all(connections.map((client) => client.end()));
    return { commits, perSecond: commits / took, meanMs: (took * 1000 * clients) / commits };
  },
});
