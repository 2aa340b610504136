import { type Card, rankOf, type Seat, suitOf } from '@tavern-jack/kernel';
import type { Kontrakt } from '../kontrakt.js';
import type { Options } from '../optionen.js';

/** What somebody at the table sees who must check whether a card may be played. */
export interface Lage {
  readonly options: Options;
  readonly kontrakt: Kontrakt;
  readonly trumpf: number | null;
  readonly hand: readonly Card[];
  /** The trick so far. */
  readonly stich: readonly Card[];
  /** All tricks before it. */
  readonly vorher: readonly (readonly Card[])[];
  readonly seat?: Seat;
}

const HERZ = 1;
const [BUBE, DAME, KOENIG] = [11, 12, 13];

/**
 * The duties once more, read off the page sentence by sentence over plain lists. Shares nothing with the masks and duties of
 * the game, so that it can check them.
 */
export function erlaubteKarten(lage: Lage): readonly Card[] {
  const { hand, stich } = lage;
  const [erste] = stich;
  if (erste === undefined) return ausspielbare(lage);
  const bedienende = hand.filter((card) => suitOf(card) === suitOf(erste));
  const moeglich = bedienende.length > 0 ? bedienende : hand;
  return lage.kontrakt === 'TRUMPF' ? trumpfpflicht(lage, erste, bedienende, moeglich) : strafkartenpflicht(lage, erste, moeglich);
}

function ausspielbare({ options, kontrakt, hand, vorher }: Lage): readonly Card[] {
  const andereAls = (farbe: number): readonly Card[] => {
    const andere = hand.filter((card) => suitOf(card) !== farbe);
    return andere.length > 0 ? andere : hand;
  };
  if (options.spielform === 'RIFKI') {
    const abgeworfen = vorher.some((stich) => stich.some((card) => suitOf(card) === HERZ && suitOf(stich[0] ?? card) !== HERZ));
    return kontrakt === 'TRUMPF' || abgeworfen ? hand : andereAls(HERZ);
  }
  if (!options.turnierregeln) return hand;
  if (kontrakt === 'HERZEN') return andereAls(HERZ);
  return kontrakt === 'HERZ_KOENIG' ? andereAls(options.einzelkarte.startsWith('KARO') ? 3 : HERZ) : hand;
}

function trumpfpflicht(
  { options, trumpf, stich }: Lage,
  erste: Card,
  bedienende: readonly Card[],
  moeglich: readonly Card[],
): readonly Card[] {
  const truempfe = moeglich.filter((card) => suitOf(card) === trumpf);
  if (options.spielform === 'RIFKI') return bedienende.length === 0 && truempfe.length > 0 ? truempfe : moeglich;
  if (!options.turnierregeln) return moeglich;
  if (suitOf(erste) !== trumpf && bedienende.length > 0) return moeglich;
  const liegt = Math.max(0, ...stich.filter((card) => suitOf(card) === trumpf).map(rankOf));
  const hoehere = truempfe.filter((card) => rankOf(card) > liegt);
  return hoehere.length > 0 ? hoehere : moeglich;
}

function strafkartenpflicht(lage: Lage, erste: Card, moeglich: readonly Card[]): readonly Card[] {
  if (!lage.options.turnierregeln && lage.options.spielform !== 'RIFKI') return moeglich;
  const hoechste = Math.max(...lage.stich.filter((card) => suitOf(card) === suitOf(erste)).map(rankOf));
  const muss = moeglich.filter((card) => istStrafkarte(lage, card) && (suitOf(card) !== suitOf(erste) || rankOf(card) < hoechste));
  return muss.length > 0 ? muss : moeglich;
}

function istStrafkarte({ kontrakt, options }: Lage, card: Card): boolean {
  if (kontrakt === 'HERZEN') return suitOf(card) === HERZ;
  if (kontrakt === 'DAMEN') return rankOf(card) === DAME;
  if (kontrakt === 'KOENIGE_BUBEN') return rankOf(card) === BUBE || rankOf(card) === KOENIG;
  const karoZehn = suitOf(card) === 3 && rankOf(card) === 10;
  const herzKoenig = suitOf(card) === HERZ && rankOf(card) === KOENIG;
  return kontrakt === 'HERZ_KOENIG' && (options.einzelkarte === 'KARO_10' ? karoZehn : herzKoenig);
}
