import type { GameModule, HomieLevel } from '@tavern-jack/kernel';
import { ABLEHNUNGEN_JE_GABE } from './ablehnen.js';
import { decide, legalMoves } from './entscheiden.js';
import type { Event } from './ereignis.js';
import { evolve } from './evolve.js';
import { prompts } from './frage.js';
import { gabenFuer, setup } from './geben.js';
import { redact } from './geheim.js';
import type { Homie } from './homie.js';
import { leicht } from './homie-leicht.js';
import { normal } from './homie-normal.js';
import { schwer, waermtAuf } from './homie-schwer.js';
import { KARTEN_JE_HAND, SPIELER } from './karten.js';
import { initial, type Options, type Prompt, type RentzState } from './partie.js';
import { OFFIZIELLE_WERTE } from './spiele.js';
import { type View, view } from './view.js';
import { unmoegliche } from './werte.js';
import { outcome, potWeights, standing } from './wertung.js';
import type { Move } from './zug.js';

const HOMIES: Readonly<Record<HomieLevel, Homie>> = { LEICHT: leicht, NORMAL: normal, SCHWER: schwer };

const HOHE_WERTE: Options = { herzKoenig: -100, dame: -40, karo: -30, stich: -50, kreuzZehn: 200, whist: 50 };

/** Each of four aces asks whether one more card follows. */
const ASSE = 4;
/** Look, and name a game. */
const ANSAGE = 2;

/** Rentz, rules number 1. A hand is known to its seat alone, and while the chooser may choose blind not even to that. */
export const rentz: GameModule<RentzState, Move, Event, View, Options, Prompt> = {
  manifest: {
    id: 'rentz',
    rules: 1,
    seats: SPIELER,
    defaults: OFFIZIELLE_WERTE,
    presets: [
      { id: 'offiziell', options: OFFIZIELLE_WERTE },
      { id: 'hoheWerte', options: HOHE_WERTE },
      { id: 'teurerHerzKoenig', options: { ...OFFIZIELLE_WERTE, herzKoenig: -200 } },
    ],
    exclusions: unmoegliche,
    isOfficial: (options) => Object.entries(OFFIZIELLE_WERTE).every(([wert, punkte]) => options[wert as keyof Options] === punkte),
    maxMoves(_, seats) {
      const gegeben = ANSAGE + seats - 1;
      return gabenFuer(seats) * ((ABLEHNUNGEN_JE_GABE + 1) * gegeben + KARTEN_JE_HAND * seats + ASSE);
    },
  },
  setup,
  initial,
  decide,
  evolve,
  prompts,
  legalMoves,
  view,
  priceOf: () => 0,
  redact,
  homie: (level) => HOMIES[level],
  warmUp: waermtAuf,
  standing,
  outcome,
  potWeights,
};
