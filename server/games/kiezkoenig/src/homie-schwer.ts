import type { Seat } from '@tavern-jack/kernel';
import { aussicht, type Brettlage, brettlage } from './aussicht.js';
import type { Homie } from './homie.js';
import type { Move } from './partie.js';
import { priceOf, type View } from './view.js';

/** Schwer imagines the board after each legal move and takes the one with the best prospects. */
export const schwer: Homie = (view, seat, legalMoves) => {
  const jetzt = brettlage(
    view,
    legalMoves.some((m) => m.type === 'wuerfeln'),
  );
  let [beste] = legalMoves;
  let hoechste = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves) {
    const wertung = aussicht(nach(view, jetzt, seat, move), seat);
    if (wertung > hoechste) [beste, hoechste] = [move, wertung];
  }
  if (!beste) throw new RangeError('no legal move to choose from');
  return beste;
};

/** The board after a move, before chance has its say. */
function nach(view: View, lage: Brettlage, seat: Seat, move: Move): Brettlage {
  const preis = priceOf(view, seat, move);
  if (preis === 0) return lage;
  const feld = move.type === 'ausbauen' ? move.feld : view.spieler[seat]?.feld;
  const von = lage.kneipen.find((k) => k.feld === feld)?.besitzer;
  const geld = (s: Seat) => (s === seat ? -preis : move.type === 'uebernehmen' && s === von ? preis : 0);
  return {
    ...lage,
    spieler: lage.spieler.map((platz, s) => ({ ...platz, taler: platz.taler + geld(s) })),
    kneipen: lage.kneipen.map((k) => {
      if (k.feld !== feld) return k;
      return move.type === 'ausbauen' ? { ...k, stufe: k.stufe + 1 } : { ...k, besitzer: seat };
    }),
  };
}
