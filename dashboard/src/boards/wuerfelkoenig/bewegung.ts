import type { Ansicht, Buerger, Spielereignis } from './typen';

/** Durations in ms: what is seen is what happened, and nothing else. */
const DAUER = { wurf: 600, karte: 400 } as const;

/** How long the board moves to show an event, in ms at a speed of 1; most events move nothing. */
export function dauer({ __typename }: Spielereignis): number {
  switch (__typename) {
    case 'WuerfelkoenigGewuerfelt':
      return DAUER.wurf;
    case 'WuerfelkoenigBuergerGenommen':
    case 'WuerfelkoenigOrtGegruendet':
    case 'WuerfelkoenigDracheVerschenkt':
    case 'WuerfelkoenigStrafeGenommen':
    case 'WuerfelkoenigBuergerAbgelegt':
    case 'WuerfelkoenigBuergerAufgedeckt':
      return DAUER.karte;
    default:
      return 0;
  }
}

/** What lies on the table, as far as it moves. */
export interface Auslage {
  readonly reihe: readonly (Buerger | null)[];
  /** Cards left on each location stack. */
  readonly orte: readonly number[];
  readonly wuerfel: readonly number[] | null;
  readonly behalten: readonly number[];
  readonly wurf: number;
  readonly wuerfe: number;
  /** Where the gap was that closed last; null: none closed. */
  readonly luecke: number | null;
}

/** What lies on the table of a view. */
export const auslageVon = (view: Ansicht): Auslage => ({
  reihe: view.reihe.map(({ karte }) => karte?.buerger ?? null),
  orte: view.reihe.map(({ ortKarten }) => ortKarten),
  wuerfel: view.wuerfel,
  behalten: view.behalten,
  wurf: view.wurf,
  wuerfe: view.wuerfe,
  luecke: null,
});

/** The table after an event; `orte` names the stack that a founded location comes from. */
export function danach(auslage: Auslage, ereignis: Spielereignis, orte: readonly string[]): Auslage {
  switch (ereignis.__typename) {
    case 'WuerfelkoenigPartieEroeffnet':
      return { ...auslage, reihe: ereignis.reihe };
    case 'WuerfelkoenigZugBegonnen':
      return { ...auslage, wuerfel: null, behalten: [], wurf: 0, wuerfe: ereignis.wuerfe };
    case 'WuerfelkoenigGewuerfelt':
      return { ...auslage, wuerfel: ereignis.wuerfel, behalten: ereignis.behalten, wurf: ereignis.wurf };
    case 'WuerfelkoenigBuergerGenommen':
    case 'WuerfelkoenigBuergerAbgelegt':
      return { ...auslage, reihe: auslage.reihe.map((buerger, platz) => (platz === ereignis.platz ? null : buerger)) };
    case 'WuerfelkoenigOrtGegruendet':
      return { ...auslage, orte: auslage.orte.map((karten, platz) => (orte[platz] === ereignis.ort ? karten - 1 : karten)) };
    case 'WuerfelkoenigBuergerAufgedeckt': {
      const luecke = auslage.reihe.lastIndexOf(null);
      return { ...auslage, luecke, reihe: [ereignis.buerger, ...auslage.reihe.filter((_, platz) => platz !== luecke)] };
    }
    default:
      return auslage;
  }
}

const sichtbar = (auslage: Auslage): string => JSON.stringify({ ...auslage, luecke: null });

/** Whether two tables show the same: only then is it worth showing how one became the other. */
export const gleich = (eine: Auslage, andere: Auslage): boolean => sichtbar(eine) === sichtbar(andere);

/** What goes away is seen at its old place while it goes; what comes is seen at its new place while it comes. */
export const zeigtVorher = ({ __typename }: Spielereignis): boolean =>
  __typename === 'WuerfelkoenigBuergerGenommen' ||
  __typename === 'WuerfelkoenigBuergerAbgelegt' ||
  __typename === 'WuerfelkoenigOrtGegruendet';
