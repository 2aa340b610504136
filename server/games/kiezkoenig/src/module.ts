import type { GameModule, HomieLevel } from '@tavern-jack/kernel';
import { decide, legalMoves } from './entscheiden.js';
import type { Event } from './ereignis.js';
import { SEATS, setup } from './eroeffnung.js';
import { evolve } from './evolve.js';
import { frageOf } from './frage.js';
import type { Homie } from './homie.js';
import { leicht } from './homie-leicht.js';
import { normal } from './homie-normal.js';
import { schwer } from './homie-schwer.js';
import { initial, type KiezkoenigState, type Move, type Options, type Prompt } from './partie.js';
import { outcome, potWeights, standing } from './sperrstunde.js';
import { priceOf, type View, view } from './view.js';

const HOMIES: Readonly<Record<HomieLevel, Homie>> = { LEICHT: leicht, NORMAL: normal, SCHWER: schwer };

/** A turn has at most three decisions: upgrade, roll, and buy or take over. */
const ENTSCHEIDUNGEN_JE_ZUG = 3;

/** Kiezkönig, rules number 1. Everything on the board is public. */
export const kiezkoenig: GameModule<KiezkoenigState, Move, Event, View, Options, Prompt> = {
  manifest: {
    id: 'kiezkoenig',
    rules: 1,
    seats: SEATS,
    defaults: { langeNacht: false },
    presets: [
      { id: 'offiziell', options: { langeNacht: false } },
      { id: 'langeNacht', options: { langeNacht: true } },
    ],
    exclusions: () => [],
    isOfficial: (options) => !options.langeNacht,
    maxMoves: (options, seats) => initial(options).runden * seats * ENTSCHEIDUNGEN_JE_ZUG,
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
  priceOf,
  redact: (event) => event,
  homie: (level) => HOMIES[level],
  standing,
  outcome,
  potWeights,
};
