import type { Zugantwort, Zugmoeglichkeit } from './typen';

/** Turns a legal move into the answer the server expects. */
export function antwort({ zug, feld }: Zugmoeglichkeit): Zugantwort {
  switch (zug) {
    case 'WUERFELN':
      return { kiezkoenig: { wuerfeln: 'YES' } };
    case 'KAUFEN':
      return { kiezkoenig: { kaufen: 'YES' } };
    case 'UEBERNEHMEN':
      return { kiezkoenig: { uebernehmen: 'YES' } };
    case 'LASSEN':
      return { kiezkoenig: { lassen: 'YES' } };
    case 'AUSBAUEN': {
      if (feld === null) throw new Error('an upgrade without a pub');
      return { kiezkoenig: { ausbauen: { feld } } };
    }
  }
}
