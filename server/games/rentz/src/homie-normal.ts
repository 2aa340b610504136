import { cardIn, highestOf, isEmpty, karteOf, type Seat, setOf, situationOf, type Turn } from '@tavern-jack/kernel';
import { oeffnet } from './denken/auslegespiel.js';
import { einschaetzung } from './denken/einschaetzung.js';
import { spielweise } from './denken/spielweise.js';
import { gefaehrlich, vorspiel } from './denken/vorsicht.js';
import { type Wissen, wissenOf } from './denken/wissen.js';
import type { Homie } from './homie.js';
import { blattOf } from './karten.js';
import type { Stichspiel } from './spiele.js';
import type { View } from './view.js';
import type { Move } from './zug.js';

/** Points by which the hand must be worse than an average one before Normal refuses. */
const SCHLECHT = 20;

/**
 * Normal knows the games: it names the one that its hand plays best by rules of thumb, counts which cards are still out,
 * leads what somebody else must take and throws away what is dangerous. It never chooses blind.
 */
export const normal: Homie = (view, seat, legalMoves) => {
  const [erster] = legalMoves;
  if (!erster) throw new RangeError('nothing is legal now');
  if (legalMoves.length === 1 || erster.type === 'ansehen') return erster;
  const wissen = wissenOf(view, seat);
  switch (erster.type) {
    case 'ansagen':
      return besteAnsage(view, wissen, legalMoves);
    case 'zulassen':
      return einschaetzung(wissen.hand, view.werte, view.spieler.length).RENTZ < -SCHLECHT ? (legalMoves[1] ?? erster) : erster;
    case 'spielen':
      return besteKarte(view, wissen, legalMoves);
    default:
      return besteLegung(view, seat, legalMoves);
  }
};

function besteAnsage(view: View, { hand }: Wissen, legalMoves: readonly Move[]): Move {
  const werte = einschaetzung(hand, view.werte, view.spieler.length);
  const wert = (move: Move): number => (move.type === 'ansagen' ? werte[move.spiel] : 0);
  return legalMoves.reduce((a, b) => (wert(b) > wert(a) ? b : a));
}

function besteKarte(view: View, wissen: Wissen, legalMoves: readonly Move[]): Move {
  const choices = setOf(legalMoves.flatMap((move) => (move.type === 'spielen' ? [cardIn(move.spielkarte)] : [])));
  const { seat, hand, table } = wissen;
  const turn: Turn = { seat, hand, choices, situation: situationOf(table), table };
  const card = mitVorsicht(view, wissen, turn) ?? spielweise(view.spiel as Stichspiel, view.werte)(turn);
  return { type: 'spielen', spielkarte: karteOf(card) };
}

/** Where something costs: count before leading, and throw away what could still catch it. */
function mitVorsicht({ spiel, werte }: View, wissen: Wissen, turn: Turn): number | undefined {
  if (spiel === 'WHIST' || spiel === 'ZEHN') return undefined;
  const kostet = gefaehrlich(spiel as Stichspiel, werte, wissen);
  if (turn.situation.led === undefined) return vorspiel(wissen, turn.choices, kostet.zaehlkarten);
  const bedient = turn.choices[turn.situation.led] !== 0;
  if (!bedient) return isEmpty(kostet.abwerfen(turn.choices)) ? undefined : highestOf(kostet.abwerfen(turn.choices));
  return kostet.mitnehmen(turn);
}

function besteLegung(view: View, seat: Seat, legalMoves: readonly Move[]): Move {
  const passende = legalMoves.flatMap((move) => (move.type === 'anlegen' ? [move.spielkarte] : []));
  const spielkarte = oeffnet(view.spieler[seat]?.handkarten ?? [], passende, blattOf(view.spieler.length), view.nochEine);
  return spielkarte === undefined ? (legalMoves[0] as Move) : { type: 'anlegen', spielkarte };
}
