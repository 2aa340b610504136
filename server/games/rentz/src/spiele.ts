import {
  ALL_CARDS,
  ASS,
  type Card,
  type CardSet,
  cardOf,
  cardsIn,
  DAME,
  HERZ,
  KARO,
  KOENIG,
  KREUZ,
  rankSet,
  setOf,
  suitSet,
} from '@tavern-jack/kernel';

/** The eight games in the order of the page. */
export const SPIELE = ['HERZ_KOENIG', 'DAMEN', 'KAROS', 'STICHE', 'TOTALE', 'ZEHN', 'WHIST', 'RENTZ'] as const;
export type Spiel = (typeof SPIELE)[number];
export type Stichspiel = Exclude<Spiel, 'RENTZ'>;

/** What counts how much: the options of a table. Costs are below 0. */
export interface Werte {
  readonly herzKoenig: number;
  readonly dame: number;
  readonly karo: number;
  readonly stich: number;
  readonly kreuzZehn: number;
  readonly whist: number;
}

/** Heading "Rentz (Rumänien)": the values of the page's lost table. */
export const OFFIZIELLE_WERTE: Werte = { herzKoenig: -80, dame: -20, karo: -10, stich: -10, kreuzZehn: 80, whist: 10 };

/** What the places of the Rentz game bring, in order of going out; the first n of them are paid. */
export const PLATZPUNKTE: readonly number[] = [300, 200, 150, 100, 50, 0];

/** One thing that counts in a game: these cards, or every trick. */
interface Zaehlung {
  readonly wert: keyof Werte;
  readonly karten: CardSet | 'JEDER_STICH';
}

const HERZ_KOENIG: Zaehlung = { wert: 'herzKoenig', karten: setOf([cardOf(HERZ, KOENIG)]) };
const DAMEN: Zaehlung = { wert: 'dame', karten: rankSet(DAME) };
const KAROS: Zaehlung = { wert: 'karo', karten: suitSet(KARO) };
const STICHE: Zaehlung = { wert: 'stich', karten: 'JEDER_STICH' };

/** Each trick game is the sum of what it counts. */
const ZAEHLT: Readonly<Record<Stichspiel, readonly Zaehlung[]>> = {
  HERZ_KOENIG: [HERZ_KOENIG],
  DAMEN: [DAMEN],
  KAROS: [KAROS],
  STICHE: [STICHE],
  TOTALE: [HERZ_KOENIG, DAMEN, KAROS, STICHE],
  ZEHN: [{ wert: 'kreuzZehn', karten: setOf([cardOf(KREUZ, 10)]) }],
  WHIST: [{ wert: 'whist', karten: 'JEDER_STICH' }],
};

/** A trick game at a table with these values: what each card and each trick counts. */
export interface Zaehlweise {
  /** By card number; 0 where a card does not count. */
  readonly karte: readonly number[];
  readonly stich: number;
  /** The cards that count. */
  readonly zaehlkarten: CardSet;
}

function zaehlweise(spiel: Stichspiel, werte: Werte): Zaehlweise {
  const karte: number[] = Array.from({ length: cardOf(KARO, ASS) + 1 }, () => 0);
  let stich = 0;
  for (const { wert, karten } of ZAEHLT[spiel]) {
    if (karten === 'JEDER_STICH') stich += werte[wert];
    else for (const card of cardsIn(karten)) karte[card] = (karte[card] ?? 0) + werte[wert];
  }
  return { karte, stich, zaehlkarten: setOf(ALL_CARDS.filter((card) => karte[card] !== 0)) };
}

/** The same few tables serve all matches with the same values. */
const bekannt = new WeakMap<Werte, Map<Stichspiel, Zaehlweise>>();

/** What a trick game counts at a table with these values. */
export function zaehlweiseOf(spiel: Stichspiel, werte: Werte): Zaehlweise {
  const fertig = bekannt.get(werte)?.get(spiel);
  if (fertig) return fertig;
  const neue = zaehlweise(spiel, werte);
  const spiele = bekannt.get(werte) ?? new Map<Stichspiel, Zaehlweise>();
  bekannt.set(werte, spiele.set(spiel, neue));
  return neue;
}

/** What a trick counts for whoever takes it, not doubled. */
export const stichwert = ({ karte, stich }: Zaehlweise, karten: readonly Card[]): number =>
  karten.reduce((summe, card) => summe + (karte[card] ?? 0), stich);
