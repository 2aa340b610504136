import type { Spielereignis } from './typen';

/** How long the table shows each event, in ms at a speed of 1; what is missing here moves nothing. */
const DAUER: Partial<Record<Spielereignis['__typename'], number>> = {
  KierkiSpielBegonnen: 1000,
  KierkiTrumpfAngesagt: 900,
  KierkiKarteGespielt: 260,
  KierkiStichGewonnen: 1000,
  KierkiKarteAngelegt: 400,
  KierkiGepasst: 600,
  KierkiFertigGeworden: 900,
  KierkiRestAufgedeckt: 1800,
  KierkiSpielGewertet: 1400,
};

/** How long the board moves for an event, in ms at a speed of 1. */
export const dauer = (ereignis: Spielereignis): number => DAUER[ereignis.__typename] ?? 0;
