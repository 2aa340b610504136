import { BUBE, both, type Card, type CardSet, DAME, HERZ, KOENIG, NO_CARDS, rankSet, setOf, sizeOf, suitSet } from '@tavern-jack/kernel';

/** The games in their order. */
export const MINUSSPIELE = ['STICHE', 'HERZEN', 'KOENIGE_BUBEN', 'DAMEN', 'HERZ_KOENIG', 'ZWEI_STICHE'] as const;
export const KONTRAKTE = [...MINUSSPIELE, 'TRUMPF'] as const;

export type Kontrakt = (typeof KONTRAKTE)[number];

/** What counts in a game; 0 and empty is what does not. */
export interface Tarif {
  readonly jeStich: number;
  readonly jeStrafkarte: number;
  readonly strafkarten: CardSet;
  /** Tricks, from 1, with a value of their own. */
  readonly zaehlstiche: readonly { readonly stichNummer: number; readonly wert: number }[];
}

/** The values of a variant; all positive except for the sign that the game gives them. */
export interface Werte {
  readonly stich: number;
  readonly herz: number;
  readonly koenigBube: number;
  readonly dame: number;
  readonly einzelkarte: number;
  readonly zaehlstiche: Tarif['zaehlstiche'];
  readonly trumpf: number;
}

const NICHTS: Tarif = { jeStich: 0, jeStrafkarte: 0, strafkarten: NO_CARDS, zaehlstiche: [] };
const fuerKarten = (strafkarten: CardSet, jeStrafkarte: number): Tarif => ({ ...NICHTS, strafkarten, jeStrafkarte });

/** What each game counts with these values. Cards that were taken out of the deck cost nobody anything. */
export function tarifeAus(werte: Werte, deck: readonly Card[], einzelkarte: Card): Readonly<Record<Kontrakt, Tarif>> {
  const imSpiel = (karten: CardSet): CardSet => both(karten, setOf(deck));
  return {
    STICHE: { ...NICHTS, jeStich: werte.stich },
    HERZEN: fuerKarten(imSpiel(suitSet(HERZ)), werte.herz),
    KOENIGE_BUBEN: fuerKarten(imSpiel(rankSet(KOENIG, BUBE)), werte.koenigBube),
    DAMEN: fuerKarten(imSpiel(rankSet(DAME)), werte.dame),
    HERZ_KOENIG: fuerKarten(setOf([einzelkarte]), werte.einzelkarte),
    ZWEI_STICHE: { ...NICHTS, zaehlstiche: werte.zaehlstiche },
    TRUMPF: { ...NICHTS, jeStich: werte.trumpf },
  };
}

/** What a whole game with so many tricks brings to all players together. */
export const summeOf = (tarif: Tarif, stichzahl: number): number =>
  tarif.jeStich * stichzahl + tarif.jeStrafkarte * sizeOf(tarif.strafkarten) + tarif.zaehlstiche.reduce((sum, { wert }) => sum + wert, 0);

/** What a trick counts: for being one, for which one it is, and for its cards. */
export function punkteFuer(tarif: Tarif, stichNummer: number, karten: readonly Card[]): number {
  let punkte = tarif.jeStich;
  for (const zaehlstich of tarif.zaehlstiche) if (zaehlstich.stichNummer === stichNummer) punkte += zaehlstich.wert;
  if (tarif.jeStrafkarte !== 0) punkte += tarif.jeStrafkarte * strafkartenIn(tarif, karten).length;
  return punkte;
}

export const strafkartenIn = ({ strafkarten }: Tarif, karten: readonly Card[]): readonly Card[] =>
  karten.filter((card) => ((strafkarten[(card >> 4) as 0 | 1 | 2 | 3] >> (card & 15)) & 1) === 1);
