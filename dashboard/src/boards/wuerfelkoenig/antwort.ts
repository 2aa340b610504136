import type { Zugantwort, Zugmoeglichkeit } from './typen';

/** Turns a legal move into the answer the server expects. Throws when the move lacks what its kind needs. */
export function antwort({ wuerfelzug, behalten, platz, an }: Zugmoeglichkeit): Zugantwort {
  switch (wuerfelzug) {
    case 'WUERFELN':
      return { wuerfelkoenig: { wuerfeln: { behalten: [...da(behalten)] } } };
    case 'AUFHOEREN':
      return { wuerfelkoenig: { aufhoeren: 'YES' } };
    case 'NEHMEN':
      return { wuerfelkoenig: { nehmen: { platz: da(platz) } } };
    case 'SCHENKEN':
      return { wuerfelkoenig: { schenken: { an: da(an) } } };
  }
}

function da<T>(wert: T | null): T {
  if (wert === null) throw new Error('a move without what it is about');
  return wert;
}
