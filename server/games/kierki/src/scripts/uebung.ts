import type { Script } from '@tavern-jack/kernel';
import { kierki } from '../module.js';
import type { Options } from '../optionen.js';
import type { Move } from '../partie.js';
import { stich } from './karten.js';

/** The practice round: eight tricks of the first minus game, of which the learner gets one. */
export const uebung: Script<Move, Options> = {
  id: 'uebung',
  options: kierki.manifest.defaults,
  seats: { count: 4, startingSeat: 3 },
  seed: 1,
  steps: [
    ...stich(0, ['HERZ_2', 'HERZ_3', 'HERZ_8', 'HERZ_4'], { 0: 'ausspielen' }),
    ...stich(2, ['KREUZ_4', 'KREUZ_6', 'KREUZ_3', 'KREUZ_2'], { 0: 'bedienen' }),
    ...stich(3, ['PIK_2', 'PIK_3', 'PIK_5', 'PIK_9'], { 0: 'klein' }),
    ...stich(2, ['KREUZ_5', 'KREUZ_10', 'KREUZ_D', 'KREUZ_9'], { 0: 'muss' }),
    ...stich(0, ['KARO_2', 'KARO_5', 'KARO_9', 'KARO_6'], { 0: 'karo' }),
    ...stich(2, ['PIK_6', 'PIK_8', 'PIK_4', 'PIK_A'], { 0: 'vier' }),
    ...stich(1, ['HERZ_5', 'HERZ_K', 'HERZ_D', 'HERZ_7'], { 0: 'hochDarunter' }),
    ...stich(2, ['PIK_7', 'PIK_D', 'PIK_10', 'PIK_B'], { 0: 'letzterPik' }),
  ],
};
