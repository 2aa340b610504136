import type { Spielereignis } from './typen';

/** How long the table shows each event, in ms at a speed of 1; what is missing here moves nothing. */
const DAUER: Partial<Record<Spielereignis['__typename'], number>> = {
  RentzGegeben: 800,
  RentzAngesagt: 1100,
  RentzZugelassen: 500,
  RentzAbgelehnt: 2000,
  RentzGespielt: 260,
  RentzStichGewonnen: 1000,
  RentzAngelegt: 400,
  RentzGepasst: 500,
  RentzVerzichtet: 500,
  RentzAusgesetzt: 700,
  RentzAusgestiegen: 900,
  RentzGabeGewertet: 1400,
};

/** How long the board moves for an event, in ms at a speed of 1. */
export const dauer = (ereignis: Spielereignis): number => DAUER[ereignis.__typename] ?? 0;
