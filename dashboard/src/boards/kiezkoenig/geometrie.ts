import { FELDER } from './brettdruck';

/** How the board is cut: sizes of one field in units of the drawing. */
export interface Zuschnitt {
  schmal: boolean;
  breite: number;
  hoehe: number;
  /** Radius of a token. */
  figur: number;
}

export const SCHMAL: Zuschnitt = { schmal: true, breite: 76, hoehe: 97, figur: 10 };
export const BREIT: Zuschnitt = { schmal: false, breite: 156, hoehe: 128, figur: 14 };

/** Fields on one side of the ring, corners included. */
export const SEITE = 5;

export interface Punkt {
  x: number;
  y: number;
}

/** Column and row of a field, 0 to 4 each, clockwise from the upper left. */
export function platz(feld: number): Punkt {
  const schritt = SEITE - 1;
  const [seite, rest] = [Math.floor((feld % FELDER) / schritt), feld % schritt];
  if (seite === 0) return { x: rest, y: 0 };
  if (seite === 1) return { x: schritt, y: rest };
  if (seite === 2) return { x: schritt - rest, y: schritt };
  return { x: 0, y: schritt - rest };
}

/** The upper left corner of a field. */
export function ecke(feld: number, { breite, hoehe }: Zuschnitt): Punkt {
  const { x, y } = platz(feld);
  return { x: x * breite, y: y * hoehe };
}

/** Where the i-th of n tokens on a field stands. */
export function standplatz(feld: number, i: number, n: number, zuschnitt: Zuschnitt): Punkt {
  const { x, y } = ecke(feld, zuschnitt);
  // Four tokens must fit side by side: they move closer together the more there are.
  const schritt = Math.min(zuschnitt.figur * 2 + 3, (zuschnitt.breite - 2 * zuschnitt.figur - 8) / Math.max(1, n - 1));
  return {
    x: x + zuschnitt.breite / 2 + (i - (n - 1) / 2) * schritt,
    y: y + zuschnitt.hoehe - zuschnitt.figur - (zuschnitt.schmal ? 5 : 8),
  };
}

/** The point on the inner edge of the ring where the trail of a move passes a field. */
export function spurpunkt(feld: number, { breite, hoehe }: Zuschnitt): Punkt {
  const { x, y } = platz(feld);
  const klemme = (wert: number, groesse: number): number => Math.min(Math.max((wert + 0.5) * groesse, groesse + 6), 4 * groesse - 6);
  return { x: klemme(x, breite), y: klemme(y, hoehe) };
}

/** The fields a token passes forwards from one to another, both included. */
export function weg(von: number, nach: number): number[] {
  const laenge = (nach - von + FELDER) % FELDER;
  return Array.from({ length: laenge + 1 }, (_, i) => (von + i) % FELDER);
}
