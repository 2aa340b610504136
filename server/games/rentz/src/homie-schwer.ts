import { bestCard, cardIn, type Draws, karteOf, meanWorth, type Seat } from '@tavern-jack/kernel';
import { grundwerte } from './denken/grundwert.js';
import { auslegenWert, stichspielInGedanken } from './denken/proben.js';
import { reihenOf } from './denken/reihen.js';
import { type Wissen, wissenOf } from './denken/wissen.js';
import type { Homie } from './homie.js';
import { SPIELER } from './karten.js';
import type { Options } from './partie.js';
import type { Spiel, Stichspiel } from './spiele.js';
import type { View } from './view.js';
import type { Move } from './zug.js';

/** Deals of the hidden cards that are tried for each decision. */
const PROBEN = { karte: 24, anlegen: 24, ansage: 40, ablehnen: 60 } as const;
/** Points by which a seat must expect to fall behind before it refuses: a new deal is the chooser's too. */
const VERLUST = 20;
/** Points that the chooser must expect before it doubles what it does not know; far behind the best it may cost a little. */
const BLIND_AB = { sonst: 4, zurueck: -8 } as const;
/** So many points behind the best is far. */
const WEIT_ZURUECK = 200;

/** Schwer deals the cards it does not see in many ways that agree with all that was shown, and plays each of them out. */
export const schwer: Homie = (view, seat, legalMoves, draws) => {
  const [erster] = legalMoves;
  if (!erster) throw new RangeError('nothing is legal now');
  if (legalMoves.length === 1) return erster;
  switch (erster.type) {
    case 'ansehen':
      return blindOderNicht(view, seat, legalMoves, erster);
    case 'ansagen':
      return besteAnsage(view, seat, legalMoves, draws);
    case 'zulassen':
      return lehntAb(view, seat, draws) ? (legalMoves[1] ?? erster) : erster;
    case 'spielen':
      return besteKarte(view, seat, legalMoves, draws);
    default:
      return besteLegung(view, seat, legalMoves, draws);
  }
};

/** With a choice left, a look at the cards is worth more than double scores. With the last game there is none, and who is far behind gambles. */
function blindOderNicht({ spieler, werte }: View, seat: Seat, legalMoves: readonly Move[], ansehen: Move): Move {
  const [, blind] = legalMoves;
  if (legalMoves.length > 2 || blind?.type !== 'blindansagen') return ansehen;
  const staende = spieler.map(({ stand }) => stand);
  const weitZurueck = Math.max(...staende) - (staende[seat] ?? 0) >= WEIT_ZURUECK;
  return grundwerte(spieler.length, werte)[blind.spiel] >= (weitZurueck ? BLIND_AB.zurueck : BLIND_AB.sonst) ? blind : ansehen;
}

/** The game that this hand plays furthest above what it is worth to a chooser on average: the others stay for later hands. */
function besteAnsage(view: View, seat: Seat, legalMoves: readonly Move[], draws: Draws): Move {
  const wissen = wissenOf(view, seat);
  const spieler = view.spieler.length;
  const sonst = grundwerte(spieler, view.werte);
  const spiele = legalMoves.flatMap((move) => (move.type === 'ansagen' ? [move.spiel] : []));
  const stichspiele = spiele.filter((spiel): spiel is Stichspiel => spiel !== 'RENTZ');
  const thought = { table: wissen.table, hidden: wissen.hidden, samples: PROBEN.ansage };
  const wege = stichspiele.map((spiel) => ({
    ...stichspielInGedanken(spiel, view.werte, seat, spieler),
    begin: (table: Wissen['table']) => ({ table, trick: undefined }),
  }));
  const werte = new Map<Spiel, number>(meanWorth(thought, wege, draws).map((wert, i) => [stichspiele[i] as Spiel, wert]));
  if (spiele.includes('RENTZ')) werte.set('RENTZ', auslegenWert(auslegenOf(view, wissen), ['OFFEN'], PROBEN.ansage, draws)[0] ?? 0);
  const gewinn = (spiel: Spiel): number => (werte.get(spiel) ?? 0) - sonst[spiel];
  const bestes = spiele.reduce((a, b) => (gewinn(b) > gewinn(a) ? b : a));
  return { type: 'ansagen', spiel: bestes };
}

function lehntAb(view: View, seat: Seat, draws: Draws): boolean {
  const lage = { ...auslegenOf(view, wissenOf(view, seat)), amZug: view.ansager };
  return (auslegenWert(lage, ['OFFEN'], PROBEN.ablehnen, draws)[0] ?? 0) < -VERLUST;
}

function besteKarte(view: View, seat: Seat, legalMoves: readonly Move[], draws: Draws): Move {
  const { table, hidden } = wissenOf(view, seat);
  const cards = legalMoves.flatMap((move) => (move.type === 'spielen' ? [cardIn(move.spielkarte)] : []));
  const wie = stichspielInGedanken(view.spiel as Stichspiel, view.werte, seat, view.spieler.length);
  return { type: 'spielen', spielkarte: karteOf(bestCard({ table, hidden, samples: PROBEN.karte }, wie, cards, draws)) };
}

function besteLegung(view: View, seat: Seat, legalMoves: readonly Move[], draws: Draws): Move {
  const lage = auslegenOf(view, wissenOf(view, seat));
  const wege = legalMoves.map((move) => (move.type === 'anlegen' ? move.spielkarte : undefined));
  const werte = auslegenWert(lage, wege, PROBEN.anlegen, draws);
  return legalMoves[werte.indexOf(Math.max(...werte))] as Move;
}

const auslegenOf = (view: View, { hidden, seat, hand }: Wissen) => ({
  hidden,
  seat,
  hand,
  reihen: reihenOf(view),
  amZug: view.amZug ?? seat,
  nochEine: view.nochEine,
  raus: view.spieler
    .filter(({ fertigAls }) => fertigAls !== null)
    .sort((a, b) => (a.fertigAls ?? 0) - (b.fertigAls ?? 0))
    .map((einer) => einer.seat),
});

/** What each game is worth on average, for every number of players. */
export function waermtAuf(werte: Options): void {
  for (let spieler = SPIELER.min; spieler <= SPIELER.max; spieler++) grundwerte(spieler, werte);
}
