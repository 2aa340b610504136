import { cardIn, either, endOfRow, isEmpty, laid, openCards, type Seat, setOf, withoutCard } from '@tavern-jack/kernel';
import type { Angelegt, Ausgestiegen } from './ereignis.js';
import { blattOf } from './karten.js';
import { handOf, linksVon, mitSeat, type RentzState } from './partie.js';

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
  return {
    ...state,
    tisch,
    reihen: laid(ordnung, state.reihen, spielkarte),
    gesehen: [...state.gesehen, card],
    nochEine,
    amZug: nochEine ? seat : naechsterImSpiel({ tisch, spieler: state.spieler }, seat),
  };
}

/** A seat's turn is over without a card: left after an ace, or missed after a lowest card. */
export const uebergangen = (state: RentzState, seat: Seat): RentzState => ({
  ...state,
  nochEine: false,
  amZug: naechsterImSpiel(state, seat),
});

/** Who passes shows to hold none of the cards that would fit. */
export function gepasst(state: RentzState, seat: Seat): RentzState {
  const { reihen: ordnung, startkarten } = blattOf(state.spieler);
  const offen = setOf(openCards(ordnung, state.reihen, startkarten).map(cardIn));
  const ohne = mitSeat(state.ohne, seat, either(state.ohne[seat] ?? offen, offen));
  return { ...uebergangen(state, seat), ohne };
}

export const ausgestiegen = (state: RentzState, { seat, platzpunkte }: Ausgestiegen): RentzState => ({
  ...state,
  ausgestiegen: [...state.ausgestiegen, seat],
  spielpunkte: mitSeat(state.spielpunkte, seat, (state.spielpunkte[seat] ?? 0) + platzpunkte),
});
