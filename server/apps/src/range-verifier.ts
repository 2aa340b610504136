import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { GameCard, MatchAudit } from '@tavern-jack/features';
import { Database, EventCatalog, type RangeReport, type RangeVerifier, verifyRange } from '@tavern-jack/platform';
import { theMenu } from './menu.js';
import { threadProgram } from './thread-program.js';

export interface OpenVerifier {
  readonly verify: RangeVerifier;
  close(): Promise<unknown>;
}

/** A verifier in this thread, with a connection of its own. */
export function verifierOn(databaseUrl: string): OpenVerifier {
  const db = new Database(databaseUrl, { applicationName: 'tavern-jack verify', poolSize: 1 });
  const audit = new MatchAudit(db, new EventCatalog(theMenu.events), new GameCard(theMenu.games, theMenu.scripts));
  return { verify: (range) => verifyRange(db.pool, range, audit.check), close: () => db.close() };
}

/** A verifier in a thread of its own. Whatever ends the thread rejects what waits for it. */
export function threadedVerifier(databaseUrl: string): OpenVerifier {
  const worker = new Worker(threadProgram('verify'), { workerData: databaseUrl });
  return {
    verify: async (range) => {
      const answer = once(worker, 'message');
      worker.postMessage(range);
      return (await answer)[0] as RangeReport;
    },
    close: () => worker.terminate(),
  };
}
