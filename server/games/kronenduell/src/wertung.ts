import type { Seat } from '@tavern-jack/kernel';
import { BANN, BOOST, DOPPELT, FALLE, KRONE, SPAEHER, UMSTURZ, VERSTAERKUNG, WAFFENRUHE } from './karten.js';

/** The step of the page that settles a round. */
export type Siegregel = 'FALLE' | 'KRONE' | 'UMSTURZ' | 'HOEHERER_WERT';
export type Vertagungsregel = 'WAFFENRUHE' | 'GLEICHSTAND';
export type Regel = Siegregel | Vertagungsregel;

/** A round's result before coins of adjourned rounds: the trap brings no coin, it ends the duel. */
export type Ergebnis =
  | { readonly sieger: Seat; readonly regel: Siegregel; readonly muenzen: number }
  | { readonly sieger: null; readonly regel: Vertagungsregel; readonly muenzen: 0 };

/** A pair of cards as it counts in one round. Lists of two go by seat. */
export interface Wertung {
  readonly werte: readonly [number, number];
  readonly aufgehoben: readonly [boolean, boolean];
  readonly ergebnis: Ergebnis;
}

/** Step 1 of "Wer gewinnt die Runde?": the rank whose ability still acts, 0 if a 6 took it away. */
export const wirksam = (rang: number, gegenueber: number): number => (gegenueber === BANN ? 0 : rang);

/** Heading "Wer gewinnt die Runde?": the steps in their order. `verstaerkt` is the boosted seat. */
export function werte(a: number, b: number, verstaerkt: Seat | null): Wertung {
  const faehig: [number, number] = [wirksam(a, b), wirksam(b, a)];
  const wert: [number, number] = [a + (verstaerkt === 0 ? BOOST : 0), b + (verstaerkt === 1 ? BOOST : 0)];
  return { werte: wert, aufgehoben: [b === BANN, a === BANN], ergebnis: ergebnisOf(faehig, wert) };
}

function ergebnisOf(faehig: readonly [number, number], wert: readonly [number, number]): Ergebnis {
  if (faehig.includes(WAFFENRUHE)) return vertagt('WAFFENRUHE');
  if (faehig.includes(FALLE) && faehig.includes(KRONE)) return { sieger: faehig.indexOf(FALLE), regel: 'FALLE', muenzen: 0 };
  if (faehig.includes(KRONE) && faehig[0] !== faehig[1]) return gewonnen(faehig.indexOf(KRONE), 'KRONE', faehig);
  if (wert[0] === wert[1]) return vertagt('GLEICHSTAND');
  const hoeher = wert[0] > wert[1] ? 0 : 1;
  return faehig.includes(UMSTURZ) ? gewonnen(1 - hoeher, 'UMSTURZ', faehig) : gewonnen(hoeher, 'HOEHERER_WERT', faehig);
}

const vertagt = (regel: Vertagungsregel): Ergebnis => ({ sieger: null, regel, muenzen: 0 });
const gewonnen = (sieger: Seat, regel: Siegregel, faehig: readonly number[]): Ergebnis => ({
  sieger,
  regel,
  muenzen: faehig[sieger] === DOPPELT ? 2 : 1,
});

/** Who is boosted and who has the scout in the next round; two of a kind cancel out. Only a 6 takes them away. */
export const nachwirkung = (a: number, b: number): { verstaerkt: Seat | null; spaeher: Seat | null } => ({
  verstaerkt: einziger(VERSTAERKUNG, a, b),
  spaeher: einziger(SPAEHER, a, b),
});

const einziger = (faehigkeit: number, a: number, b: number): Seat | null => {
  const [von0, von1] = [wirksam(a, b) === faehigkeit, wirksam(b, a) === faehigkeit];
  return von0 === von1 ? null : von0 ? 0 : 1;
};
