import {
  above,
  both,
  type Card,
  type CardSet,
  cardOf,
  duck,
  grab,
  has,
  highestIn,
  highestOf,
  isEmpty,
  KREUZ,
  lowestOf,
  type Policy,
  suitOf,
  suitSet,
  type Turn,
  without,
} from '@tavern-jack/kernel';
import { type Stichspiel, type Werte, zaehlweiseOf } from '../spiele.js';

const KREUZ_ZEHN = cardOf(KREUZ, 10);

/** How a trick game is played without much thought: enough to play a deal to its end many times. */
export function spielweise(spiel: Stichspiel, werte: Werte): Policy {
  if (spiel === 'WHIST') return grab;
  return spiel === 'ZEHN' ? jagdAufDieZehn : duck(zaehlweiseOf(spiel, werte).zaehlkarten);
}

/** Chases the ten of clubs: high clubs draw it out, and who holds it waits for a trick that is safe. */
const jagdAufDieZehn: Policy = (turn) => {
  const { choices, table, situation } = turn;
  if (has(choices, KREUZ_ZEHN) && sicher(turn)) return KREUZ_ZEHN;
  const andere = orElse(without(choices, suitSet(KREUZ)), choices);
  const sparsam = lowestOf(ohneZehn(andere));
  if (situation.best === undefined) return jagt(ohneZehn(choices), turn.hand) ?? sparsam;
  const liegt = table.trick.includes(KREUZ_ZEHN);
  const nimmt = both(choices, above(situation.best));
  if (liegt) return isEmpty(nimmt) ? sparsam : zuletzt(turn) ? lowestOf(nimmt) : highestOf(nimmt);
  if (situation.led !== KREUZ || zuletzt(turn)) return sparsam;
  return jagt(ohneZehn(nimmt), turn.hand) ?? sparsam;
};

const orElse = (lieber: CardSet, sonst: CardSet): CardSet => (isEmpty(lieber) ? sonst : lieber);
const ohneZehn = (choices: CardSet): CardSet => orElse(without(choices, both(choices, ZEHN_ALLEIN)), choices);
const ZEHN_ALLEIN: CardSet = [0, 0, 1 << 10, 0];
const zuletzt = ({ table }: Turn): boolean => table.trick.length === table.hands.length - 1;

/** The last card of a trick of clubs that nobody has gone over. */
const sicher = (turn: Turn): boolean =>
  zuletzt(turn) && turn.situation.best !== undefined && suitOf(turn.situation.best) === KREUZ && turn.situation.best < KREUZ_ZEHN;

/** The highest club above the ten, unless the own hand holds the ten. */
function jagt(choices: CardSet, hand: CardSet): Card | undefined {
  if (has(hand, KREUZ_ZEHN) || choices[KREUZ] === 0) return undefined;
  const hoechste = highestIn(choices[KREUZ]);
  return hoechste > 10 ? cardOf(KREUZ, hoechste) : undefined;
}
