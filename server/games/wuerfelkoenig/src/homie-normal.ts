import type { Seat } from '@tavern-jack/kernel';
import { chanceAuf } from './chancen.js';
import { bester, type Homie, istNehmen, rolleFuer, sofortwert } from './homie.js';
import type { Move } from './partie.js';
import type { PlatzView, View } from './view.js';

/**
 * Normal plays for one target: the open citizen whose points times chance are highest. It keeps what helps towards it and
 * takes it when it is met; without rolls left it takes the most valuable citizen met. A dragon goes to the leader.
 */
export const normal: Homie = (view, seat, legalMoves) => {
  const [einzige] = legalMoves;
  if (einzige && legalMoves.length === 1) return einzige;
  if (einzige?.type === 'schenken') return anFuehrenden(view, legalMoves);
  const feen = view.spieler[seat]?.feen ?? 0;
  const nehmbar = legalMoves.filter(istNehmen);
  const wertvollster = () => bester(nehmbar, ({ platz }) => (view.reihe[platz] ? sofortwert(view.reihe[platz], feen) : 0));
  if (nehmbar.length === legalMoves.length) return wertvollster();
  const ziel = zielOf(view, feen);
  const getroffen = nehmbar.find(({ platz }) => platz === ziel.platz);
  const rolle = ziel.karte ? rolleFuer(view, legalMoves, ziel.karte) : undefined;
  return getroffen ?? rolle ?? (nehmbar.length > 0 ? wertvollster() : einzigeRolle(legalMoves));
};

/** Where points times chance are highest with the rolls that are left. */
function zielOf(view: View, feen: number): PlatzView {
  const uebrig = view.wuerfe - view.wurf;
  return bester(view.reihe, (platz) =>
    platz.karte ? sofortwert(platz, feen) * chanceAuf(platz.karte.buerger, view.wuerfel, uebrig) : Number.NEGATIVE_INFINITY,
  );
}

/** All six dice once more, for the rare case that everything useful already lies. */
const einzigeRolle = (legalMoves: readonly Move[]): Move =>
  bester(legalMoves, (move) => (move.type === 'wuerfeln' ? -move.behalten.length : -7));

/** Gives the dragon to whoever has most points. */
function anFuehrenden(view: View, legalMoves: readonly Move[]): Move {
  const punkte = (seat: Seat) => view.spieler[seat]?.punkte ?? 0;
  return bester(legalMoves, (move) => (move.type === 'schenken' ? punkte(move.an) : Number.NEGATIVE_INFINITY));
}
