import { isRude } from './rude-names.js';

export const LONGEST_NAME = 20;
const FINE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;

/** The name as it is kept (composed, single spaces), or undefined if it does not work. */
export function playerName(wish: string): string | undefined {
  const name = wish.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return [...name].length <= LONGEST_NAME && FINE.test(name) && !isRude(name) ? name : undefined;
}
