import { gerollt, gewaehlt, rollwerte, type Wurfwerte } from './bestes-spiel.js';
import { trefferOf } from './chancen.js';
import { bester, type Homie, istNehmen } from './homie.js';
import { bedrohung, type Kartenwerte, kartenwerte } from './kartenwert.js';
import type { Move } from './partie.js';
import type { View } from './view.js';
import { WUERFE_INSGESAMT } from './wurfraum.js';

const NICHTS_GETROFFEN = Number.NEGATIVE_INFINITY;

/**
 * Schwer gives each way to end the turn a worth in points, the penalty too, and then plays the rolls exactly: of all sets of
 * dice it keeps the one that brings the highest worth on average, if it goes on like that.
 */
export const schwer: Homie = (view, seat, legalMoves) => {
  const [einzige] = legalMoves;
  if (einzige && legalMoves.length === 1) return einzige;
  if (einzige?.type === 'schenken') return bester(legalMoves, (move) => (move.type === 'schenken' ? bedrohung(view, move.an) : 0));
  const werte = kartenwerte(view, seat);
  const rolle = legalMoves.every(istNehmen) ? () => 0 : rollen(view, werte);
  return bester(legalMoves, (move) => wertDes(move, werte, rolle));
};

function wertDes(move: Move, { karten, strafe }: Kartenwerte, rolle: (menge: number) => number): number {
  if (move.type === 'nehmen') return karten[move.platz] ?? 0;
  if (move.type === 'aufhoeren') return strafe;
  return move.type === 'wuerfeln' ? rolle(move.behalten.reduce((bits, wuerfel) => bits | (1 << wuerfel), 0)) : 0;
}

/** The worth of each set of dice that may be kept now, with the rolls that are left. */
function rollen(view: View, werte: Kartenwerte): (menge: number) => number {
  let danach = endwerte(view, werte);
  for (let wurf = view.wurf + 1; wurf < view.wuerfe; wurf++) danach = gewaehlt(gerollt(danach));
  return rollwerte(danach, view.wuerfel ?? []);
}

/** What each throw is worth when nothing is rolled any more: the best citizen met, or the penalty. */
function endwerte(view: View, { karten, strafe }: Kartenwerte): Wurfwerte {
  const werte = new Float64Array(WUERFE_INSGESAMT).fill(NICHTS_GETROFFEN);
  for (const { platz, karte } of view.reihe) {
    if (!karte) continue;
    const treffer = trefferOf(karte.buerger);
    const wert = karten[platz] ?? 0;
    for (let wurf = 0; wurf < WUERFE_INSGESAMT; wurf++) {
      if (treffer[wurf] === 1 && wert > (werte[wurf] as number)) werte[wurf] = wert;
    }
  }
  for (let wurf = 0; wurf < WUERFE_INSGESAMT; wurf++) if (werte[wurf] === NICHTS_GETROFFEN) werte[wurf] = strafe;
  return werte;
}
