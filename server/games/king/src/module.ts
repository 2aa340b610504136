import type { GameModule, HomieLevel } from '@tavern-jack/kernel';
import { outcome, potWeights, standing } from './abrechnung.js';
import { decide, legalMoves } from './entscheiden.js';
import type { Event } from './ereignis.js';
import { evolve } from './evolve.js';
import { frageOf } from './frage.js';
import { redact } from './geheim.js';
import type { Homie } from './homie.js';
import { leicht } from './homie-leicht.js';
import { normal } from './homie-normal.js';
import { schwer } from './homie-schwer.js';
import { exclusions, isOfficial, OFFIZIELL, type Options, PRESETS, SEATS } from './optionen.js';
import { initial, type KingState, type Move, type Prompt } from './partie.js';
import { regelwerkFuer } from './regelwerk.js';
import { type View, view } from './view.js';
import { setup } from './vorbereitung.js';

const HOMIES: Readonly<Record<HomieLevel, Homie>> = { LEICHT: leicht, NORMAL: normal, SCHWER: schwer };

/** King, rules number 1: Kingen for three to five, Doppel-King and Rıfkı. A hand is known to its seat alone. */
export const king: GameModule<KingState, Move, Event, View, Options, Prompt> = {
  manifest: {
    id: 'king',
    rules: 1,
    seats: SEATS,
    defaults: OFFIZIELL,
    presets: PRESETS,
    exclusions,
    isOfficial,
    // Every card of every game, and before it at most a contract, an offer by each of the others, its answer and trumps.
    maxMoves: (options, seats) => {
      const { spiele, deck } = regelwerkFuer(options, seats);
      return spiele * (deck.length + seats + 2);
    },
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
  redact,
  homie: (level) => HOMIES[level],
  standing,
  outcome,
  potWeights,
};
