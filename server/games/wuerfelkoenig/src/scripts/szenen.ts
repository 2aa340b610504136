import type { Script, ScriptStep } from '@tavern-jack/kernel';
import type { Buerger } from '../karten.js';
import type { Move, Options } from '../partie.js';
import { behaelt, kommt, nimmt, schenkt, wirft } from './zuege.js';

const [EINS, ZWEI, DREI] = [0, 1, 2];

const szene = (id: string, reihe: readonly Buerger[], steps: readonly ScriptStep<Move>[], count = 2): Script<Move, Options> => ({
  id,
  options: { chancen: false },
  seats: { count, startingSeat: EINS },
  seed: 1,
  opening: reihe.map(kommt),
  steps,
});

/** Keeping dice, stopping early, a citizen with its location. */
const zug = szene(
  'zug',
  ['FEE_3ROT_2BLAU', 'ZWERG_4X4', 'ELFE_5', 'ORK_3_2', 'GNOM_5_ROT'],
  [wirft(EINS, [5, 5, 2, 1, 5, 6], 'wurf'), behaelt(EINS, [0, 1, 2, 4], [2, 3], 'behalten'), nimmt(EINS, 3, 'genug', kommt('KOBOLD_4'))],
);

/** Nothing is met. */
const strafe = szene(
  'strafe',
  ['SCHNOESEL_UNGERADE', 'ZWERG_5X6', 'GNOM_6_BLAU', 'ORK_2_2_2', 'KOBOLD_6'],
  [
    wirft(EINS, [6, 6, 3, 1, 6, 2], 'wurf'),
    behaelt(EINS, [0, 1, 4], [6, 2, 5], 'nochEiner'),
    behaelt(EINS, [0, 1, 2, 4], [4, 1, kommt(2), kommt('ELFE_4')], 'vorbei'),
  ],
);

/** The elf's fourth roll, the apprentice's extra turn. */
const helfer = szene(
  'helfer',
  ['ELFE_4', 'ZWERG_4X6', 'GNOM_4_ROT', 'ORK_5', 'LEHRLING_3ROT_3BLAU'],
  [
    wirft(EINS, [2, 3, 4, 5, 2, 1], 'elfe'),
    nimmt(EINS, 0, 'oben', kommt('KOBOLD_6')),
    wirft(ZWEI, [3, 4, 1, 6, 1, 3]),
    nimmt(ZWEI, 2, undefined, kommt('SCHNOESEL_GERADE')),
    wirft(EINS, [3, 6, 1, 2, 2, 1], 'vierWuerfe'),
    behaelt(EINS, [0, 1, 2, 3, 4], [3], 'lehrling'),
    nimmt(EINS, 4, 'nochmal', kommt('ORK_3')),
  ],
);

/** A dragon must be given away; the hypnotist takes his neighbour along. */
const drache = szene(
  'drache',
  ['DRACHE_25', 'ZWERG_4X6', 'HYPNOTISEUR', 'ORK_4_2', 'KOBOLD_6'],
  [
    wirft(EINS, [6, 5, 6, 5, 4, 2], 'wurf'),
    nimmt(EINS, 0, 'wohin'),
    schenkt(EINS, DREI, 'geschenkt', kommt('FEE_2ROT_2GRUEN')),
    wirft(ZWEI, [1, 2, 1, 1, 5, 6], 'klein'),
    behaelt(ZWEI, [0, 1, 2, 3], [1, 3], 'hypnotiseur'),
    nimmt(ZWEI, 2, 'zwei', kommt('GNOM_4_ROT'), kommt('ELFE_6')),
  ],
  3,
);

/** Fairies are worth more the more there are. */
const feen = szene(
  'feen',
  ['FEE_2ROT_2GRUEN', 'ZWERG_5X1', 'GNOM_6_BLAU', 'ORK_5', 'FEE_2GRUEN_2BLAU'],
  [
    wirft(EINS, [3, 4, 3, 4, 3, 6], 'erste'),
    nimmt(EINS, 0, 'eine', kommt('DRACHE_30')),
    wirft(ZWEI, [1, 2, 1, 1, 2, 4]),
    behaelt(ZWEI, [0, 2, 3], [1, 1, 2]),
    nimmt(ZWEI, 1, undefined, kommt('SCHNOESEL_UNGERADE')),
    wirft(EINS, [1, 6, 3, 4, 6, 4], 'zweite'),
    nimmt(EINS, 4, 'zweiFeen', kommt('ORK_4')),
  ],
);

/** The last location of a stack ends the match. */
const ende = szene(
  'ende',
  ['ZWERG_5X1', 'ORK_3', 'ORK_2_2', 'ORK_3_2', 'GNOM_5_BLAU'],
  [
    wirft(EINS, [4, 4, 4, 2, 2, 1]),
    nimmt(EINS, 3, undefined, kommt('FEE_2ROT_3GRUEN')),
    wirft(ZWEI, [5, 5, 3, 3, 1, 2]),
    nimmt(ZWEI, 3, 'vorletzter', kommt('ELFE_6')),
    wirft(EINS, [6, 6, 6, 1, 2, 4], 'letzter'),
    nimmt(EINS, 3, 'schluss', kommt('KOBOLD_6')),
  ],
);

/** The scenes in the order in which they are shown; steps before the first key lead there unseen. */
export const szenen: readonly Script<Move, Options>[] = [zug, strafe, helfer, drache, feen, ende];
