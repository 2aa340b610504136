import { type Prompt, type Schritt, type WuerfelkoenigState, wuerfeUebrig } from './partie.js';
import { erfuelltePlaetze } from './ueberzeugen.js';

/** The open decision, read off the state alone; undefined between two steps of a move and after the end. */
export function frageOf(state: WuerfelkoenigState): Prompt | undefined {
  const { zug, entscheidungen } = state;
  const schritt = schrittOf(state);
  if (schritt === undefined || zug.seat === null) return undefined;
  return {
    id: `p${entscheidungen + 1}`,
    seat: zug.seat,
    schritt,
    wuerfeUebrig: wuerfeUebrig(zug),
    drache: zug.drache,
  };
}

/** Nothing is asked where there is only one answer: one citizen met, or one other player for the dragon. */
function schrittOf({ zug, tisch, reihenfolge }: WuerfelkoenigState): Schritt | undefined {
  if (zug.seat === null) return undefined;
  if (zug.drache) return reihenfolge.length > 2 ? 'DRACHE_SCHENKEN' : undefined;
  if (zug.phase === 'WURF') return zug.wurf === 0 ? 'ERSTER_WURF' : 'NACH_DEM_WURF';
  return zug.phase === 'AUSWERTUNG' && erfuelltePlaetze(zug.wuerfel, tisch.reihe).length > 1 ? 'BUERGER_WAEHLEN' : undefined;
}
