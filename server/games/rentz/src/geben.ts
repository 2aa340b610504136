import { type Draws, dealt, fanned, type SeatPlan, setOf } from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import type { Event } from './ereignis.js';
import { blattOf, KARTEN_JE_HAND, SPIELER } from './karten.js';
import { initial, linksVon, type Options } from './partie.js';
import { SPIELE } from './spiele.js';

/** Everybody chooses each of the eight games once. */
export const gabenFuer = (spieler: number): number => SPIELE.length * spieler;

/** The start of a match: the starting seat chooses first. Throws RangeError unless 3 to 6 sit down. */
export function setup({ count, startingSeat }: SeatPlan, options: Options, draws: Draws): readonly Event[] {
  const sitzt = Number.isInteger(startingSeat) && startingSeat >= 0 && startingSeat < count;
  if (count < SPIELER.min || count > SPIELER.max || !sitzt) {
    throw new RangeError(`${count} seats, seat ${startingSeat} begins: ${SPIELER.min} to ${SPIELER.max}`);
  }
  const ablauf = new Ablauf(initial(options));
  ablauf.tut({ type: 'partieEroeffnet', mitspieler: count, ansager: startingSeat, gaben: gabenFuer(count) });
  gibt(ablauf, 1, 0, startingSeat, draws);
  return ablauf.events;
}

/** The next deal: choosing goes round clockwise. */
export function gibtWeiter(ablauf: Ablauf, draws: Draws): void {
  const { gabe, ansager, spieler } = ablauf.state;
  gibt(ablauf, gabe + 1, 0, linksVon(ansager, spieler), draws);
}

/** Heading "Rentz ablehnen": the deal is repeated, and the same chooser chooses anew. */
export function gibtNochmal(ablauf: Ablauf, draws: Draws): void {
  const { gabe, ansager, wiederholung } = ablauf.state;
  gibt(ablauf, gabe, wiederholung + 1, ansager, draws);
}

function gibt(ablauf: Ablauf, gabe: number, wiederholung: number, ansager: number, draws: Draws): void {
  const { spieler } = ablauf.state;
  const order = Array.from({ length: spieler }, (_, seat) => seat);
  const hands = dealt(draws.shuffle(blattOf(spieler).karten), order, [KARTEN_JE_HAND]);
  ablauf.tut({ type: 'gegeben', gabe, wiederholung, ansager, blaetter: hands.map((hand) => fanned(setOf(hand))) });
}
