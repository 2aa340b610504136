import { cardIn, either, endOfRow, isEmpty, laid, openCards, type Seat, setOf, withoutCard } from '@tavern-jack/kernel';
import type { Angelegt, Ausgestiegen } from './ereignis.js';
import { blattOf } from './karten.js';
import { handOf, kopieOf, linksVon, mitSeat, type RentzState } from './partie.js';

/** The next seat, clockwise, that still holds cards; the seat itself if nobody else does. */
export function naechsterImSpiel(state: Pick<RentzState, 'tisch' | 'spieler'>, seat: Seat): Seat {
  let naechster = linksVon(seat, state.spieler);
  while (naechster !== seat && isEmpty(handOf(state, naechster))) naechster = linksVon(naechster, state.spieler);
  return naechster;
}

/** A card comes to lie. After an ace its seat stays due as long as it holds cards. */
export function angelegt(state: RentzState, { seat, spielkarte }: Angelegt): RentzState {
  const card = cardIn(spielkarte);
  const { reihen: ordnung } = blattOf(state.spieler);
  const hand = withoutCard(handOf(state, seat), card);
  const tisch = { ...state.tisch, hands: mitSeat(state.tisch.hands, seat, hand) };
  const nochEine = endOfRow(ordnung, spielkarte) === 'HIGHEST' && !isEmpty(hand);
  const neu = kopieOf(state);
  neu.tisch = tisch;
  neu.reihen = laid(ordnung, state.reihen, spielkarte);
  neu.gesehen = [...state.gesehen, card];
  neu.nochEine = nochEine;
  neu.amZug = nochEine ? seat : naechsterImSpiel(neu, seat);
  return neu;
}

/** A seat's turn is over without a card: left after an ace, or missed after a lowest card. */
export function uebergangen(state: RentzState, seat: Seat): RentzState {
  const neu = kopieOf(state);
  neu.nochEine = false;
  neu.amZug = naechsterImSpiel(state, seat);
  return neu;
}

/** Who passes shows to hold none of the cards that would fit. */
export function gepasst(state: RentzState, seat: Seat): RentzState {
  const { reihen: ordnung, startkarten } = blattOf(state.spieler);
  const offen = setOf(openCards(ordnung, state.reihen, startkarten).map(cardIn));
  const neu = kopieOf(state);
  neu.ohne = mitSeat(state.ohne, seat, either(state.ohne[seat] ?? offen, offen));
  return uebergangen(neu, seat);
}

export const ausgestiegen = (state: RentzState, { seat, platzpunkte }: Ausgestiegen): RentzState => ({
  ...state,
  ausgestiegen: [...state.ausgestiegen, seat],
  spielpunkte: mitSeat(state.spielpunkte, seat, (state.spielpunkte[seat] ?? 0) + platzpunkte),
});
