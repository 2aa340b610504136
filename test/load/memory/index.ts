import type { Section } from '../lib/section.js';
import { costOfGrowth } from './growth.js';
import { heldByMatches } from './held-by-matches.js';

/** What stays in memory, and whether an append costs more when more is stored. */
export const section: Section = {
  name: 'memory',
  async run(context) {
    await heldByMatches(context);
    await costOfGrowth(context);
  },
};
