import { contest } from '../lib/contest.js';
import type { Section } from '../lib/section.js';
import { fanoutContestant } from './fanout-contestant.js';
import { reconnects } from './reconnects.js';
import type { ServerKind } from './server.worker.js';

const SIZES = [1_000, 5_000];
const KINDS: Readonly<Record<string, ServerKind>> = { 'plain graphql-ws': 'plain', house: 'shared', 'bare ws': 'bare' };

/** Frames to many subscribers over real sockets, and what a reconnect costs in bytes. */
export const section: Section = {
  name: 'fanout',
  async run(context) {
    const { rounds, seconds, tiny, report, log } = context;
    for (const subscribers of tiny ? [50] : SIZES) {
      const wish = tiny ? { subscribers, topics: 10, pace: 500 } : { subscribers, topics: 250, pace: 20_000 };
      const contestants = [];
      for (const [name, kind] of Object.entries(KINDS)) contestants.push(await fanoutContestant(name, kind, wish));
      const options = { rounds, seconds, yardstick: 'plain graphql-ws' };
      report.contest(await contest(`fan-out, ${subscribers} subscribers of ${wish.topics} matches`, contestants, options, log));
    }
    await reconnects(context);
  },
};
