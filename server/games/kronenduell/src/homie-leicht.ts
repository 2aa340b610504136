import type { Homie } from './homie.js';

/** Leicht goes by mood: any card is as good as another. */
export const leicht: Homie = (_view, _seat, legalMoves, draws) => draws.pick(legalMoves);
