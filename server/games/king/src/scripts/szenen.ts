import type { Script, ScriptStep } from '@tavern-jack/kernel';
import { OFFIZIELL, type Options } from '../optionen.js';
import type { Move } from '../partie.js';
import { schritt, stich } from './karten.js';

const GEBER = 3;

const szene = (id: string, seed: number, steps: readonly ScriptStep<Move>[], options = OFFIZIELL): Script<Move, Options> => ({
  id,
  options,
  seats: { count: 4, startingSeat: GEBER },
  seed,
  steps,
});

/** Doppel-King lets the dealer choose, so that any game can be shown at once. */
const GEWAEHLT: Options = { ...OFFIZIELL, spielform: 'DOPPEL_KING' };

/** Following suit, and a trick that must be taken. */
const stiche = szene('stich', 5, [
  ...stich(0, ['KREUZ_2', 'KREUZ_3', 'KREUZ_5', 'KREUZ_4'], { 0: 'ausspielen', 1: 'bedienen', 3: 'kostet' }),
  ...stich(2, ['KREUZ_6', 'KREUZ_9', 'KREUZ_7', 'KREUZ_8'], { 0: 'darunter' }),
  ...stich(3, ['KREUZ_10', 'KREUZ_A', 'HERZ_K', 'KREUZ_K'], { 0: 'muss', 1: 'abwerfen', 2: 'kassiert' }),
]);

/** Who cannot follow throws away what costs. */
const strafkarte = szene(
  'strafkarte',
  1,
  [
    schritt(GEBER, { type: 'ansagen', kontrakt: 'KOENIGE_BUBEN' }, 'ansage'),
    ...stich(0, ['HERZ_2', 'HERZ_5', 'HERZ_4', 'PIK_B'], { 0: 'spielt', 1: 'hoch', 3: 'bube' }),
    ...stich(1, ['KREUZ_2', 'KREUZ_3', 'KREUZ_4', 'KREUZ_10'], { 0: 'umsonst' }),
  ],
  GEWAEHLT,
);

/** Trumps bring the points back. */
const trumpf = szene(
  'trumpf',
  1,
  [
    schritt(GEBER, { type: 'ansagen', kontrakt: 'TRUMPF' }, 'trumpf'),
    ...stich(0, ['PIK_A', 'PIK_5', 'PIK_8', 'PIK_2'], { 0: 'ass', 3: 'plus' }),
    ...stich(0, ['HERZ_A', 'HERZ_5', 'HERZ_3', 'KREUZ_4'], { 0: 'herz', 3: 'gestochen' }),
  ],
  GEWAEHLT,
);

/** The scenes in the order in which they are shown; steps before the first key lead there unseen. */
export const szenen: readonly Script<Move, Options>[] = [stiche, strafkarte, trumpf];
