import { type Card, cardsIn, karteOf, rankOf, type Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { blattOf, endenIn } from './karten.js';
import { handOf, type RentzState } from './partie.js';

const ENDEN_ZUERST = 3;
const ENDEN_SPAETER = 4;
/** In a blind game so many of the ends must be of one rank. */
const GLEICHE_BLIND = 3;
/**
 * How often one deal may be refused. A bound must stand, or a match could go on for ever; nobody who plays to win meets
 * it: even three times in a row is rare.
 */
export const ABLEHNUNGEN_JE_GABE = 10;

/** How many ends a seat needs: three the first time, four after it has refused once, and four in a blind game. */
export const endenNoetig = ({ ablehnungen, blind }: Pick<RentzState, 'ablehnungen' | 'blind'>, seat: Seat): number =>
  blind || (ablehnungen[seat] ?? 0) > 0 ? ENDEN_SPAETER : ENDEN_ZUERST;

/** The ends in a seat's hand. */
const endenOf = (state: RentzState, seat: Seat): Card[] => endenIn(cardsIn(handOf(state, seat)), blattOf(state.spieler));

/** Heading "Rentz ablehnen": whether a seat that is asked may refuse. */
export function darfAblehnen(state: RentzState, seat: Seat): boolean {
  if (state.wiederholung >= ABLEHNUNGEN_JE_GABE) return false;
  const enden = endenOf(state, seat);
  return enden.length >= endenNoetig(state, seat) && (!state.blind || gleiche(enden) >= GLEICHE_BLIND);
}

/** The most ends of one rank. Ends have two ranks only: aces and the lowest cards. */
function gleiche(enden: readonly Card[]): number {
  const [erster] = enden;
  const wie = enden.filter((card) => erster !== undefined && rankOf(card) === rankOf(erster)).length;
  return Math.max(wie, enden.length - wie);
}

/** The refusal shows the ends that allow it. */
export function lehntAb(ablauf: Ablauf, seat: Seat): void {
  ablauf.tut({ type: 'abgelehnt', seat, enden: endenOf(ablauf.state, seat).map(karteOf) });
}
