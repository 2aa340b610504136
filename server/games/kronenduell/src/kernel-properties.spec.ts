import { describe } from '@jest/globals';
import { type Draws, HOMIE_LEVELS, type Viewer } from '@tavern-jack/kernel';
import { homiesFinish, inheritsKernelProperties, type LawSpec, matchCases } from '@tavern-jack/kernel/testing';
import fc from 'fast-check';
import { type Event, type KronenduellState, kronenduell, type Move, type Options } from './index.js';
import { RAENGE } from './karten.js';
import { haendeBekannt, handOf, SEATS } from './partie.js';
import { ALLE, legen, OFFIZIELL } from './testing/duell.js';

// Runs hundreds of thousands of times: a plain comparison, because a matcher costs more than the match.
const stimmt = (wahr: boolean, sonst: string): void => {
  if (!wahr) throw new Error(sonst);
};

/** Other cards face down where this viewer must not look, and other hands if it must not know them. */
function vary(state: KronenduellState, viewer: Viewer, draws: Draws): KronenduellState {
  const verdeckt = state.laeuft && state.spaeher === null;
  const liegt = state.liegt.map((karte, seat) => {
    if (karte === null || !verdeckt || seat === viewer) return karte;
    return draws.pick(handOf(state, seat));
  });
  const hidden = viewer === 'spectator' && !haendeBekannt(state.options) && state.ende === null;
  const haende = hidden ? state.haende.map((hand) => hand.map(() => draws.pick(RAENGE))) : state.haende;
  return { ...state, liegt, haende };
}

function varyEvent(event: Event, viewer: Viewer, draws: Draws): Event {
  if (event.type === 'gelegt' && !event.offen && event.seat !== viewer) return { ...event, rang: draws.pick(RAENGE) };
  if (viewer !== 'spectator') return event;
  if (event.type === 'kartenVerraten') return { ...event, gegeben: SEATS.map(() => draws.pick(RAENGE)) };
  if (event.type === 'partieBegonnen' && event.gemischt) {
    return { ...event, haende: SEATS.map(() => RAENGE.map(() => draws.pick(RAENGE))) };
  }
  return event;
}

const spec = {
  candidates: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(legen),
  vary,
  varyEvent,
  conservation: {
    'every round takes one card from each hand, and every round is worth a coin that somebody has or that waits': (
      before,
      event,
      after,
    ) => {
      if (event.type !== 'rundeGewonnen' && event.type !== 'rundeVertagt') return;
      const [a, b] = after.haende.map((hand) => hand.length);
      stimmt(a === b && a === 8 - after.runde, `${a} and ${b} cards after round ${after.runde}`);
      const coins = (state: KronenduellState): number => state.vertagt + state.stand.reduce((sum, n) => sum + n);
      const doppelt = event.type === 'rundeGewonnen' ? event.muenzen - event.nachgeholt - 1 : 0;
      const falle = event.type === 'rundeGewonnen' && event.regel === 'FALLE';
      stimmt(falle ? coins(after) === coins(before) : coins(after) === coins(before) + 1 + doppelt, `${event.type} makes or loses coins`);
    },
  },
  ending: {
    'the winner has enough coins or caught the 8; a shared duel took every game': ({ ende, stand, ziel, partie, verlauf }, outcome) => {
      stimmt(ende !== null && outcome.winners.length > 0, 'no end');
      const [sieger = 0] = outcome.winners;
      const letzte = verlauf.at(-1);
      if (outcome.winners.length === 2) stimmt(partie === 10, 'shared too early');
      else if (ende?.durchFalle) stimmt(letzte?.raenge[sieger] === 2 && letzte.raenge[1 - sieger] === 8, 'no trap');
      else stimmt((stand[sieger] ?? 0) >= ziel && (stand[1 - sieger] ?? 0) < ziel, `${stand} of ${ziel}`);
    },
  },
} satisfies LawSpec<KronenduellState, Move, Event, Options>;

// Where chance deals the hands, Schwer solves each deal for itself, which takes a while: it is asked less often.
inheritsKernelProperties(kronenduell, { ...spec, options: fc.constantFrom(...ALLE), every: 4, schwer: 12 });

describe('kronenduell: homies among themselves', () => {
  const MEIST_OFFIZIELL = fc.oneof({ weight: 30, arbitrary: fc.constant(OFFIZIELL) }, { weight: 3, arbitrary: fc.constantFrom(...ALLE) });
  for (const level of HOMIE_LEVELS)
    homiesFinish(kronenduell, level, fc.sample(matchCases(kronenduell.manifest.seats, MEIST_OFFIZIELL), 100));
});
