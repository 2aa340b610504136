import { farbeOf, type Wuerfelfarbe } from './wuerfel.js';

/** What a condition counts. The numbers beside it are explained at `PRUEFUNG`. */
export type Bedingung = 'GERADE' | 'UNGERADE' | 'STRASSE' | 'ZAHL' | 'FARBEN' | 'GRUPPEN' | 'GLEICHE_FARBE' | 'HOECHSTENS' | 'MINDESTENS';

/** What six dice show together, counted once for all conditions. */
export interface Wurfbild {
  /** How many dice show each number; index 0 is unused. */
  readonly zahlen: readonly number[];
  /** How many dice show red, green, blue. */
  readonly farben: readonly number[];
  readonly summe: number;
}

const FARBENFOLGE: readonly Wuerfelfarbe[] = ['ROT', 'GRUEN', 'BLAU'];

export function wurfbild(wuerfel: readonly number[]): Wurfbild {
  const zahlen = [0, 0, 0, 0, 0, 0, 0];
  const farben = [0, 0, 0];
  let summe = 0;
  for (let i = 0; i < wuerfel.length; i++) {
    const zahl = wert(wuerfel, i);
    const farbe = FARBENFOLGE.indexOf(farbeOf(i, zahl));
    zahlen[zahl] = (zahlen[zahl] ?? 0) + 1;
    farben[farbe] = (farben[farbe] ?? 0) + 1;
    summe += zahl;
  }
  return { zahlen, farben, summe };
}

type Pruefung = (bild: Wurfbild, werte: readonly number[]) => boolean;

const wert = (werte: readonly number[], stelle: number): number => werte[stelle] ?? 0;

/** "At least" throughout: five dice of a colour meet a condition of four. */
const PRUEFUNG: Readonly<Record<Bedingung, Pruefung>> = {
  GERADE: ({ zahlen }) => wert(zahlen, 1) + wert(zahlen, 3) + wert(zahlen, 5) === 0,
  UNGERADE: ({ zahlen }) => wert(zahlen, 2) + wert(zahlen, 4) + wert(zahlen, 6) === 0,
  /** [how long]; a number that shows twice neither helps nor hurts. */
  STRASSE: ({ zahlen }, werte) => laengsteStrasse(zahlen) >= wert(werte, 0),
  /** [how many dice, which number] */
  ZAHL: ({ zahlen }, werte) => wert(zahlen, wert(werte, 1)) >= wert(werte, 0),
  /** [red, green, blue] */
  FARBEN: ({ farben }, werte) => werte.every((soll, farbe) => wert(farben, farbe) >= soll),
  /** Dice of each group, largest first; each group is another number. */
  GRUPPEN: ({ zahlen }, werte) => werte.every((soll, gruppe) => haeufige(zahlen, soll) > gruppe),
  /** [how many dice] */
  GLEICHE_FARBE: ({ farben }, werte) => farben.some((anzahl) => anzahl >= wert(werte, 0)),
  /** [sum] */
  HOECHSTENS: ({ summe }, werte) => summe <= wert(werte, 0),
  /** [sum] */
  MINDESTENS: ({ summe }, werte) => summe >= wert(werte, 0),
};

/** How many numbers show at least so often. */
function haeufige(zahlen: readonly number[], soll: number): number {
  let anzahl = 0;
  for (const mal of zahlen) if (mal >= soll) anzahl += 1;
  return anzahl;
}

function laengsteStrasse(zahlen: readonly number[]): number {
  let laengste = 0;
  let laenge = 0;
  for (let zahl = 1; zahl <= 6; zahl++) {
    laenge = wert(zahlen, zahl) > 0 ? laenge + 1 : 0;
    laengste = Math.max(laengste, laenge);
  }
  return laengste;
}

/** Whether the dice meet a condition. */
export const erfuellt = (bild: Wurfbild, { bedingung, werte }: { readonly bedingung: Bedingung; readonly werte: readonly number[] }) =>
  PRUEFUNG[bedingung](bild, werte);
