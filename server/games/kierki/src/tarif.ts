import {
  BUBE,
  both,
  type Card,
  type CardSet,
  cardOf,
  DAME,
  either,
  HERZ,
  has,
  KOENIG,
  NO_CARDS,
  rankSet,
  setOf,
  sizeOf,
  suitSet,
} from '@tavern-jack/kernel';
import type { LetzteStiche } from './optionen.js';
import type { Spiel } from './spiele.js';

/** A trick with a value of its own: which trick of the game, from 1, and its points. */
export interface Zaehlstich {
  readonly stichNummer: number;
  readonly wert: number;
}

/** What counts in a game, in points; 0 is what does not. */
export interface Tarif {
  readonly jeStich: number;
  readonly jeHerz: number;
  readonly jeDame: number;
  /** For each king and each jack. */
  readonly jeHerr: number;
  /** Besides what the card counts as a heart and as a Herr. */
  readonly herzKoenig: number;
  readonly zaehlstiche: readonly Zaehlstich[];
  /** Loteryjka: for the first and for the second who has no cards left. */
  readonly fuerFertige: readonly number[];
}

/** The values of a table with three or with four players. */
interface Werte {
  readonly stich: number;
  readonly herzKoenig: number;
  /** Each of two tricks; one alone counts twice as much. */
  readonly zaehlstich: number;
  readonly fuerFertige: readonly number[];
  /** How many cards the dealer has seen when he names trumps, and how many he gets in all. */
  readonly gesehen: number;
  readonly karten: number;
}

const WERTE: Readonly<Record<number, Werte>> = {
  3: { stich: -15, herzKoenig: -140, zaehlstich: -70, fuerFertige: [790, 485], gesehen: 6, karten: 17 },
  4: { stich: -20, herzKoenig: -150, zaehlstich: -75, fuerFertige: [800, 500], gesehen: 5, karten: 13 },
};
const HERZ_WERT = -20;
const DAME_WERT = -60;
const HERR_WERT = -30;
const TRUMPFSTICH = 25;

/** Throws RangeError unless three or four play. */
export function werteFor(mitspieler: number): Werte {
  const werte = WERTE[mitspieler];
  if (!werte) throw new RangeError(`${mitspieler} players: 3 or 4`);
  return werte;
}

const NICHTS: Tarif = { jeStich: 0, jeHerz: 0, jeDame: 0, jeHerr: 0, herzKoenig: 0, zaehlstiche: [], fuerFertige: [] };

/** Headings "Die Minusspiele" and "Die Plusspiele": what counts in a game. Rozbójnik counts all that the other minus games count. */
export function tarifFor(spiel: Spiel, mitspieler: number, letzteStiche: LetzteStiche): Tarif {
  const werte = werteFor(mitspieler);
  const einzeln: Readonly<Record<Exclude<Spiel, 'ROZBOJNIK'>, Partial<Tarif>>> = {
    STICHE: { jeStich: werte.stich },
    HERZEN: { jeHerz: HERZ_WERT },
    DAMEN: { jeDame: DAME_WERT },
    HERREN: { jeHerr: HERR_WERT },
    HERZ_KOENIG: { herzKoenig: werte.herzKoenig },
    LETZTER_STICH: { zaehlstiche: zaehlstiche(letzteStiche, werte) },
    TRUMPF: { jeStich: TRUMPFSTICH },
    LOTERYJKA: { fuerFertige: werte.fuerFertige },
  };
  if (spiel !== 'ROZBOJNIK') return { ...NICHTS, ...einzeln[spiel] };
  const { STICHE, HERZEN, DAMEN, HERREN, HERZ_KOENIG, LETZTER_STICH } = einzeln;
  return { ...NICHTS, ...STICHE, ...HERZEN, ...DAMEN, ...HERREN, ...HERZ_KOENIG, ...LETZTER_STICH };
}

function zaehlstiche(welche: LetzteStiche, { zaehlstich, karten }: Werte): readonly Zaehlstich[] {
  if (welche === 'NUR_LETZTER') return [{ stichNummer: karten, wert: 2 * zaehlstich }];
  const erster = welche === 'LETZTE_ZWEI' ? karten - 1 : 7;
  return [erster, karten].map((stichNummer) => ({ stichNummer, wert: zaehlstich }));
}

const DAMEN = rankSet(DAME);
const HERREN = rankSet(BUBE, KOENIG);
const HERZEN = suitSet(HERZ);
const HERZ_KOENIG: Card = cardOf(HERZ, KOENIG);

/** The cards that count by themselves. */
export const zaehlkarten = ({ jeHerz, jeDame, jeHerr, herzKoenig }: Tarif): CardSet =>
  [jeHerz ? HERZEN : NO_CARDS, jeDame ? DAMEN : NO_CARDS, jeHerr ? HERREN : NO_CARDS, herzKoenig ? setOf([HERZ_KOENIG]) : NO_CARDS].reduce(
    either,
  );

/** What cards count by themselves for whoever wins them. */
export function kartenpunkte({ jeHerz, jeDame, jeHerr, herzKoenig }: Tarif, karten: CardSet): number {
  const anzahl = (set: CardSet): number => sizeOf(both(karten, set));
  let punkte = 0;
  if (jeHerz) punkte += jeHerz * anzahl(HERZEN);
  if (jeDame) punkte += jeDame * anzahl(DAMEN);
  if (jeHerr) punkte += jeHerr * anzahl(HERREN);
  return herzKoenig && has(karten, HERZ_KOENIG) ? punkte + herzKoenig : punkte;
}

/** What a trick counts: as a trick, as this trick of the game (from 1), and for its cards. */
export function stichpunkte(tarif: Tarif, stichNummer: number, karten: CardSet): number {
  const fuerNummer = tarif.zaehlstiche.find((stich) => stich.stichNummer === stichNummer)?.wert ?? 0;
  return tarif.jeStich + fuerNummer + kartenpunkte(tarif, karten);
}
