import type { Script } from '@tavern-jack/kernel';
import type { Move, Options } from '../partie.js';
import { behaelt, kommt, nimmt, wirft } from './zuege.js';

const [DU, GAST] = [0, 1];

/** The practice round: keeping dice, a location, the elf's fourth roll, an extra turn, a dragon for somebody else. */
export const uebung: Script<Move, Options> = {
  id: 'uebung',
  options: { chancen: true },
  seats: { count: 2, startingSeat: DU },
  seed: 1,
  opening: (['SCHNOESEL_GERADE', 'GNOM_4_ROT', 'ZWERG_3X4', 'ORK_3_2', 'KOBOLD_5'] as const).map(kommt),
  steps: [
    wirft(DU, [4, 4, 2, 5, 4, 1], 'ersterWurf'),
    behaelt(DU, [0, 1, 2, 4], [2, 1], 'behalten'),
    nimmt(DU, 3, 'nehmen', kommt('FEE_2ROT_2GRUEN')),
    wirft(GAST, [3, 4, 1, 6, 1, 3], 'gastNimmt'),
    nimmt(GAST, 2, 'gastNimmt', kommt('ELFE_4')),
    wirft(DU, [1, 2, 3, 6, 6, 6], 'strasse'),
    behaelt(DU, [0, 1, 2], [6, 5, 5], 'nochNicht'),
    behaelt(DU, [0, 1, 2], [4, 1, 5, kommt('LEHRLING_3ROT_3BLAU')], 'dritterWurf'),
    wirft(GAST, [1, 1, 2, 3, 5, 6], 'gastStrafe'),
    behaelt(GAST, [0, 1], [5, 3, 2, 2], 'gastStrafe'),
    behaelt(GAST, [0], [2, 5, 3, 2, 6, kommt(1), kommt('ZWERG_4X6')], 'gastStrafe'),
    wirft(DU, [3, 6, 1, 2, 2, 1], 'vierWuerfe'),
    behaelt(DU, [0, 1, 2, 3, 4], [3], 'farben'),
    nimmt(DU, 1, 'lehrling', kommt('DRACHE_25')),
    wirft(DU, [6, 6, 5, 4, 3, 3], 'nochEinZug'),
    nimmt(DU, 0, 'drache', kommt('ORK_3')),
  ],
};
