import { cardIn, rankOf } from '@tavern-jack/kernel';
import type { Homie } from './homie.js';
import type { Move } from './zug.js';

/** Games in which it is good to take something. */
const BRINGEN = ['ZEHN', 'WHIST'];

/**
 * Leicht has a few habits: it looks before it chooses, names any game, lets everything be played, lays any card that fits,
 * and plays low where something costs and high where something brings points.
 */
export const leicht: Homie = (view, _seat, legalMoves, draws) => {
  const [erster] = legalMoves;
  if (!erster) throw new RangeError('nothing is legal now');
  if (erster.type === 'ansehen' || erster.type === 'zulassen') return erster;
  if (erster.type !== 'spielen') return draws.pick(legalMoves);
  const hoch = view.spiel !== null && BRINGEN.includes(view.spiel);
  const rang = (move: Move): number => (move.type === 'spielen' ? rankOf(cardIn(move.spielkarte)) : 0);
  const bester = legalMoves.reduce((a, b) => ((hoch ? rang(b) > rang(a) : rang(b) < rang(a)) ? b : a));
  return bester;
};
