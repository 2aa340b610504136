import { type Homie, istNehmen, rolleFuer } from './homie.js';

/** Leicht plays by mood: aims at any open citizen, each time at another one, and often takes the first that comes along. */
export const leicht: Homie = (view, _seat, legalMoves, draws) => {
  const [einzige] = legalMoves;
  if (einzige && legalMoves.length === 1) return einzige;
  const nehmbar = legalMoves.filter(istNehmen);
  const rollen = legalMoves.filter((move) => move.type === 'wuerfeln');
  if (nehmbar.length > 0 && (rollen.length === 0 || draws.below(2) === 0)) return draws.pick(nehmbar);
  const ziele = view.reihe.flatMap(({ karte }) => karte ?? []);
  const rolle = rollen.length > 0 && ziele.length > 0 ? rolleFuer(view, rollen, draws.pick(ziele)) : undefined;
  return rolle ?? draws.pick(rollen.length > 0 ? rollen : legalMoves);
};
