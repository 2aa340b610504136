import type { Zugantwort, Zugmoeglichkeit } from './typen';

/** Turns a legal move into the answer the server expects. */
export const antwort = (zug: Zugmoeglichkeit): Zugantwort => ({ rentz: zweig(zug) });

function zweig({ rentzZug, spiel, spielkarte }: Zugmoeglichkeit): Zugantwort['rentz'] {
  switch (rentzZug) {
    case 'ANSEHEN':
      return { ansehen: 'YES' };
    case 'BLINDANSAGEN':
      return { blindansagen: { spiel: da(spiel) } };
    case 'ANSAGEN':
      return { ansagen: { spiel: da(spiel) } };
    case 'ZULASSEN':
      return { zulassen: 'YES' };
    case 'ABLEHNEN':
      return { ablehnen: 'YES' };
    case 'SPIELEN':
      return { spielen: { spielkarte: da(spielkarte) } };
    case 'ANLEGEN':
      return { anlegen: { spielkarte: da(spielkarte) } };
    case 'VERZICHTEN':
      return { verzichten: 'YES' };
  }
}

function da<T>(wert: T | null): T {
  if (wert === null) throw new Error('a move without what it is about');
  return wert;
}
