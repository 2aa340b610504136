import type { Homie } from './homie.js';
import type { Move } from './partie.js';

/** Leicht goes by mood: out of four moods two are for buying, one for upgrading, one for taking over. */
export const leicht: Homie = (_view, _seat, legalMoves, draws) => {
  const laune = draws.below(4);
  const [frage] = legalMoves;
  if (frage?.type === 'kaufen') return waehle(legalMoves, laune < 2 ? 'kaufen' : 'lassen');
  if (frage?.type === 'uebernehmen') return waehle(legalMoves, laune < 1 ? 'uebernehmen' : 'lassen');
  const ausbauten = legalMoves.filter((m) => m.type === 'ausbauen');
  return laune < 1 && ausbauten.length > 0 ? draws.pick(ausbauten) : waehle(legalMoves, 'wuerfeln');
};

/** The legal move of this type. Throws RangeError if there is none. */
export function waehle(legalMoves: readonly Move[], type: Move['type']): Move {
  const move = legalMoves.find((m) => m.type === type);
  if (!move) throw new RangeError(`${type} is not legal now`);
  return move;
}
