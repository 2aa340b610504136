import { weg } from './geometrie';
import type { Spielereignis } from './typen';

/** Durations in ms: what is seen is what happened, and nothing else. */
const DAUER = { wurf: 600, feld: 120, karte: 400 } as const;

/** One step of the motion on the board. */
export type Schritt =
  | { art: 'WURF'; dauer: number }
  | { art: 'FELD'; dauer: number; seat: number; feld: number }
  | { art: 'KARTE'; dauer: number };

/** The steps that show an event; most events move nothing. A jump is one step. */
export function schritte(ereignis: Spielereignis): Schritt[] {
  switch (ereignis.__typename) {
    case 'KiezkoenigGewuerfelt':
      return [{ art: 'WURF', dauer: DAUER.wurf }];
    case 'KiezkoenigKarteGezogen':
      return [{ art: 'KARTE', dauer: DAUER.karte }];
    case 'KiezkoenigGezogen': {
      const { seat, von, nach } = ereignis;
      const felder = ereignis.vorwaerts ? weg(von, nach).slice(1) : [nach];
      return felder.map((feld) => ({ art: 'FELD', dauer: DAUER.feld, seat, feld }));
    }
    default:
      return [];
  }
}

/** How long steps take in ms at a speed of 1. */
export const dauer = (liste: readonly Schritt[]): number => liste.reduce((summe, schritt) => summe + schritt.dauer, 0);
