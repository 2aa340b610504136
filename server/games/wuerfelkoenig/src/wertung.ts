import type { Outcome, Standing } from '@tavern-jack/kernel';
import { gedruckt } from './karten.js';
import type { Stapel, Stapelkarte, WuerfelkoenigState } from './partie.js';

/** Points of one card as printed; a fairy has none of its own. */
export const punkteDer = (karte: Stapelkarte): number => (karte.sorte === 'BUERGER' ? gedruckt(karte.buerger).punkte : karte.punkte);

export const feenIn = (reich: Stapel): number =>
  reich.filter((karte) => karte.sorte === 'BUERGER' && gedruckt(karte.buerger).art === 'FEE').length;

/** All points of a kingdom: printed points, and each of n fairies counts n. */
export const punkteOf = (reich: Stapel): number => reich.reduce((summe, karte) => summe + punkteDer(karte), feenIn(reich) ** 2);

/** Minus points of penalties and dragons, as a positive number. */
export const minuspunkteOf = (reich: Stapel): number =>
  reich.reduce((summe, karte) => {
    const punkte = punkteDer(karte);
    return punkte < 0 ? summe - punkte : summe;
  }, 0);

/** The ranking as things stand: most points first, with equal points fewer minus points; still equal share a place. */
export function standing({ reiche }: WuerfelkoenigState): Standing {
  const lines = reiche.map((reich, seat) => ({ seat, score: punkteOf(reich), minus: minuspunkteOf(reich) }));
  const vorn = (a: (typeof lines)[number], b: (typeof lines)[number]) => a.score > b.score || (a.score === b.score && a.minus < b.minus);
  return lines
    .map((line) => ({ seat: line.seat, score: line.score, place: 1 + lines.filter((other) => vorn(other, line)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export const outcome = (state: WuerfelkoenigState): Outcome | undefined =>
  state.koenige ? { standing: standing(state), winners: state.koenige } : undefined;

/** The winner takes the pot, winners on equal terms share it. */
export const potWeights = ({ standing, winners }: Outcome): readonly number[] =>
  standing.map((_, seat) => (winners.includes(seat) ? 1 : 0));
