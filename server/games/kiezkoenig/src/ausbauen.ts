import type { Rejection, Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { absage } from './absage.js';
import { type KiezkoenigState, type Kneipe, kneipenOf, spielerOf } from './partie.js';
import { ausbauPreis } from './wert.js';

const ZAPFANLAGE = 2;

/** Heading "Ausbauen": why this pub cannot be upgraded now; undefined if it can. */
export function ausbauHindernis(state: KiezkoenigState, seat: Seat, feld: number): Rejection | undefined {
  const kneipe = state.kneipen.find((k) => k.feld === feld);
  if (kneipe?.besitzer !== seat) return absage('NICHT_DEINE', 'ausbauen');
  if (state.ausgebaut) return absage('SCHON_AUSGEBAUT', 'ausbauen');
  if (kneipe.stufe >= ZAPFANLAGE) return absage('VOLL_AUSGEBAUT', 'ausbauen');
  const missing = ausbauPreis(feld) - spielerOf(state, seat).taler;
  return missing > 0 ? absage('ZU_TEUER', 'ausbauen', { missing }) : undefined;
}

export const ausbaubar = (state: KiezkoenigState, seat: Seat): readonly Kneipe[] =>
  kneipenOf(state, seat).filter((k) => ausbauHindernis(state, seat, k.feld) === undefined);

/** One step, paid to the bank; `preis` 0 is the gift of the Fassbier-Spende. */
export function bautAus(ablauf: Ablauf, seat: Seat, feld: number, preis = ausbauPreis(feld)): void {
  const stufe = (ablauf.state.kneipen.find((k) => k.feld === feld)?.stufe ?? 0) + 1;
  ablauf.tut({ type: 'ausgebaut', seat, feld, stufe, preis });
}
