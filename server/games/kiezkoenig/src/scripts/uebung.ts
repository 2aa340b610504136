import type { Script } from '@tavern-jack/kernel';
import type { Move, Options } from '../partie.js';
import { baut, kauft, laesst, uebernimmt, wuerfelt, zieht } from './zuege.js';

const SEMESTERBAR = 2;
const KRUG = 5;
const [DU, GAST] = [0, 1];

/** The practice round: buying, collecting, upgrading, a card, taking over, a whole quarter, the Polizeistunde. */
export const uebung: Script<Move, Options> = {
  id: 'uebung',
  options: { langeNacht: false },
  seats: { count: 2, startingSeat: DU },
  seed: 1,
  steps: [
    wuerfelt(DU, [1, 1], 'ersterWurf'),
    kauft(DU, 'ersterKauf'),
    wuerfelt(GAST, [3, 3], 'gastKauft'),
    kauft(GAST, 'gastKauft'),
    wuerfelt(DU, [1, 2], 'weiter'),
    kauft(DU, 'krugKaufen'),
    // Over Feierabend into the learner's Semesterbar.
    wuerfelt(GAST, [6, 6], 'gastZahlt'),
    laesst(GAST, 'gastZahlt'),
    baut(DU, KRUG, 'ausbauen'),
    wuerfelt(DU, [1, 1], 'nachDemAusbau'),
    kauft(DU, 'zweiImViertel'),
    wuerfelt(GAST, [1, 2], 'gastZahltMehr'),
    laesst(GAST, 'gastZahltMehr'),
    zieht(DU, [2, 3], 'LOTTO', 'zumStammtisch'),
    wuerfelt(GAST, [2, 2], 'gastImHafen'),
    kauft(GAST, 'gastImHafen'),
    wuerfelt(DU, [4, 6], 'ueberFeierabend'),
    uebernimmt(DU, 'uebernehmen'),
    wuerfelt(GAST, [6, 6], 'gastZahltDoppelt'),
    laesst(GAST, 'gastZahltDoppelt'),
    baut(DU, KRUG, 'zapfanlage'),
    wuerfelt(DU, [1, 1], 'polizeistunde'),
    wuerfelt(GAST, [2, 4], 'duSetztAus'),
    kauft(GAST, 'duSetztAus'),
    wuerfelt(GAST, [1, 1], 'duSetztAus'),
    kauft(GAST, 'duSetztAus'),
    baut(DU, SEMESTERBAR, 'semesterbar'),
    wuerfelt(DU, [1, 1], 'wiederDran'),
    kauft(DU, 'dazwischen'),
  ],
};
