import type { Zugantwort, Zugmoeglichkeit } from './typen';

/** Turns a legal move into the answer the server expects. */
export function antwort({ kierkiZug, spielkarte, trumpffarbe }: Zugmoeglichkeit): Zugantwort {
  if (kierkiZug === 'ANSAGEN') return { kierki: { ansagen: { trumpffarbe: da(trumpffarbe) } } };
  const karte = { spielkarte: da(spielkarte) };
  return { kierki: kierkiZug === 'ANLEGEN' ? { anlegen: karte } : { spielen: karte } };
}

function da<T>(wert: T | null): T {
  if (wert === null) throw new Error('a move without what it is about');
  return wert;
}
