import { cardNamed, KARTEN, type Karte, suitNamed } from '@tavern-jack/kernel';
import { KONTRAKTE, type Kontrakt } from './kontrakt.js';
import type { Move } from './partie.js';

/** One object for each card to play: they are asked for with every frame. */
export const LEGEN: ReadonlyMap<Karte, Move> = new Map(KARTEN.map((karte) => [karte, { type: 'legen', karte }]));

/** Moves come from outside: a shape counts only if it has exactly the fields of a move. */
export function alsMove(roh: unknown): Move | undefined {
  if (typeof roh !== 'object' || roh === null || !Object.hasOwn(roh, 'type')) return undefined;
  const { type, kontrakt, gebot, farbe, karte } = roh as Readonly<Record<string, unknown>>;
  const felder = Object.keys(roh).length;
  if (type === 'passen' || type === 'verkaufen' || type === 'behalten') return felder === 1 ? { type } : undefined;
  if (felder !== 2) return undefined;
  switch (type) {
    case 'ansagen':
      return KONTRAKTE.includes(kontrakt as Kontrakt) ? { type, kontrakt: kontrakt as Kontrakt } : undefined;
    case 'bieten':
      return Number.isInteger(gebot) ? { type, gebot: gebot as number } : undefined;
    case 'bestimmen':
      return suitNamed(farbe) === undefined ? undefined : (roh as Move);
    case 'legen':
      return cardNamed(karte) === undefined ? undefined : (roh as Move);
    default:
      return undefined;
  }
}
