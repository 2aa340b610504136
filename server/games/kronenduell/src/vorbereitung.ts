import type { Draws, SeatPlan } from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import type { Event } from './ereignis.js';
import { KARTEN_JE_HAND, RAENGE, sortiert } from './karten.js';
import { handOf, initial, type Options, SEATS } from './partie.js';

/** Heading "Vorbereitung". Throws RangeError unless exactly two sit down. */
export function setup({ count, startingSeat }: SeatPlan, options: Options, draws: Draws): readonly Event[] {
  if (count !== SEATS.length || !SEATS.includes(startingSeat))
    throw new RangeError(`${count} seats, seat ${startingSeat} begins: exactly 2`);
  const ablauf = new Ablauf(initial(options));
  beginntPartie(ablauf, draws);
  return ablauf.events;
}

/** Both take up their cards, dealt anew if chance deals them, and the first round begins. */
export function beginntPartie(ablauf: Ablauf, draws: Draws): void {
  const { options, ziel, partie } = ablauf.state;
  ablauf.tut({ type: 'partieBegonnen', partie: partie + 1, ziel, gemischt: options.gemischteHaende, haende: gegeben(options, draws) });
  if (options.verraeter) verraet(ablauf, draws);
  ablauf.tut({ type: 'rundeBegonnen', runde: 1, verstaerkt: null, spaeher: null });
}

/** One suit each; in the variant "Gemischte Hände" eight of all sixteen cards. */
function gegeben(options: Options, draws: Draws): readonly (readonly number[])[] {
  if (!options.gemischteHaende) return [RAENGE, RAENGE];
  const stapel = draws.shuffle([...RAENGE, ...RAENGE]);
  return [sortiert(stapel.slice(0, KARTEN_JE_HAND)), sortiert(stapel.slice(KARTEN_JE_HAND))];
}

/** Variant "Verräter": both pick at random and hand over at the same time, so that no card comes straight back. */
function verraet(ablauf: Ablauf, draws: Draws): void {
  ablauf.tut({ type: 'kartenVerraten', gegeben: SEATS.map((seat) => draws.pick(handOf(ablauf.state, seat))) });
}
