import type { Seat } from '@tavern-jack/kernel';
import { KONTRAKTE, type Kontrakt } from './kontrakt.js';
import { type KingState, laeuft, regelnOf } from './partie.js';

/** How often a contract is still to be played; the running game counts as played once its contract is known. */
export function uebrigOf(state: KingState, kontrakt: Kontrakt): number {
  const gespielt = state.zettel.filter((zeile) => zeile.kontrakt === kontrakt).length;
  const jetzt = laeuft(state) && state.spiel?.kontrakt === kontrakt ? 1 : 0;
  return regelnOf(state).anzahl[kontrakt] - gespielt - jetzt;
}

/** How many trump or minus games a player still has to give or to choose, counted in the same way. */
export function spieleUebrigOf(state: KingState, seat: Seat): { readonly trumpf: number; readonly minus: number } {
  const { jeSpieler } = regelnOf(state);
  const eigene = state.zettel.filter(({ ansager }) => ansager === seat).map(({ kontrakt }) => kontrakt);
  if (laeuft(state) && state.spiel?.ansager === seat && state.spiel.kontrakt) eigene.push(state.spiel.kontrakt);
  const trumpf = eigene.filter((kontrakt) => kontrakt === 'TRUMPF').length;
  return { trumpf: jeSpieler.trumpf - trumpf, minus: Math.max(0, jeSpieler.minus - (eigene.length - trumpf)) };
}

/** The contracts that may be chosen now. */
export function waehlbare(state: KingState): readonly Kontrakt[] {
  const { trumpf, minus } = spieleUebrigOf(state, state.spiel?.ansager ?? 0);
  return KONTRAKTE.filter((kontrakt) => (kontrakt === 'TRUMPF' ? trumpf : minus) > 0 && uebrigOf(state, kontrakt) > 0);
}
