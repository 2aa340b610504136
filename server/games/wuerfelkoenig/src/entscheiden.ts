import type { Decision, Draws, Rejection, Seat } from '@tavern-jack/kernel';
import { Ablauf } from './ablauf.js';
import { absage } from './absage.js';
import type { Event } from './ereignis.js';
import { frageOf } from './frage.js';
import { PLAETZE } from './orte.js';
import { andereAb, type Move, type Schritt, type WuerfelkoenigState } from './partie.js';
import { erfuelltePlaetze, nimmt } from './ueberzeugen.js';
import { ERSTER_WURF, ROLLEN, rolleMit, wuerfelt } from './wuerfeln.js';
import { gehtWeiter, verschenkt } from './zug.js';

/** Which question each move answers. */
const ANTWORT_AUF: Readonly<Record<Move['type'], readonly Schritt[]>> = {
  wuerfeln: ['ERSTER_WURF', 'NACH_DEM_WURF'],
  aufhoeren: ['NACH_DEM_WURF'],
  nehmen: ['NACH_DEM_WURF', 'BUERGER_WAEHLEN'],
  schenken: ['DRACHE_SCHENKEN'],
};

const AUFHOEREN: Move = { type: 'aufhoeren' };
/** The same few lists serve all matches, by the set of places that are met: they are asked for with every frame. */
const NEHMBAR: readonly (readonly Move[])[] = Array.from({ length: 2 ** PLAETZE.length }, (_, menge) =>
  PLAETZE.filter((platz) => menge & (1 << platz)).map((platz): Move => ({ type: 'nehmen', platz })),
);
const NACH_DEM_WURF = NEHMBAR.map((nehmen) => [...ROLLEN, ...(nehmen.length > 0 ? nehmen : [AUFHOEREN])]);

/** Moves come from outside: a shape counts only if it has exactly the fields of a move. */
function alsMove(roh: unknown): Move | undefined {
  if (typeof roh !== 'object' || roh === null || !Object.hasOwn(roh, 'type')) return undefined;
  const { type, behalten, platz, an } = roh as Readonly<Record<string, unknown>>;
  const felder = Object.keys(roh).length;
  if (type === 'aufhoeren') return felder === 1 ? AUFHOEREN : undefined;
  if (felder !== 2) return undefined;
  if (type === 'wuerfeln') return rolleMit(behalten);
  if (type === 'nehmen') return typeof platz === 'number' ? { type, platz } : undefined;
  return type === 'schenken' && typeof an === 'number' ? { type, an } : undefined;
}

export function decide(state: WuerfelkoenigState, seat: Seat, roh: Move, draws: Draws): Decision<Event> {
  const frage = frageOf(state);
  if (!frage) return verweigert(absage('PARTIE_VORBEI', 'zug'));
  if (frage.seat !== seat) return verweigert(absage('NICHT_DRAN', 'zug'));
  const move = alsMove(roh);
  if (!move) return verweigert(absage('KEIN_SOLCHER_ZUG', 'zug'));
  if (!ANTWORT_AUF[move.type].includes(frage.schritt)) return verweigert(absage('JETZT_NICHT', 'zug'));
  const einwand = hindernis(state, seat, move);
  if (einwand) return verweigert(einwand);
  const ablauf = new Ablauf(state);
  fuehrtAus(ablauf, seat, move, draws);
  gehtWeiter(ablauf, draws);
  return { ok: true, events: ablauf.events };
}

const verweigert = (rejection: Rejection): Decision<Event> => ({ ok: false, rejection });

/** What speaks against a move that answers the open question. */
function hindernis(state: WuerfelkoenigState, seat: Seat, move: Move): Rejection | undefined {
  const { zug, tisch } = state;
  switch (move.type) {
    case 'wuerfeln':
      return zug.wurf === 0 && move.behalten.length > 0 ? absage('ALLE_WUERFELN', 'wuerfeln') : undefined;
    case 'aufhoeren':
      return erfuelltePlaetze(zug.wuerfel, tisch.reihe).length > 0 ? absage('BUERGER_WARTET', 'ueberzeugen') : undefined;
    case 'nehmen':
      return erfuelltePlaetze(zug.wuerfel, tisch.reihe).includes(move.platz) ? undefined : absage('NICHT_ERFUELLT', 'ueberzeugen');
    case 'schenken':
      return andereAb(state, seat).includes(move.an) ? undefined : absage('KEIN_MITSPIELER', 'ueberblick');
  }
}

function fuehrtAus(ablauf: Ablauf, seat: Seat, move: Move, draws: Draws): void {
  switch (move.type) {
    case 'wuerfeln':
      wuerfelt(ablauf, seat, move.behalten, draws);
      break;
    case 'aufhoeren':
      ablauf.tut({ type: 'aufgehoert', seat });
      break;
    case 'nehmen':
      nimmt(ablauf, seat, move.platz);
      break;
    case 'schenken':
      verschenkt(ablauf, seat, move.an);
      break;
  }
}

/** Exactly what `decide` accepts. */
export function legalMoves(state: WuerfelkoenigState, seat: Seat): readonly Move[] {
  const frage = frageOf(state);
  if (frage?.seat !== seat) return [];
  if (frage.schritt === 'ERSTER_WURF') return ERSTER_WURF;
  if (frage.schritt === 'DRACHE_SCHENKEN') return andereAb(state, seat).map((an): Move => ({ type: 'schenken', an }));
  const menge = erfuelltePlaetze(state.zug.wuerfel, state.tisch.reihe).reduce((bits, platz) => bits | (1 << platz), 0);
  return (frage.schritt === 'BUERGER_WAEHLEN' ? NEHMBAR[menge] : NACH_DEM_WURF[menge]) ?? [];
}
