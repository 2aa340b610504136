import { cardIn, cardsIn, type Decision, type Draws, has, karteOf, type Rejection, type Seat } from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import { darfAblehnen, endenNoetig, lehntAb } from './ablehnen.js';
import { absage } from './absage.js';
import { sagtAn, siehtAn } from './ansagen.js';
import { legbar, legtAn, passt, verzichtet } from './auslegen.js';
import type { Event } from './ereignis.js';
import { offeneFrage } from './frage.js';
import { gibtNochmal } from './geben.js';
import { type Entscheidung, handOf, type RentzState } from './partie.js';
import { spielt } from './stich.js';
import { spielbar } from './stichregeln.js';
import { schreibtAuf } from './wertung.js';
import { alsMove, type Move, OHNE_WORTE } from './zug.js';

/** Which question each move answers. */
const ANTWORT_AUF: Readonly<Record<Move['type'], readonly Entscheidung[]>> = {
  ansehen: ['BLIND'],
  blindansagen: ['BLIND'],
  ansagen: ['ANSAGE'],
  zulassen: ['ABLEHNUNG'],
  ablehnen: ['ABLEHNUNG'],
  spielen: ['KARTE'],
  anlegen: ['ANLEGEN', 'NOCH_EINE'],
  verzichten: ['NOCH_EINE'],
};

export function decide(state: RentzState, seat: Seat, roh: Move, draws: Draws): Decision<Event> {
  const frage = offeneFrage(state);
  if (!frage) return verweigert(absage('PARTIE_VORBEI'));
  if (frage.seat !== seat) return verweigert(absage('NICHT_DRAN'));
  const move = alsMove(roh);
  if (!move) return verweigert(absage('KEIN_SOLCHER_ZUG'));
  if (!ANTWORT_AUF[move.type].includes(frage.entscheidung)) return verweigert(absage('JETZT_NICHT'));
  const einwand = hindernis(state, seat, move);
  if (einwand) return verweigert(einwand);
  const ablauf = new Ablauf(state);
  if (fuehrtAus(ablauf, seat, move, draws)) schreibtAuf(ablauf, draws);
  return { ok: true, events: ablauf.events };
}

const verweigert = (rejection: Rejection): Decision<Event> => ({ ok: false, rejection });

/** What speaks against a move that answers the open question. */
function hindernis(state: RentzState, seat: Seat, move: Move): Rejection | undefined {
  switch (move.type) {
    case 'ansagen':
    case 'blindansagen':
      return state.offen[seat]?.includes(move.spiel) ? undefined : absage('SCHON_GEWAEHLT', { spiel: move.spiel });
    case 'ablehnen':
      return darfAblehnen(state, seat) ? undefined : absage('ZU_WENIG_ENDEN', { noetig: endenNoetig(state, seat) });
    case 'spielen':
    case 'anlegen': {
      const { spielkarte: karte } = move;
      const card = cardIn(karte);
      if (!has(handOf(state, seat), card)) return absage('NICHT_AUF_DER_HAND', { karte });
      if (move.type === 'spielen') return has(spielbar(state), card) ? undefined : absage('FARBE_BEDIENEN', { karte });
      return legbar(state, seat).includes(karte) ? undefined : absage('PASST_NICHT', { karte });
    }
    default:
      return undefined;
  }
}

/** True if that ended the deal. */
function fuehrtAus(ablauf: Ablauf, seat: Seat, move: Move, draws: Draws): boolean {
  switch (move.type) {
    case 'ansehen':
      siehtAn(ablauf, seat);
      return false;
    case 'blindansagen':
    case 'ansagen':
      sagtAn(ablauf, seat, move.spiel);
      return false;
    case 'zulassen':
      ablauf.tut({ type: 'zugelassen', seat });
      if (ablauf.state.phase === 'AUSLEGEN') passt(ablauf);
      return false;
    case 'ablehnen':
      lehntAb(ablauf, seat);
      gibtNochmal(ablauf, draws);
      return false;
    case 'spielen':
      return spielt(ablauf, seat, move.spielkarte);
    case 'anlegen':
      return legtAn(ablauf, seat, move.spielkarte);
    case 'verzichten':
      verzichtet(ablauf, seat);
      return false;
  }
}

/** Exactly what `decide` accepts. */
export function legalMoves(state: RentzState, seat: Seat): readonly Move[] {
  const frage = offeneFrage(state);
  if (frage?.seat !== seat) return [];
  const offen = state.offen[seat] ?? [];
  switch (frage.entscheidung) {
    case 'BLIND':
      return [OHNE_WORTE.ansehen, ...offen.map((spiel): Move => ({ type: 'blindansagen', spiel }))];
    case 'ANSAGE':
      return offen.map((spiel): Move => ({ type: 'ansagen', spiel }));
    case 'ABLEHNUNG':
      return darfAblehnen(state, seat) ? [OHNE_WORTE.zulassen, OHNE_WORTE.ablehnen] : [OHNE_WORTE.zulassen];
    case 'KARTE':
      return cardsIn(spielbar(state)).map((card): Move => ({ type: 'spielen', spielkarte: karteOf(card) }));
    case 'ANLEGEN':
      return legbar(state, seat).map((spielkarte): Move => ({ type: 'anlegen', spielkarte }));
    case 'NOCH_EINE':
      return [...legbar(state, seat).map((spielkarte): Move => ({ type: 'anlegen', spielkarte })), OHNE_WORTE.verzichten];
  }
}
