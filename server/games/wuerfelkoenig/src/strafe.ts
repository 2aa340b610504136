import type { Draws, Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { PLAETZE } from './orte.js';

/**
 * Heading "2b. Strafkarte nehmen": a penalty, each untaken one equally likely, and the rightmost citizen is put away.
 * A shuffled pile is the same, but nothing exists here that could leak.
 */
export function nimmtStrafe(ablauf: Ablauf, seat: Seat, draws: Draws): void {
  ablauf.tut({ type: 'strafeGenommen', seat, punkte: -draws.pick(ablauf.state.tisch.strafen) });
  const platz = PLAETZE.length - 1;
  const buerger = ablauf.state.tisch.reihe[platz];
  if (buerger) ablauf.tut({ type: 'buergerAbgelegt', platz, buerger });
}
