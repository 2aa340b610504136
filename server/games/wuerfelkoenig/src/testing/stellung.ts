import type { Seat } from '@tavern-jack/kernel';
import { Given } from '@tavern-jack/kernel/testing';
import type { Buerger, Event, Move, Options, Ort, Prompt, View, WuerfelkoenigState } from '../index.js';
import { BUERGER, ORTE, wuerfelkoenig } from '../index.js';
import { ORTPUNKTE, STRAFEN } from '../orte.js';
import type { Stapelkarte } from '../partie.js';
import { wuerfeFuer } from '../wuerfeln.js';

export type Lage = Given<WuerfelkoenigState, Move, Event, View, Options, Prompt>;

/** Citizens that six ordinary dice never meet together: what a row is made of when a test does not care. */
export const SCHWERE_REIHE: readonly Buerger[] = ['ZWERG_5X1', 'ZWERG_5X6', 'GNOM_6_BLAU', 'ELFE_6', 'ORK_5'];
/** Dice that meet none of them. */
export const NICHTS = [2, 2, 1, 1, 3, 5] as const;

/** A card in a kingdom: a citizen, a location with its points, or a penalty's points. */
export type Karte = Buerger | readonly [Ort, number] | number;

/** A situation at the table, told by what is different from an opened match. */
export interface Stellung {
  readonly seats?: number;
  /** Open citizens from left to right. */
  readonly reihe?: readonly Buerger[];
  /** Kingdoms by seat, each from bottom to top. */
  readonly reiche?: readonly (readonly Karte[])[];
  /** Citizens left in the draw pile; the others lie on the discard pile. */
  readonly nachzieh?: readonly Buerger[];
  /** How many penalties and location cards have been taken that lie in no kingdom here. */
  readonly strafen?: readonly number[];
  readonly orte?: readonly number[];
  /** Whose turn; seat 0 unless given. */
  readonly amZug?: Seat;
  readonly extrazug?: boolean;
  readonly options?: Options;
}

/** Lays out a situation in which a seat begins its turn; every card is somewhere exactly once. */
export function stellung({ seats = 2, reihe = SCHWERE_REIHE, reiche = [], amZug = 0, extrazug = false, ...rest }: Stellung = {}): Lage {
  const { options = wuerfelkoenig.manifest.defaults } = rest;
  const reihenfolge = [...Array(seats).keys()];
  const eroeffnet = wuerfelkoenig.evolve(wuerfelkoenig.initial(options), { type: 'partieEroeffnet', reihenfolge, reihe });
  const stapel = reihenfolge.map((seat) => (reiche[seat] ?? []).map(karteAus));
  const alle = stapel.flat();
  const frei = BUERGER.filter((b) => !reihe.includes(b) && !alle.some((k) => k.sorte === 'BUERGER' && k.buerger === b));
  const nachzieh = rest.nachzieh ?? frei;
  const state: WuerfelkoenigState = {
    ...eroeffnet,
    reiche: stapel,
    tisch: {
      reihe,
      nachzieh,
      ablage: frei.filter((buerger) => !nachzieh.includes(buerger)),
      orte: rest.orte ?? ORTE.map((ort) => ORTPUNKTE.length - alle.filter((k) => k.sorte === 'ORT' && k.ort === ort).length),
      strafen:
        rest.strafen ??
        ohne(
          STRAFEN,
          alle.flatMap((k) => (k.sorte === 'STRAFE' ? [-k.punkte] : [])),
        ),
    },
  };
  const wuerfe = wuerfeFuer(stapel[amZug] ?? []);
  return new Given(wuerfelkoenig, state).and({ type: 'zugBegonnen', zugNummer: 9, seat: amZug, wuerfe, extrazug });
}

function karteAus(karte: Karte): Stapelkarte {
  if (typeof karte === 'number') return { sorte: 'STRAFE', punkte: karte };
  return typeof karte === 'string' ? { sorte: 'BUERGER', buerger: karte } : { sorte: 'ORT', ort: karte[0], punkte: karte[1] };
}

const ohne = (liste: readonly number[], weg: readonly number[]): readonly number[] =>
  weg.reduce<readonly number[]>((rest, w) => rest.filter((_, i) => i !== rest.indexOf(w)), liste);

/** The move that keeps these dice and rolls the others. */
export const wuerfeln = (...behalten: readonly number[]): Move => ({ type: 'wuerfeln', behalten });
export const nehmen = (platz: number): Move => ({ type: 'nehmen', platz });
export const schenken = (an: Seat): Move => ({ type: 'schenken', an });
export const aufhoeren: Move = { type: 'aufhoeren' };
