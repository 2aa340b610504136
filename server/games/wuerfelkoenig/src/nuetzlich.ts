import type { Bedingung } from './bedingung.js';
import { ALLE_WUERFEL, farbeOf, type Wuerfelfarbe } from './wuerfel.js';

/** The part of a printed citizen that the dice are thrown for. */
export interface Ziel {
  readonly bedingung: Bedingung;
  readonly werte: readonly number[];
}

type Auswahl = (wuerfel: readonly number[], werte: readonly number[]) => readonly number[];

const wert = (werte: readonly number[], stelle: number): number => werte[stelle] ?? 0;
const mit = (wuerfel: readonly number[], passt: (zahl: number, nummer: number) => boolean): readonly number[] =>
  ALLE_WUERFEL.filter((nummer) => passt(wert(wuerfel, nummer), nummer));
const mitFarbe = (wuerfel: readonly number[], farbe: Wuerfelfarbe) => mit(wuerfel, (zahl, nummer) => farbeOf(nummer, zahl) === farbe);
const meiste = <T>(liste: readonly T[], mass: (element: T) => number): T | undefined =>
  liste.reduce<T | undefined>((beste, element) => (beste === undefined || mass(element) > mass(beste) ? element : beste), undefined);

const FARBEN: readonly Wuerfelfarbe[] = ['ROT', 'GRUEN', 'BLAU'];
const ZAHLEN: readonly number[] = [1, 2, 3, 4, 5, 6];

/** What one would put aside without calculating: the dice that already count for the condition. */
const AUSWAHL: Readonly<Record<Bedingung, Auswahl>> = {
  GERADE: (wuerfel) => mit(wuerfel, (zahl) => zahl % 2 === 0),
  UNGERADE: (wuerfel) => mit(wuerfel, (zahl) => zahl % 2 === 1),
  STRASSE: (wuerfel, werte) => {
    const laenge = wert(werte, 0);
    const strassen = ZAHLEN.slice(0, 7 - laenge).map((von) => ZAHLEN.slice(von - 1, von - 1 + laenge));
    const ausStrasse = (strasse: readonly number[]) =>
      mit(wuerfel, (zahl, nummer) => strasse.includes(zahl) && wuerfel.indexOf(zahl) === nummer);
    return meiste(strassen.map(ausStrasse), (auswahl) => auswahl.length) ?? [];
  },
  ZAHL: (wuerfel, werte) => mit(wuerfel, (zahl) => zahl === wert(werte, 1)),
  FARBEN: (wuerfel, werte) => FARBEN.flatMap((farbe, i) => mitFarbe(wuerfel, farbe).slice(0, wert(werte, i))),
  GRUPPEN: (wuerfel, werte) => {
    const gruppen = ZAHLEN.map((gesucht) => mit(wuerfel, (zahl) => zahl === gesucht)).sort((a, b) => b.length - a.length);
    return werte.flatMap((soll, i) => gruppen[i]?.slice(0, soll) ?? []);
  },
  GLEICHE_FARBE: (wuerfel) =>
    meiste(
      FARBEN.map((farbe) => mitFarbe(wuerfel, farbe)),
      (auswahl) => auswahl.length,
    ) ?? [],
  HOECHSTENS: (wuerfel) => mit(wuerfel, (zahl) => zahl <= 2),
  MINDESTENS: (wuerfel) => mit(wuerfel, (zahl) => zahl >= 5),
};

/** Dice that help towards a condition, in rising order. */
export const nuetzliche = (wuerfel: readonly number[], { bedingung, werte }: Ziel): readonly number[] =>
  [...AUSWAHL[bedingung](wuerfel, werte)].sort((a, b) => a - b);
