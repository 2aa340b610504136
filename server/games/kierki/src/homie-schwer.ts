import { besteProbe } from './auslageprobe.js';
import { auslagewissen } from './auslagewissen.js';
import { homieMit } from './homie.js';
import { besteStichprobe } from './stichprobe.js';
import { stichwissen } from './stichwissen.js';
import { besteTrumpfprobe } from './trumpfprobe.js';

/** Deals the cards that it has not seen again and again, as the plays so far allow, and plays each choice out to the end. */
export const schwer = homieMit({
  trumpf: besteTrumpfprobe,
  spielen: (view, seat, cards, draws) => besteStichprobe(stichwissen(view, seat), seat, cards, draws),
  anlegen: (view, seat, cards, draws) => besteProbe(auslagewissen(view, seat), cards, draws),
});
