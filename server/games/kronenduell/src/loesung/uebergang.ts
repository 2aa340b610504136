import type { Seat } from '@tavern-jack/kernel';
import { RAENGE } from '../karten.js';
import { nachwirkung, werte } from '../wertung.js';

/** A seat or nobody as a small number: 0 nobody, 1 seat 0, 2 seat 1. */
export const ziffer = (seat: Seat | null): number => (seat === null ? 0 : seat + 1);

/** How a round comes out, packed into bits for the solver; `FALLE` means that the trap ended the duel. */
export const VERTAGT = 0;
export const GEWONNEN_0 = 1;
export const GEWONNEN_1 = 2;
export const FALLE_0 = 3;
export const FALLE_1 = 4;

const RAENGE_BIS = RAENGE.length + 1;

/** Where a pair of ranks under a boost stands in the table. */
export const stelle = (a: number, b: number, verstaerkt: number): number => (a * RAENGE_BIS + b) * 3 + verstaerkt;

/**
 * Every pair of ranks under every boost, from the rules themselves: bits 0-2 the outcome, 3-4 the coins of the round
 * alone, 5-6 who is boosted next, 7-8 who has the scout next.
 */
export const UEBERGANG: Int16Array = tabelle();

function tabelle(): Int16Array {
  const alle = new Int16Array(RAENGE_BIS * RAENGE_BIS * 3);
  for (const a of RAENGE) {
    for (const b of RAENGE) {
      for (const verstaerkt of [null, 0, 1]) alle[stelle(a, b, ziffer(verstaerkt))] = gepackt(a, b, verstaerkt);
    }
  }
  return alle;
}

function gepackt(a: number, b: number, verstaerkt: Seat | null): number {
  const { sieger, regel, muenzen } = werte(a, b, verstaerkt).ergebnis;
  const danach = nachwirkung(a, b);
  const ausgang = sieger === null ? VERTAGT : (regel === 'FALLE' ? FALLE_0 : GEWONNEN_0) + sieger;
  return ausgang | (muenzen << 3) | (ziffer(danach.verstaerkt) << 5) | (ziffer(danach.spaeher) << 7);
}
