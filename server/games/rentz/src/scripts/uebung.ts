import type { Script } from '@tavern-jack/kernel';
import { rentz } from '../module.js';
import type { Options } from '../partie.js';
import type { Move } from '../zug.js';
import { schritt, stich } from './karten.js';

const DU = 0;

/** The practice round: a whole deal, with the learner's own choice and without a single queen. */
export const uebung: Script<Move, Options> = {
  id: 'uebung',
  options: rentz.manifest.defaults,
  seats: { count: 4, startingSeat: DU },
  seed: 4,
  steps: [
    schritt(DU, { type: 'ansehen' }, 'ansehen'),
    schritt(DU, { type: 'ansagen', spiel: 'DAMEN' }, 'ansagen'),
    ...stich(0, ['KREUZ_7', 'KREUZ_K', 'KREUZ_10', 'KREUZ_B'], { 0: 'klein' }),
    ...stich(1, ['KARO_7', 'KARO_10', 'PIK_D', 'KARO_9'], { 0: 'darunter' }),
    ...stich(2, ['PIK_8', 'PIK_10', 'PIK_B', 'PIK_9'], { 0: 'loswerden' }),
    ...stich(0, ['KREUZ_8', 'KREUZ_A', 'KARO_D', 'KREUZ_D'], { 0: 'wiederKlein' }),
    ...stich(1, ['HERZ_7', 'HERZ_B', 'HERZ_10', 'HERZ_A'], { 0: 'ass' }),
    ...stich(0, ['KARO_8', 'HERZ_K', 'KARO_B', 'HERZ_D'], { 0: 'letzte' }),
  ],
};
