import type { GameModule, HomieLevel } from '@tavern-jack/kernel';
import { decide, legalMoves } from './entscheiden.js';
import type { Event } from './ereignis.js';
import { evolve } from './evolve.js';
import { prompts } from './frage.js';
import { redact } from './geheim.js';
import type { Homie } from './homie.js';
import { leicht } from './homie-leicht.js';
import { normal } from './homie-normal.js';
import { schwer } from './homie-schwer.js';
import { KARTEN_JE_HAND } from './karten.js';
import { warmUp } from './loesung/loesung.js';
import { haendeBekannt, initial, type KronenduellState, type Move, type Options, type Prompt, SEATS } from './partie.js';
import { outcome, PARTIEN_HOECHSTENS, potWeights, standing } from './spielende.js';
import { priceOf, type View, view } from './view.js';
import { setup } from './vorbereitung.js';

const HOMIES: Readonly<Record<HomieLevel, Homie>> = { LEICHT: leicht, NORMAL: normal, SCHWER: schwer };

const OFFIZIELL: Options = { schnellesDuell: false, verraeter: false, gemischteHaende: false };

/** Kronenduell, rules number 1. A card face down is known to its seat alone until both are turned up. */
export const kronenduell: GameModule<KronenduellState, Move, Event, View, Options, Prompt> = {
  manifest: {
    id: 'kronenduell',
    rules: 1,
    seats: { min: SEATS.length, max: SEATS.length },
    defaults: OFFIZIELL,
    presets: [
      { id: 'offiziell', options: OFFIZIELL },
      { id: 'schnellesDuell', options: { ...OFFIZIELL, schnellesDuell: true } },
      { id: 'verraeter', options: { ...OFFIZIELL, verraeter: true } },
      { id: 'gemischteHaende', options: { ...OFFIZIELL, gemischteHaende: true } },
    ],
    // Hands dealt at random stay just as random when two random cards change sides: the Verräter would betray nothing.
    exclusions: ({ verraeter, gemischteHaende }) => (verraeter && gemischteHaende ? ['VERRAETER_BEI_GEMISCHTEN_HAENDEN'] : []),
    isOfficial: (options) => !options.schnellesDuell && haendeBekannt(options),
    maxMoves: () => PARTIEN_HOECHSTENS * KARTEN_JE_HAND * SEATS.length,
  },
  setup,
  initial,
  decide,
  evolve,
  prompts,
  legalMoves,
  view,
  priceOf,
  redact,
  homie: (level) => HOMIES[level],
  warmUp,
  standing,
  outcome,
  potWeights,
};
