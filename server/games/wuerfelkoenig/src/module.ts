import type { GameModule, HomieLevel } from '@tavern-jack/kernel';
import { rechneVor } from './chancen.js';
import { decide, legalMoves } from './entscheiden.js';
import type { Event } from './ereignis.js';
import { SEATS, setup } from './eroeffnung.js';
import { evolve } from './evolve.js';
import { frageOf } from './frage.js';
import type { Homie } from './homie.js';
import { leicht } from './homie-leicht.js';
import { normal } from './homie-normal.js';
import { schwer } from './homie-schwer.js';
import { initial, type Move, type Options, type Prompt, type WuerfelkoenigState } from './partie.js';
import { type View, view } from './view.js';
import { outcome, potWeights, standing } from './wertung.js';

const HOMIES: Readonly<Record<HomieLevel, Homie>> = { LEICHT: leicht, NORMAL: normal, SCHWER: schwer };

/** Each turn takes at least one citizen from the draw pile, which holds 35 after the opening. */
const MEISTE_ZUEGE = 35;
/** Four rolls, one citizen, one dragon. */
const ENTSCHEIDUNGEN_JE_ZUG = 6;

/** Würfelkönig, rules number 1. Everything on the table is public. */
export const wuerfelkoenig: GameModule<WuerfelkoenigState, Move, Event, View, Options, Prompt> = {
  manifest: {
    id: 'wuerfelkoenig',
    rules: 1,
    seats: SEATS,
    defaults: { chancen: false },
    presets: [
      { id: 'offiziell', options: { chancen: false } },
      { id: 'uebung', options: { chancen: true } },
    ],
    exclusions: () => [],
    isOfficial: (options) => !options.chancen,
    maxMoves: () => MEISTE_ZUEGE * ENTSCHEIDUNGEN_JE_ZUG,
  },
  setup,
  initial,
  decide,
  evolve,
  prompts: (state) => {
    const frage = frageOf(state);
    return frage ? [frage] : [];
  },
  legalMoves,
  view,
  priceOf: () => 0,
  redact: (event) => event,
  homie: (level) => HOMIES[level],
  warmUp: rechneVor,
  standing,
  outcome,
  potWeights,
};
