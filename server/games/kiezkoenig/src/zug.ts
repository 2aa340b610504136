import type { Draws, Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { feldWirkt } from './felder.js';
import { frageOf } from './frage.js';
import { spielerOf } from './partie.js';
import { sperrstunde } from './sperrstunde.js';
import { voraus, ziehtVor } from './ziehen.js';

/** Heading "Ein Zug": two dice, forward, wage, field. */
export function wuerfelt(ablauf: Ablauf, seat: Seat, draws: Draws): void {
  const wuerfel = [draws.die(), draws.die()] as const;
  ablauf.tut({ type: 'gewuerfelt', seat, wuerfel });
  ziehtVor(ablauf, seat, voraus(spielerOf(ablauf.state, seat).feld, wuerfel[0] + wuerfel[1]), 'WURF');
  feldWirkt(ablauf, seat, draws);
}

/** Goes on until somebody must decide or closing time has come: suspended turns are spent on the way. */
export function gehtWeiter(ablauf: Ablauf): void {
  while (!frageOf(ablauf.state) && ablauf.state.koenige === null) {
    const naechster = naechsterZug(ablauf);
    if (!naechster) sperrstunde(ablauf);
    else if (spielerOf(ablauf.state, naechster.seat).setztAus) ablauf.tut({ type: 'zugAusgesetzt', ...naechster });
    else ablauf.tut({ type: 'zugBegonnen', ...naechster });
  }
}

/** A round is over when everybody had a turn; undefined after the last one. */
function naechsterZug({ state }: Ablauf): { runde: number; seat: Seat } | undefined {
  const platz = state.amZug === null ? 0 : state.reihenfolge.indexOf(state.amZug) + 1;
  const reihum = state.reihenfolge[platz];
  if (reihum !== undefined) return { runde: state.runde, seat: reihum };
  const erster = state.reihenfolge[0];
  return erster === undefined || state.runde >= state.runden ? undefined : { runde: state.runde + 1, seat: erster };
}
