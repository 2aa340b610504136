import type { GameModule, HomieLevel } from '@tavern-jack/kernel';
import { outcome, potWeights, standing } from './abrechnung.js';
import { decide, legalMoves } from './entscheiden.js';
import type { Event } from './ereignis.js';
import { evolve } from './evolve.js';
import { prompts } from './frage.js';
import { setup } from './geben.js';
import { redact } from './geheim.js';
import type { Homie } from './homie.js';
import { leicht } from './homie-leicht.js';
import { normal } from './homie-normal.js';
import { schwer } from './homie-schwer.js';
import { deckFor } from './kontrakt.js';
import type { Options } from './optionen.js';
import { initial, type KierkiState, type Move, type Prompt } from './partie.js';
import { planFor } from './spiele.js';
import { priceOf, type View, view } from './view.js';

const HOMIES: Readonly<Record<HomieLevel, Homie>> = { LEICHT: leicht, NORMAL: normal, SCHWER: schwer };

const OFFIZIELL: Options = { ohneRozbojnikUndLoteryjka: false, letzteStiche: 'SIEBTER_UND_LETZTER', freieEroeffnung: false };

/** Kierki, rules number 1. Hands are known to their seats alone. */
export const kierki: GameModule<KierkiState, Move, Event, View, Options, Prompt> = {
  manifest: {
    id: 'kierki',
    rules: 1,
    seats: { min: 3, max: 4 },
    defaults: OFFIZIELL,
    presets: [
      { id: 'offiziell', options: OFFIZIELL },
      { id: 'ohneRozbojnikUndLoteryjka', options: { ...OFFIZIELL, ohneRozbojnikUndLoteryjka: true } },
      { id: 'nurLetzterStich', options: { ...OFFIZIELL, letzteStiche: 'NUR_LETZTER' } },
      { id: 'letzteZweiStiche', options: { ...OFFIZIELL, letzteStiche: 'LETZTE_ZWEI' } },
      { id: 'freieEroeffnung', options: { ...OFFIZIELL, freieEroeffnung: true } },
    ],
    exclusions: ({ ohneRozbojnikUndLoteryjka, freieEroeffnung }) =>
      ohneRozbojnikUndLoteryjka && freieEroeffnung ? ['FREIE_EROEFFNUNG_OHNE_LOTERYJKA'] : [],
    isOfficial: (options) =>
      !options.ohneRozbojnikUndLoteryjka && !options.freieEroeffnung && options.letzteStiche === OFFIZIELL.letzteStiche,
    // Every card once a game, and trumps named.
    maxMoves: (options, seats) => planFor(options, seats).length * (deckFor(seats).length + 1),
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
  standing,
  outcome,
  potWeights,
};
