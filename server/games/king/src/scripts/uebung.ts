import type { Script } from '@tavern-jack/kernel';
import { OFFIZIELL, type Options } from '../optionen.js';
import type { Move } from '../partie.js';
import { stich } from './karten.js';

/** The practice round: eight tricks of "Keine Stiche", of which the learner gets one. */
export const uebung: Script<Move, Options> = {
  id: 'uebung',
  options: OFFIZIELL,
  seats: { count: 4, startingSeat: 3 },
  seed: 5,
  steps: [
    ...stich(0, ['KREUZ_2', 'KREUZ_3', 'KREUZ_5', 'KREUZ_4'], { 0: 'ausspielen' }),
    ...stich(2, ['KREUZ_6', 'KREUZ_9', 'KREUZ_7', 'KREUZ_8'], { 0: 'darunter' }),
    ...stich(3, ['KREUZ_10', 'KREUZ_A', 'HERZ_K', 'KREUZ_K'], { 0: 'muss' }),
    ...stich(0, ['HERZ_3', 'HERZ_2', 'HERZ_7', 'HERZ_6'], { 0: 'klein' }),
    ...stich(2, ['KREUZ_B', 'KREUZ_D', 'PIK_K', 'HERZ_9'], { 0: 'abwerfen' }),
    ...stich(3, ['PIK_4', 'PIK_6', 'PIK_3', 'PIK_A'], { 0: 'sechs' }),
    ...stich(2, ['KARO_4', 'KARO_9', 'KARO_5', 'KARO_8'], { 0: 'karo' }),
    ...stich(3, ['PIK_5', 'PIK_B', 'PIK_10', 'PIK_D'], { 0: 'letzterPik' }),
  ],
};
