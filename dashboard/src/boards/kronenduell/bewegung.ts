import type { Ausgang, Paar, Spielereignis } from './typen';

/** Durations in ms: a card is pushed to the middle, a pair is turned up, coins go to their winner and are looked at. */
const DAUER = { legen: 240, aufdecken: 400, ausgang: 1000, aufnehmen: 400, unentschieden: 1200 } as const;

/** One step of the motion on the table. */
export type Schritt =
  | { readonly art: 'LEGEN'; readonly dauer: number; readonly seat: number; readonly rang: number | null }
  | { readonly art: 'AUFDECKEN'; readonly dauer: number; readonly paar: Paar }
  | { readonly art: 'AUSGANG'; readonly dauer: number; readonly ausgang: Ausgang }
  | { readonly art: 'UNENTSCHIEDEN'; readonly dauer: number; readonly partie: number; readonly stand: readonly number[] }
  | { readonly art: 'AUFNEHMEN'; readonly dauer: number };

/** The step that shows an event; null for events that move nothing. */
export function schritt(ereignis: Spielereignis): Schritt | null {
  switch (ereignis.__typename) {
    case 'KronenduellPartieBegonnen':
      return { art: 'AUFNEHMEN', dauer: DAUER.aufnehmen };
    case 'KronenduellGelegt':
      return { art: 'LEGEN', dauer: DAUER.legen, seat: ereignis.seat, rang: ereignis.rang };
    case 'KronenduellAufgedeckt': {
      const { raenge, werte, aufgehoben } = ereignis;
      return { art: 'AUFDECKEN', dauer: DAUER.aufdecken, paar: { raenge, werte, aufgehoben } };
    }
    case 'KronenduellRundeGewonnen': {
      const { seat, muenzen, regel } = ereignis;
      return { art: 'AUSGANG', dauer: DAUER.ausgang, ausgang: { sieger: seat, muenzen, regel } };
    }
    case 'KronenduellRundeVertagt':
      return { art: 'AUSGANG', dauer: DAUER.ausgang, ausgang: { sieger: null, muenzen: 0, regel: ereignis.regel } };
    case 'KronenduellPartieUnentschieden':
      return { art: 'UNENTSCHIEDEN', dauer: DAUER.unentschieden, partie: ereignis.partie, stand: ereignis.stand };
    default:
      return null;
  }
}

/** How long the board moves for an event, in ms at a speed of 1. */
export const dauer = (ereignis: Spielereignis): number => schritt(ereignis)?.dauer ?? 0;
