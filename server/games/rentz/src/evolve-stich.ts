import { cardIn, has, learned, played, type Trick, turnOf } from '@tavern-jack/kernel';
import type { Gespielt, StichGewonnen } from './ereignis.js';
import { kopieOf, mitSeat, type RentzState, type Stich } from './partie.js';
import { zaehlweiseOf } from './spiele.js';
import { BEDIENEN } from './stichregeln.js';

/** A card is played. With the last card of a trick nobody is due until it is taken. */
export function gespielt(state: RentzState, { seat, spielkarte }: Gespielt): RentzState {
  const card = cardIn(spielkarte);
  const { table, trick } = played(state.tisch, card);
  const neu = kopieOf(state);
  neu.tisch = table;
  neu.gesehen = [...state.gesehen, card];
  neu.ohne = learned(state.ohne, seat, card, state.tisch, BEDIENEN);
  neu.amZug = trick ? null : turnOf(table);
  if (trick) neu.letzterStich = stichAus(state, trick);
  return neu;
}

function stichAus({ gabe, stichNummer }: RentzState, { leader: ausspieler, winner: gewinner, cards }: Trick): Stich {
  return { gabe, stichNummer: stichNummer + 1, ausspieler, cards, gewinner, stichpunkte: 0 };
}

/** The trick goes to who took it, and with it the cards that count. */
export function stichGewonnen(state: RentzState, { seat, stichNummer, stichpunkte }: StichGewonnen): RentzState {
  const { letzterStich, spiel } = state;
  if (!letzterStich || spiel === null || spiel === 'RENTZ') throw new RangeError('no trick was played');
  const { zaehlkarten } = zaehlweiseOf(spiel, state.werte);
  const neue = letzterStich.cards.filter((card) => has(zaehlkarten, card));
  const neu = kopieOf(state);
  neu.amZug = seat;
  neu.stichNummer = stichNummer;
  neu.letzterStich = { ...letzterStich, stichpunkte };
  if (neue.length > 0) neu.zaehlkarten = mitSeat(state.zaehlkarten, seat, [...(state.zaehlkarten[seat] ?? []), ...neue]);
  neu.stichzahlen = mitSeat(state.stichzahlen, seat, (state.stichzahlen[seat] ?? 0) + 1);
  neu.spielpunkte = mitSeat(state.spielpunkte, seat, (state.spielpunkte[seat] ?? 0) + stichpunkte);
  return neu;
}
