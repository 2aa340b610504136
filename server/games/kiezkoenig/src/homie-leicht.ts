import type { Homie } from './homie.js';
import type { Move } from './partie.js';

/** Leicht goes by mood: out of four moods three are for buying, one for upgrading, one for taking over. */
export const leicht: Homie = (_view, _seat, legalMoves, draws) => {
  const launen = draws.below(4);
  const [frage] = legalMoves;
  if (frage?.type === 'kaufen') return waehle(legalMoves, launen < 3 ? 'kaufen' : 'lassen');
  if (frage?.type === 'uebernehmen') return waehle(legalMoves, launen < 1 ? 'uebernehmen' : 'lassen');
  const ausbauten = legalMoves.filter((m) => m.type === 'ausbauen');
  return launen < 1 && ausbauten.length > 0 ? draws.pick(ausbauten) : waehle(legalMoves, 'wuerfeln');
};

/** The legal move of this type. Throws RangeError if there is none. */
export function waehle(legalMoves: readonly Move[], type: Move['type']): Move {
  const move = legalMoves.find((m) => m.type === type);
  if (!move) throw new RangeError(`${type} is not legal now`);
  return move;
}
