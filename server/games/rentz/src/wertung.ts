import type { Draws, Outcome, Seat, Standing } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { gabenFuer, gibtWeiter } from './geben.js';
import type { RentzState } from './partie.js';
import { ausgespielt } from './stich.js';

/** A deal is written down; then comes the next, or the end. */
export function schreibtAuf(ablauf: Ablauf, draws: Draws): void {
  const { gabe, ansager, spiel, blind, spielpunkte, stand, spieler } = ablauf.state;
  if (spiel === null) throw new RangeError('no game was named');
  const neu = stand.map((punkte, seat) => punkte + (spielpunkte[seat] ?? 0));
  const vorzeitig = spiel !== 'RENTZ' && !ausgespielt(ablauf.state);
  ablauf.tut({ type: 'gabeGewertet', gabe, ansager, spiel, blind, vorzeitig, ergebnis: spielpunkte, stand: neu });
  if (gabe < gabenFuer(spieler)) gibtWeiter(ablauf, draws);
  else ablauf.tut({ type: 'partieBeendet', stand: neu, sieger: vorn(neu) });
}

const vorn = (stand: readonly number[]): Seat[] => stand.flatMap((punkte, seat) => (punkte === Math.max(...stand) ? [seat] : []));

/** The ranking by points, those of the deal in play included; equal points share a place. */
export function standing({ stand, spielpunkte }: RentzState): Standing {
  const punkte = stand.map((bisher, seat) => bisher + (spielpunkte[seat] ?? 0));
  return punkte
    .map((score, seat) => ({ seat, score, place: 1 + punkte.filter((other) => other > score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export const outcome = (state: RentzState): Outcome | undefined =>
  state.sieger ? { standing: standing(state), winners: state.sieger } : undefined;

/** In proportion to the points above the lowest at the table; all equal: equal shares. */
export function potWeights({ standing }: Outcome): readonly number[] {
  const lowest = Math.min(...standing.map(({ score }) => score));
  const weights = [...standing].sort((a, b) => a.seat - b.seat).map(({ score }) => score - lowest);
  return weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
}
