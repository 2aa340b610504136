import { cardNamed, type Karte } from '@tavern-jack/kernel';
import { SPIELE, type Spiel } from './spiele.js';

/** What a player may do; `ansehen`, `zulassen`, `ablehnen` and `verzichten` say nothing more than that. */
export type Move =
  | { readonly type: 'ansehen' | 'zulassen' | 'ablehnen' | 'verzichten' }
  | { readonly type: 'blindansagen' | 'ansagen'; readonly spiel: Spiel }
  | { readonly type: 'spielen' | 'anlegen'; readonly spielkarte: Karte };

/** The moves without anything to say, one object each. */
export const OHNE_WORTE = {
  ansehen: { type: 'ansehen' },
  zulassen: { type: 'zulassen' },
  ablehnen: { type: 'ablehnen' },
  verzichten: { type: 'verzichten' },
} as const satisfies Record<string, Move>;

/** Moves come from outside: a shape counts only if it has exactly the fields of a move. */
export function alsMove(roh: unknown): Move | undefined {
  if (typeof roh !== 'object' || roh === null || !Object.hasOwn(roh, 'type')) return undefined;
  const { type, spiel, spielkarte } = roh as Readonly<Record<string, unknown>>;
  const felder = Object.keys(roh).length;
  switch (type) {
    case 'ansehen':
    case 'zulassen':
    case 'ablehnen':
    case 'verzichten':
      return felder === 1 ? OHNE_WORTE[type] : undefined;
    case 'blindansagen':
    case 'ansagen': {
      const genannt = SPIELE.find((name) => name === spiel);
      return felder === 2 && genannt ? { type, spiel: genannt } : undefined;
    }
    case 'spielen':
    case 'anlegen':
      return felder === 2 && cardNamed(spielkarte) !== undefined ? { type, spielkarte: spielkarte as Karte } : undefined;
    default:
      return undefined;
  }
}
