import type { Section } from './lib/section.js';

/** Every section by name, loaded when it is asked for. They run in this order. */
export const SECTIONS: Readonly<Record<string, () => Promise<{ section: Section }>>> = {
  appends: () => import('./appends/index.js'),
  moves: () => import('./moves/index.js'),
  feed: () => import('./feed/index.js'),
  fanout: () => import('./fanout/index.js'),
  replay: () => import('./replay/index.js'),
  memory: () => import('./memory/index.js'),
};
