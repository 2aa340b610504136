import type { Karte, Script, ScriptStep, Seat } from '@tavern-jack/kernel';
import { rentz } from '../module.js';
import type { Options } from '../partie.js';
import type { Move } from '../zug.js';
import { schritt, stich } from './karten.js';

const ANSAGER = 0;

const szene = (id: string, seed: number, steps: readonly ScriptStep<Move>[]): Script<Move, Options> => ({
  id,
  options: rentz.manifest.defaults,
  seats: { count: 4, startingSeat: ANSAGER },
  seed,
  steps,
});

const laesstZu = (...seats: readonly Seat[]) => seats.map((seat) => schritt(seat, { type: 'zulassen' }));
const legt = (seat: Seat, spielkarte: Karte, key?: string) => schritt(seat, { type: 'anlegen', spielkarte }, key);

/** A look, a choice, and what it leads to. */
const wahl = szene('wahl', 4, [
  schritt(ANSAGER, { type: 'ansehen' }, 'ansehen'),
  schritt(ANSAGER, { type: 'ansagen', spiel: 'DAMEN' }, 'ansagen'),
  ...stich(0, ['KREUZ_7', 'KREUZ_K', 'KREUZ_10', 'KREUZ_B'], { 0: 'beginnt', 3: 'ohneDame' }),
  ...stich(1, ['KARO_7', 'KARO_10', 'PIK_D', 'KARO_9'], { 3: 'abgeworfen', 0: 'stich' }),
]);

/** Double points for a choice made blindly. */
const blind = szene('blind', 3, [
  schritt(ANSAGER, { type: 'blindansagen', spiel: 'WHIST' }, 'blind'),
  ...stich(0, ['PIK_A', 'PIK_7', 'KREUZ_7', 'PIK_8'], { 0: 'spielt', 3: 'doppelt' }),
  ...stich(0, ['KARO_A', 'KARO_D', 'KARO_8', 'KARO_7'], { 3: 'nochEiner' }),
]);

/** The game without tricks; who has three ends may refuse it. */
const reihen = szene('rentz', 3, [
  schritt(ANSAGER, { type: 'ansehen' }),
  schritt(ANSAGER, { type: 'ansagen', spiel: 'RENTZ' }, 'ansage'),
  ...laesstZu(1),
  schritt(2, { type: 'ablehnen' }, 'abgelehnt'),
  schritt(ANSAGER, { type: 'ansehen' }),
  schritt(ANSAGER, { type: 'ansagen', spiel: 'RENTZ' }, 'nochmal'),
  ...laesstZu(1, 2, 3),
  legt(0, 'KREUZ_10', 'beginnt'),
  legt(1, 'KARO_10', 'neueReihe'),
  legt(3, 'PIK_10'),
  legt(0, 'KREUZ_9', 'daneben'),
  legt(1, 'KARO_9'),
  legt(2, 'PIK_B'),
  legt(3, 'KREUZ_B'),
  legt(0, 'KARO_B'),
  legt(1, 'KARO_8'),
  legt(2, 'PIK_D'),
  legt(0, 'KARO_7', 'niedrigste'),
]);

/** The scenes in the order in which they are shown; steps before the first key lead there unseen. */
export const szenen: readonly Script<Move, Options>[] = [wahl, blind, reihen];
