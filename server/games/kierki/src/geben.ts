import { type Card, type Draws, either, has, karteOf, NO_CARDS, roundFrom, type SeatPlan } from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import { deckFor } from './kontrakt.js';
import { passtWerMuss } from './loteryjka.js';
import type { Options } from './optionen.js';
import { geberOf, geberVon, initial, type KierkiState, seatsOf } from './partie.js';
import { planFor } from './spiele.js';
import { werteFor } from './tarif.js';

/** Heading "Kierki": the first game is dealt. The starting seat deals it. Throws RangeError unless three or four sit down. */
export function setup({ count, startingSeat }: SeatPlan, options: Options, draws: Draws): Ablauf['events'] {
  werteFor(count);
  if (!Number.isInteger(startingSeat) || startingSeat < 0 || startingSeat >= count) throw new RangeError(`no seat ${startingSeat}`);
  const ablauf = new Ablauf(initial(options));
  ablauf.tut({ type: 'partieEroeffnet', mitspieler: count, geber: startingSeat });
  beginntSpiel(ablauf, 1, draws);
  return ablauf.events;
}

/** The next game: cards for everybody, in a trump game only as many as the dealer sees before he names trumps. */
export function beginntSpiel(ablauf: Ablauf, spielNummer: number, draws: Draws): void {
  const { options, mitspieler } = ablauf.state;
  const kierkiSpiel = planFor(options, mitspieler)[spielNummer - 1];
  if (!kierkiSpiel) throw new RangeError(`no game ${spielNummer}`);
  ablauf.tut({ type: 'spielBegonnen', spielNummer, kierkiSpiel, geber: geberVon(ablauf.state, spielNummer) });
  const { gesehen, karten } = werteFor(mitspieler);
  gibt(ablauf, kierkiSpiel === 'TRUMPF' ? gesehen : karten, draws);
  if (kierkiSpiel === 'LOTERYJKA') passtWerMuss(ablauf);
}

/**
 * Deals so many cards to each, one by one from the dealer's left. What nobody has yet is drawn now: no order of undealt
 * cards exists that could leak.
 */
function gibt(ablauf: Ablauf, jedem: number, draws: Draws): void {
  const { state } = ablauf;
  const reihum = roundFrom(geberOf(state) + 1, 1, state.mitspieler);
  const stapel = draws.shuffle(ungegeben(state));
  const blaetter: Card[][] = reihum.map(() => []);
  for (let i = 0; i < jedem * reihum.length; i++) blaetter[reihum[i % reihum.length] as number]?.push(stapel[i] as Card);
  ablauf.tut({ type: 'gegeben', blaetter: blaetter.map((blatt) => blatt.sort((a, b) => a - b).map(karteOf)) });
}

/** The cards that are in nobody's hand when cards are dealt. */
const ungegeben = (state: KierkiState): readonly Card[] => {
  const gegeben = state.tisch.hands.reduce(either, NO_CARDS);
  return deckFor(state.mitspieler).filter((card) => !has(gegeben, card));
};

/** After trumps are named everybody gets the rest. */
export const gibtDenRest = (ablauf: Ablauf, draws: Draws): void => {
  const { gesehen, karten } = werteFor(seatsOf(ablauf.state).length);
  gibt(ablauf, karten - gesehen, draws);
};
