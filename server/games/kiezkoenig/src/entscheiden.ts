import type { Decision, Draws, Rejection, Seat } from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import { absage } from './absage.js';
import { ausbaubar, ausbauHindernis, bautAus } from './ausbauen.js';
import type { Event } from './ereignis.js';
import { frageOf } from './frage.js';
import type { Frage, KiezkoenigState, Move, Prompt } from './partie.js';
import { uebernimmt } from './uebernehmen.js';
import { gehtWeiter, wuerfelt } from './zug.js';

/** Which question each move answers. */
const ANTWORT_AUF: Readonly<Record<Move['type'], readonly Frage[]>> = {
  wuerfeln: ['VOR_DEM_WURF'],
  ausbauen: ['VOR_DEM_WURF'],
  kaufen: ['KAUFEN'],
  uebernehmen: ['UEBERNEHMEN'],
  lassen: ['KAUFEN', 'UEBERNEHMEN'],
};

/** Moves come from outside: a shape counts only if it has exactly the fields of a move. */
function alsMove(move: unknown): Move | undefined {
  if (typeof move !== 'object' || move === null || !('type' in move)) return undefined;
  const { type, ...rest } = move;
  if (typeof type !== 'string' || !Object.hasOwn(ANTWORT_AUF, type)) return undefined;
  if (type !== 'ausbauen') return Object.keys(rest).length === 0 ? ({ type } as Move) : undefined;
  const [key, ...mehr] = Object.keys(rest);
  if (key !== 'feld' || mehr.length > 0 || !('feld' in rest) || typeof rest.feld !== 'number') return undefined;
  return { type, feld: rest.feld };
}

export function decide(state: KiezkoenigState, seat: Seat, roh: Move, draws: Draws): Decision<Event> {
  const frage = frageOf(state);
  if (!frage) return verweigert(absage('PARTIE_VORBEI', 'sperrstunde'));
  if (frage.seat !== seat) return verweigert(absage('NICHT_DRAN', 'zug'));
  const move = alsMove(roh);
  if (!move) return verweigert(absage('KEIN_SOLCHER_ZUG', 'zug'));
  if (!ANTWORT_AUF[move.type].includes(frage.frage)) return verweigert(jetztNicht(move));
  const hindernis = move.type === 'ausbauen' ? ausbauHindernis(state, seat, move.feld) : undefined;
  if (hindernis) return verweigert(hindernis);
  const ablauf = new Ablauf(state);
  fuehrtAus(ablauf, frage, move, draws);
  gehtWeiter(ablauf);
  return { ok: true, events: ablauf.events };
}

function fuehrtAus(ablauf: Ablauf, frage: Prompt, move: Move, draws: Draws): void {
  const { seat, feld, preis } = frage;
  switch (move.type) {
    case 'wuerfeln':
      wuerfelt(ablauf, seat, draws);
      return;
    case 'ausbauen':
      bautAus(ablauf, seat, move.feld);
      return;
    case 'uebernehmen':
      uebernimmt(ablauf, frage);
      return;
    case 'kaufen':
      if (feld !== null && preis !== null) ablauf.tut({ type: 'gekauft', seat, feld, preis });
      return;
    case 'lassen':
      if (feld !== null && frage.frage !== 'VOR_DEM_WURF') ablauf.tut({ type: 'gelassen', seat, feld, frage: frage.frage });
      return;
  }
}

const verweigert = (rejection: Rejection): Decision<Event> => ({ ok: false, rejection });

const jetztNicht = (move: Move): Rejection =>
  absage('JETZT_NICHT', move.type === 'ausbauen' ? 'ausbauen' : move.type === 'uebernehmen' ? 'uebernehmen' : 'zug');

/** Exactly what `decide` accepts. */
export function legalMoves(state: KiezkoenigState, seat: Seat): readonly Move[] {
  const frage = frageOf(state);
  if (frage?.seat !== seat) return [];
  switch (frage.frage) {
    case 'VOR_DEM_WURF':
      return [{ type: 'wuerfeln' }, ...ausbaubar(state, seat).map(({ feld }): Move => ({ type: 'ausbauen', feld }))];
    case 'KAUFEN':
      return [{ type: 'kaufen' }, { type: 'lassen' }];
    case 'UEBERNEHMEN':
      return [{ type: 'uebernehmen' }, { type: 'lassen' }];
  }
}
