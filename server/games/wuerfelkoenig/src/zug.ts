import type { Draws, Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { fuelltAuf } from './auffuellen.js';
import { frageOf } from './frage.js';
import { andereAb, type WuerfelkoenigState } from './partie.js';
import { beendet, leereStapel } from './spielende.js';
import { nimmtStrafe } from './strafe.js';
import { erfuelltePlaetze, nimmt } from './ueberzeugen.js';
import { wuerfeFuer } from './wuerfeln.js';

/** Heading "Ein Zug in drei Schritten": goes on until somebody must decide or the match is over. */
export function gehtWeiter(ablauf: Ablauf, draws: Draws): void {
  while (!frageOf(ablauf.state) && ablauf.state.koenige === null) schritt(ablauf, draws);
}

function schritt(ablauf: Ablauf, draws: Draws): void {
  const { seat, phase, drache } = ablauf.state.zug;
  if (seat !== null && drache) verschenkt(ablauf, seat, andereAb(ablauf.state, seat)[0] ?? seat);
  else if (seat !== null && phase === 'AUSWERTUNG') wertetAus(ablauf, seat, draws);
  else schliesstZugAb(ablauf, draws);
}

/** The dragon goes to another player and lies open on top of that kingdom. */
export function verschenkt(ablauf: Ablauf, seat: Seat, an: Seat): void {
  const { drache } = ablauf.state.zug;
  if (drache) ablauf.tut({ type: 'dracheVerschenkt', seat, an, buerger: drache });
}

/** The only citizen met is taken; if none is met, there is a penalty. */
function wertetAus(ablauf: Ablauf, seat: Seat, draws: Draws): void {
  const { zug, tisch } = ablauf.state;
  const [platz] = erfuelltePlaetze(zug.wuerfel, tisch.reihe);
  if (platz === undefined) nimmtStrafe(ablauf, seat, draws);
  else nimmt(ablauf, seat, platz);
}

/** The row is refilled; then the match ends, or the next turn begins. */
function schliesstZugAb(ablauf: Ablauf, draws: Draws): void {
  fuelltAuf(ablauf, draws);
  const ende = leereStapel(ablauf.state.tisch);
  if (ende.length > 0) beendet(ablauf, ende);
  else beginntZug(ablauf);
}

function beginntZug(ablauf: Ablauf): void {
  const { zug, reiche } = ablauf.state;
  const seat = naechster(ablauf.state);
  ablauf.tut({
    type: 'zugBegonnen',
    zugNummer: zug.nummer + 1,
    seat,
    wuerfe: wuerfeFuer(reiche[seat] ?? []),
    extrazug: zug.nochEinmal,
  });
}

function naechster(state: WuerfelkoenigState): Seat {
  const { seat, nochEinmal } = state.zug;
  if (seat === null) return state.reihenfolge[0] ?? 0;
  return nochEinmal ? seat : (andereAb(state, seat)[0] ?? seat);
}
