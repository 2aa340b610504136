import {
  ALL_CARDS,
  type Card,
  type CardSet,
  cardOf,
  deckOf,
  followSuit,
  HERZ,
  KREUZ,
  NO_CARDS,
  notLed,
  setOf,
  type TrickRules,
} from '@tavern-jack/kernel';
import { LETZTE_STICHE, type LetzteStiche, type Options } from './optionen.js';
import { planFor, SPIELE, type Spiel } from './spiele.js';
import { kartenpunkte, type Tarif, tarifFor, werteFor, zaehlkarten } from './tarif.js';

/** A game as the rules play it. */
export interface Kontrakt {
  readonly spiel: Spiel;
  readonly tarif: Tarif;
  readonly zaehlkarten: CardSet;
  /** How cards are led and followed; nobody reads it in Loteryjka. */
  readonly regeln: TrickRules;
  /** Whether hearts may be led only from a hand of nothing but hearts. */
  readonly herzGesperrt: boolean;
  /** Whether it is over as soon as the counting cards are taken, because no trick counts. */
  readonly nurKarten: boolean;
}

const HERZ_GESPERRT: readonly Spiel[] = ['HERZEN', 'HERZ_KOENIG', 'ROZBOJNIK'];

/** A game with these values. */
export function kontraktAus(spiel: Spiel, tarif: Tarif): Kontrakt {
  const herzGesperrt = HERZ_GESPERRT.includes(spiel);
  return {
    spiel,
    tarif,
    zaehlkarten: zaehlkarten(tarif),
    regeln: { leading: herzGesperrt ? [notLed(HERZ)] : [], following: [followSuit] },
    herzGesperrt,
    nurKarten: tarif.zaehlstiche.length === 0 && tarif.fuerFertige.length === 0 && tarif.jeStich === 0,
  };
}

/** Three play without the two of clubs. */
const DECKS: Readonly<Record<number, readonly Card[]>> = { 3: deckOf({ out: [cardOf(KREUZ, 2)] }), 4: ALL_CARDS };
export const deckFor = (mitspieler: number): readonly Card[] => DECKS[mitspieler] ?? [];
/** The same as sets. */
const ALLE: Readonly<Record<number, CardSet>> = { 3: setOf(deckFor(3)), 4: setOf(deckFor(4)) };

/** What all players together get in a game: all tricks, all cards, all places. */
export function summeFor({ tarif }: Kontrakt, mitspieler: number): number {
  const einzelne = [...tarif.zaehlstiche.map(({ wert }) => wert), ...tarif.fuerFertige];
  const stiche = tarif.jeStich * werteFor(mitspieler).karten;
  return einzelne.reduce((summe, wert) => summe + wert, stiche + kartenpunkte(tarif, ALLE[mitspieler] ?? NO_CARDS));
}

type Kontrakte = Readonly<Record<Spiel, Kontrakt>>;
const alle = (mitspieler: number) =>
  Object.fromEntries(
    LETZTE_STICHE.map((welche) => [
      welche,
      Object.fromEntries(SPIELE.map((spiel) => [spiel, kontraktAus(spiel, tarifFor(spiel, mitspieler, welche))])),
    ]),
  ) as Readonly<Record<LetzteStiche, Kontrakte>>;
const KONTRAKTE: Readonly<Record<number, Readonly<Record<LetzteStiche, Kontrakte>>>> = { 3: alle(3), 4: alle(4) };

/** A game at a table with these options. Throws RangeError unless three or four play. */
export function kontraktFor({ letzteStiche }: Options, mitspieler: number, spiel: Spiel): Kontrakt {
  const kontrakte = KONTRAKTE[mitspieler]?.[letzteStiche];
  if (!kontrakte) throw new RangeError(`${mitspieler} players: 3 or 4`);
  return kontrakte[spiel];
}

/** All games of a match in order. */
export const kontrakteFor = (options: Options, mitspieler: number): readonly Kontrakt[] =>
  planFor(options, mitspieler).map((spiel) => kontraktFor(options, mitspieler, spiel));
