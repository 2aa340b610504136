import type { Zugantwort, Zugmoeglichkeit } from './typen';

const da = <T>(wert: T | null, zug: string): T => {
  if (wert === null) throw new Error(`a move ${zug} without its value`);
  return wert;
};

/** Turns a legal move into the answer the server expects. */
export function antwort({ kingZug, kontrakt, gebot, farbe, karte }: Zugmoeglichkeit): Zugantwort {
  switch (kingZug) {
    case 'ANSAGEN':
      return { king: { ansagen: { kontrakt: da(kontrakt, kingZug) } } };
    case 'BIETEN':
      return { king: { bieten: { gebot: da(gebot, kingZug) } } };
    case 'PASSEN':
      return { king: { passen: 'YES' } };
    case 'VERKAUFEN':
      return { king: { verkaufen: 'YES' } };
    case 'BEHALTEN':
      return { king: { behalten: 'YES' } };
    case 'BESTIMMEN':
      return { king: { bestimmen: { farbe: da(farbe, kingZug) } } };
    case 'LEGEN':
      return { king: { legen: { karte: da(karte, kingZug) } } };
  }
}
