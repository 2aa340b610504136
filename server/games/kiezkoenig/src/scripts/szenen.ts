import type { Script, ScriptStep, Seat } from '@tavern-jack/kernel';
import type { Move, Options } from '../partie.js';
import { baut, kauft, laesst, uebernimmt, wuerfelt, zieht } from './zuege.js';

const KRUG = 5;
const ANKER = 9;
const KOMBUESE = 11;
const GOLDENE_MEILE = 15;
const [EINS, ZWEI] = [0, 1];

const szene = (id: string, steps: readonly ScriptStep<Move>[], startingSeat: Seat = EINS): Script<Move, Options> => ({
  id,
  options: { langeNacht: false },
  seats: { count: 2, startingSeat },
  seed: 1,
  steps,
});

/** Buying, the Deckel, the wage. */
const deckel = szene('deckel', [
  wuerfelt(EINS, [2, 3], 'wurf'),
  kauft(EINS, 'kauf'),
  wuerfelt(ZWEI, [1, 4], 'besuch'),
  laesst(ZWEI, 'weiter'),
  wuerfelt(EINS, [5, 6], 'lohn'),
]);

/** Happy Hour, the bonus for two pubs of a quarter, Zapfanlage. */
const ausbau = szene('ausbau', [
  wuerfelt(EINS, [2, 3]),
  kauft(EINS),
  wuerfelt(ZWEI, [1, 1]),
  kauft(ZWEI),
  baut(EINS, KRUG, 'happyHour'),
  wuerfelt(EINS, [1, 1], 'zweite'),
  kauft(EINS, 'bonus'),
  wuerfelt(ZWEI, [1, 2], 'teuer'),
  laesst(ZWEI),
  baut(EINS, KRUG, 'zapfanlage'),
]);

/** The last pub of a quarter is taken over. */
const uebernahme = szene('uebernahme', [
  wuerfelt(EINS, [2, 3]),
  kauft(EINS),
  wuerfelt(ZWEI, [3, 3]),
  kauft(ZWEI),
  wuerfelt(EINS, [1, 1]),
  kauft(EINS),
  wuerfelt(ZWEI, [4, 6]),
  wuerfelt(EINS, [1, 2]),
  kauft(EINS),
  wuerfelt(ZWEI, [1, 1]),
  kauft(ZWEI),
  wuerfelt(EINS, [6, 6], 'deckel'),
  uebernimmt(EINS, 'nimmt'),
  wuerfelt(ZWEI, [1, 2], 'viertel'),
]);

/** A card, and a turn in the Polizeistunde. */
const karten = szene('karten', [
  zieht(EINS, [1, 3], 'TAXI', 'jukebox'),
  kauft(EINS, 'taxi'),
  wuerfelt(ZWEI, [4, 4], 'polizei'),
  wuerfelt(EINS, [1, 1], 'inzwischen'),
  kauft(EINS, 'setztAus'),
  zieht(EINS, [1, 4], 'STAMMGAESTE', 'nochmal'),
]);

/** A Deckel of 360 with 310 in hand. */
const knapp = szene(
  'knapp',
  [
    zieht(ZWEI, [6, 6], 'LOTTO'),
    wuerfelt(EINS, [4, 5]),
    kauft(EINS),
    wuerfelt(ZWEI, [1, 2]),
    kauft(ZWEI),
    baut(EINS, ANKER),
    wuerfelt(EINS, [1, 1]),
    kauft(EINS),
    baut(ZWEI, GOLDENE_MEILE),
    wuerfelt(ZWEI, [3, 3]),
    laesst(ZWEI),
    baut(EINS, ANKER),
    wuerfelt(EINS, [1, 1]),
    kauft(EINS),
    baut(ZWEI, GOLDENE_MEILE, 'zapfanlage'),
    wuerfelt(ZWEI, [1, 1]),
    laesst(ZWEI),
    baut(EINS, KOMBUESE, 'letztesGeld'),
    wuerfelt(EINS, [1, 1], 'verkauft'),
    wuerfelt(ZWEI, [3, 3], 'wiederFrei'),
    kauft(ZWEI, 'gekauft'),
  ],
  ZWEI,
);

/** The two of them go to and fro between Feierabend and Polizeistunde. */
const hinUndHer = [wuerfelt(EINS, [4, 4]), wuerfelt(ZWEI, [4, 4])];

/** The last round, and what counts. */
const sperrstunde = szene('sperrstunde', [
  wuerfelt(EINS, [2, 3]),
  kauft(EINS),
  wuerfelt(ZWEI, [3, 3]),
  kauft(ZWEI),
  baut(EINS, KRUG),
  wuerfelt(EINS, [1, 2]),
  wuerfelt(ZWEI, [1, 1]),
  ...hinUndHer,
  ...hinUndHer,
  ...hinUndHer,
  ...hinUndHer,
  baut(EINS, KRUG, 'letzteRunde'),
  wuerfelt(EINS, [3, 4], 'letzterWurf'),
  kauft(EINS, 'kauf'),
  wuerfelt(ZWEI, [2, 3], 'letzterGast'),
  laesst(ZWEI, 'schluss'),
]);

/** The scenes in the order in which they are shown; steps before the first key lead there unseen. */
export const szenen: readonly Script<Move, Options>[] = [deckel, ausbau, uebernahme, karten, knapp, sperrstunde];
