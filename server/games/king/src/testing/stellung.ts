import type { Farbe, Karte, Seat } from '@tavern-jack/kernel';
import { Given } from '@tavern-jack/kernel/testing';
import type { Event, KingState, Move, Options, Prompt, View } from '../index.js';
import { king } from '../index.js';
import type { Kontrakt } from '../kontrakt.js';
import { OFFIZIELL } from '../optionen.js';
import { initial } from '../partie.js';

export type Lage = Given<KingState, Move, Event, View, Options, Prompt>;

/** Seats by the names of the page's examples. */
export const [ANNA, BEN, CARLA, DAN] = [0, 1, 2, 3] as const;

/** A game that has just been dealt, with as many cards as the test needs. */
export interface Stellung {
  readonly haende: readonly (readonly Karte[])[];
  readonly kontrakt?: Kontrakt | null;
  readonly options?: Partial<Options>;
  readonly geber?: Seat;
  readonly ansager?: Seat;
  readonly ausspieler?: Seat;
  readonly spielNummer?: number;
  readonly trumpf?: Farbe;
  /** Lines that are already on the score sheet: what was played, and whose game it was. */
  readonly bisher?: readonly (readonly [Kontrakt, Seat])[];
}

/** Lays out a running game. Dan deals and Anna leads unless told otherwise. */
export function stellung({ haende, geber = haende.length - 1, ...rest }: Stellung): Lage {
  const { kontrakt = 'STICHE', options = {}, ansager = geber, bisher = [], trumpf } = rest;
  const spieler = haende.length;
  const nullen = haende.map(() => 0);
  const eroeffnet = new Given(king, initial({ ...OFFIZIELL, ...options })).and({ type: 'partieEroeffnet', spieler, ersterGeber: geber });
  const zettel = bisher.map(([was, wer]) => ({ kontrakt: was, geber: wer, ansager: wer, trumpf: null, ergebnis: nullen, stand: nullen }));
  const lage = new Given(king, { ...eroeffnet.state, zettel }).and({
    type: 'ausgeteilt',
    spielNummer: rest.spielNummer ?? bisher.length + 1,
    geber,
    ansager,
    ausspieler: rest.ausspieler ?? (geber + 1) % spieler,
    kontrakt,
    gemischt: true,
    haende,
  });
  return trumpf ? lage.and({ type: 'trumpfBestimmt', seat: ansager, farbe: trumpf, karte: null }) : lage;
}

export const legen = (karte: Karte): Move => ({ type: 'legen', karte });

/** Cards laid one after the other by whoever's turn it is. Throws if one of them may not be played. */
export function gelegt(lage: Lage, ...karten: readonly Karte[]): Lage {
  return karten.reduce((jetzt, karte) => {
    const made = jetzt.when(king.prompts(jetzt.state)[0]?.seat ?? -1, legen(karte));
    if (made.state === jetzt.state) throw new Error(`${karte} may not be played`);
    return new Given(king, made.state);
  }, lage);
}

/** The cards that may be played now. */
export function spielbar({ state }: Lage): readonly Karte[] {
  const seat = king.prompts(state)[0]?.seat ?? -1;
  return king.legalMoves(state, seat).flatMap((move) => (move.type === 'legen' ? [move.karte] : []));
}
