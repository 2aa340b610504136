import type { Draws, Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { KARTEN_JE_HAND } from './karten.js';
import { endetPartie, gewinntDuell } from './spielende.js';
import { nachwirkung, werte } from './wertung.js';

/** Heading "Eine Runde": a card is laid; with the second both are turned up. */
export function legt(ablauf: Ablauf, seat: Seat, rang: number, draws: Draws): void {
  ablauf.tut({ type: 'gelegt', seat, offen: ablauf.state.spaeher !== null, rang });
  const [a, b] = ablauf.state.liegt;
  if (typeof a === 'number' && typeof b === 'number') decktAuf(ablauf, a, b, draws);
}

function decktAuf(ablauf: Ablauf, a: number, b: number, draws: Draws): void {
  const wertung = werte(a, b, ablauf.state.verstaerkt);
  ablauf.tut({ type: 'aufgedeckt', raenge: [a, b], werte: wertung.werte, aufgehoben: wertung.aufgehoben });
  const { vertagt, runde, ziel } = ablauf.state;
  const { sieger, regel, muenzen } = wertung.ergebnis;
  // Heading "Vertagte Runden": the coin stays, and the next decided round takes it along, undoubled.
  if (sieger === null) ablauf.tut({ type: 'rundeVertagt', vertagt: vertagt + 1, regel });
  else {
    const nachgeholt = regel === 'FALLE' ? 0 : vertagt;
    ablauf.tut({ type: 'rundeGewonnen', seat: sieger, muenzen: muenzen + nachgeholt, nachgeholt, regel });
    if (regel === 'FALLE' || (ablauf.state.stand[sieger] ?? 0) >= ziel) {
      gewinntDuell(ablauf, sieger, regel === 'FALLE');
      return;
    }
  }
  if (runde === KARTEN_JE_HAND) endetPartie(ablauf, draws);
  else ablauf.tut({ type: 'rundeBegonnen', runde: runde + 1, ...nachwirkung(a, b) });
}
