import {
  ALL_CARDS,
  type Card,
  cardNamed,
  cardsIn,
  type Decision,
  type Draws,
  FARBEN,
  type Farbe,
  farbeOf,
  has,
  type Karte,
  karteOf,
  playableAt,
  type Rejection,
  type Seat,
  SUITS,
  suitNamed,
  suitOf,
} from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import { wertet } from './abrechnung.js';
import { absage } from './absage.js';
import type { Event } from './ereignis.js';
import { amZugOf } from './frage.js';
import { legtAn } from './loteryjka.js';
import { handOf, type KierkiState, kontraktOf, type Move } from './partie.js';
import { anlegbar } from './reihen.js';
import { sagtTrumpfAn, spielt } from './stichspiel.js';

/** What each phase asks for. */
const ANTWORT = { TRUMPF: 'ansagen', STICHE: 'spielen', LOTERYJKA: 'anlegen' } as const;

/** Moves come from outside: a shape counts only if it has exactly the fields of a move. */
function alsMove(move: unknown): Move | undefined {
  if (typeof move !== 'object' || move === null || Object.keys(move).length !== 2 || !('type' in move)) return undefined;
  const { type } = move;
  if (type === 'ansagen' && 'trumpffarbe' in move && suitNamed(move.trumpffarbe) !== undefined) return move as Move;
  const mitKarte = (type === 'spielen' || type === 'anlegen') && 'spielkarte' in move;
  return mitKarte && cardNamed(move.spielkarte) !== undefined ? (move as Move) : undefined;
}

export function decide(state: KierkiState, seat: Seat, roh: Move, draws: Draws): Decision<Event> {
  const move = alsMove(roh);
  const grund = state.sieger ? absage('PARTIE_VORBEI', 'partie') : amZugOf(state) !== seat ? absage('NICHT_DRAN', 'partie') : undefined;
  if (grund) return { ok: false, rejection: grund };
  if (!move) return { ok: false, rejection: absage('KEIN_SOLCHER_ZUG', 'partie') };
  const verboten = warumNicht(state, seat, move);
  if (verboten) return { ok: false, rejection: verboten };
  const ablauf = new Ablauf(state);
  if (fuehrtAus(ablauf, seat, move, draws)) wertet(ablauf, draws);
  return { ok: true, events: ablauf.events };
}

/** Says whether the game is over. */
function fuehrtAus(ablauf: Ablauf, seat: Seat, move: Move, draws: Draws): boolean {
  if (move.type === 'spielen') return spielt(ablauf, seat, cardNamed(move.spielkarte) as Card);
  if (move.type === 'anlegen') return legtAn(ablauf, seat, cardNamed(move.spielkarte) as Card);
  sagtTrumpfAn(ablauf, seat, SUITS[FARBEN.indexOf(move.trumpffarbe)] as (typeof SUITS)[number], draws);
  return false;
}

function warumNicht(state: KierkiState, seat: Seat, move: Move): Rejection | undefined {
  if (ANTWORT[state.phase as keyof typeof ANTWORT] !== move.type) return absage('JETZT_NICHT', 'partie');
  if (move.type === 'ansagen') return undefined;
  const card = cardNamed(move.spielkarte) as Card;
  const { spielkarte } = move;
  if (!has(handOf(state, seat), card)) return absage('NICHT_AUF_DER_HAND', 'partie', { spielkarte });
  return move.type === 'spielen' ? warumNichtSpielen(state, card) : warumNichtAnlegen(state, seat, card, spielkarte);
}

function warumNichtSpielen(state: KierkiState, card: Card): Rejection | undefined {
  const { regeln, spiel } = kontraktOf(state);
  if (has(playableAt(state.tisch, regeln), card)) return undefined;
  const gefuehrt = state.tisch.trick[0];
  if (gefuehrt === undefined) return absage('HERZ_GESPERRT', 'minus');
  return absage('FARBE_BEDIENEN', spiel === 'TRUMPF' ? 'plus' : 'minus', { farbe: farbeOf(suitOf(gefuehrt)) });
}

function warumNichtAnlegen(state: KierkiState, seat: Seat, card: Card, spielkarte: Karte): Rejection | undefined {
  if (anlegbar(state, seat).includes(card)) return undefined;
  return absage(state.auslage?.startrang === null ? 'KEINE_EROEFFNUNG' : 'PASST_NICHT', 'plus', { spielkarte });
}

// One object a move for ever: a match asks hundreds of times.
const ANSAGEN: readonly Move[] = FARBEN.map((trumpffarbe: Farbe) => ({ type: 'ansagen', trumpffarbe }));
// By the card's number.
const zuege = (type: 'spielen' | 'anlegen'): readonly Move[] => {
  const moves: Move[] = [];
  for (const card of ALL_CARDS) moves[card] = { type, spielkarte: karteOf(card) };
  return moves;
};
const SPIELEN = zuege('spielen');
const ANLEGEN = zuege('anlegen');
const mit = (moves: readonly Move[], cards: readonly Card[]): readonly Move[] => cards.map((card) => moves[card] as Move);

/** Exactly what `decide` accepts. */
export function legalMoves(state: KierkiState, seat: Seat): readonly Move[] {
  if (amZugOf(state) !== seat) return [];
  if (state.phase === 'TRUMPF') return ANSAGEN;
  if (state.phase === 'LOTERYJKA') return mit(ANLEGEN, anlegbar(state, seat));
  return mit(SPIELEN, cardsIn(playableAt(state.tisch, kontraktOf(state).regeln)));
}
