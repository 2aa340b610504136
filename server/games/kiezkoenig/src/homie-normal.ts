import type { Seat } from '@tavern-jack/kernel';
import { kneipenfelder } from './brett.js';
import type { Homie } from './homie.js';
import { waehle } from './homie-leicht.js';
import type { Move } from './partie.js';
import { priceOf, type View } from './view.js';

/** The cushion that Normal never spends, in Taler. */
const POLSTER = 150;

/** Normal keeps a fixed cushion, builds where the Deckel grows most, and takes over what completes a quarter. */
export const normal: Homie = (view, seat, legalMoves) => {
  const taler = view.spieler[seat]?.taler ?? 0;
  const bezahlbar = (move: Move) => taler - priceOf(view, seat, move) >= POLSTER;
  const [frage] = legalMoves;
  if (frage?.type === 'kaufen') return waehle(legalMoves, bezahlbar(frage) ? 'kaufen' : 'lassen');
  if (frage?.type === 'uebernehmen') {
    return waehle(legalMoves, bezahlbar(frage) && vervollstaendigt(view, seat) ? 'uebernehmen' : 'lassen');
  }
  const [bester] = legalMoves
    .filter((m) => m.type === 'ausbauen' && bezahlbar(m))
    .sort((a, b) => priceOf(view, seat, b) - priceOf(view, seat, a));
  return bester ?? waehle(legalMoves, 'wuerfeln');
};

/** Whether the pub in which the seat stands is the last one it lacks in that quarter. */
function vervollstaendigt(view: View, seat: Seat): boolean {
  const hier = view.spieler[seat]?.feld;
  const viertel = kneipenfelder.find((k) => k.feld === hier)?.viertel;
  return view.kneipen.every((k) => k.viertel !== viertel || k.feld === hier || k.besitzer === seat);
}
