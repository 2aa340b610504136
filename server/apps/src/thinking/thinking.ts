import { existsSync } from 'node:fs';
import type { GameCard } from '@tavern-jack/features';
import { type Thinking, thinkingInline } from '@tavern-jack/features/thinking';
import { type Menu, theMenu } from '../menu.js';
import { threadProgram } from '../thread-program.js';
import { ThinkingPool } from './thinking-pool.js';

/** The injection token of where homies think. */
export const THINKING = Symbol('thinking');

const PROGRAM = threadProgram('think');

/**
 * Where the homies of a menu think: in threads that load the menu themselves. Of another menu than the house's own (a bench
 * adds a game) or without the built program (tests run the sources) they think in this thread.
 */
export function thinkingFor(menu: Menu, card: GameCard): Thinking {
  if (menu !== theMenu || !existsSync(PROGRAM)) return thinkingInline((id) => card.get(id));
  return new ThinkingPool(PROGRAM);
}
