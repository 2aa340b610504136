import type { Decision, Draws, Rejection, Seat } from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import { absage } from './absage.js';
import type { Event } from './ereignis.js';
import { prompts } from './frage.js';
import { handOf, type KronenduellState, type Move, SEATS } from './partie.js';
import { legt } from './runde.js';

/** Moves come from outside: a shape counts only if it has exactly the fields of a move. */
function alsMove(move: unknown): Move | undefined {
  if (typeof move !== 'object' || move === null || !('type' in move) || !('rang' in move)) return undefined;
  const { type, rang } = move;
  if (type !== 'legen' || typeof rang !== 'number' || Object.keys(move).length !== 2) return undefined;
  return { type, rang };
}

export function decide(state: KronenduellState, seat: Seat, roh: Move, draws: Draws): Decision<Event> {
  if (state.ende) return verweigert(absage('PARTIE_VORBEI', 'spielende'));
  if (!SEATS.includes(seat)) return verweigert(absage('NICHT_DRAN', 'runde'));
  if (!prompts(state).some((prompt) => prompt.seat === seat)) return verweigert(nichtJetzt(state, seat));
  const move = alsMove(roh);
  if (!move) return verweigert(absage('KEIN_SOLCHER_ZUG', 'runde'));
  if (!handOf(state, seat).includes(move.rang)) return verweigert(absage('NICHT_AUF_DER_HAND', 'runde', { rang: move.rang }));
  const ablauf = new Ablauf(state);
  legt(ablauf, seat, move.rang, draws);
  return { ok: true, events: ablauf.events };
}

const verweigert = (rejection: Rejection): Decision<Event> => ({ ok: false, rejection });

const nichtJetzt = (state: KronenduellState, seat: Seat): Rejection =>
  state.liegt[seat] === null && state.spaeher === seat ? absage('WARTE_AUF_KARTE', 'wertung') : absage('SCHON_GELEGT', 'runde');

/** Exactly what `decide` accepts: each rank in hand once, because two cards of one rank act alike. */
export function legalMoves(state: KronenduellState, seat: Seat): readonly Move[] {
  if (!prompts(state).some((prompt) => prompt.seat === seat)) return [];
  return [...new Set(handOf(state, seat))].map((rang) => ({ type: 'legen', rang }));
}
