import { OFFIZIELLE_WERTE, type Werte } from './spiele.js';

/** Further from 0 than any table counts. */
const HOECHSTENS = 500;

/**
 * Why these values make no game: a value is no whole number, further from 0 than 500, or on the wrong side of it. A cost
 * that brings points would turn its game round.
 */
export function unmoegliche(werte: Werte): readonly string[] {
  return Object.entries(OFFIZIELLE_WERTE).flatMap(([wert, offiziell]) => {
    const punkte: unknown = werte[wert as keyof Werte];
    const moeglich =
      typeof punkte === 'number' && Number.isInteger(punkte) && punkte * Math.sign(offiziell) >= 1 && Math.abs(punkte) <= HOECHSTENS;
    return moeglich ? [] : [GRUND[wert as keyof Werte]];
  });
}

/** The reason's key, by value. */
const GRUND: Readonly<Record<keyof Werte, string>> = {
  herzKoenig: 'HERZ_KOENIG_WERT',
  dame: 'DAME_WERT',
  karo: 'KARO_WERT',
  stich: 'STICH_WERT',
  kreuzZehn: 'KREUZ_ZEHN_WERT',
  whist: 'WHIST_WERT',
};
