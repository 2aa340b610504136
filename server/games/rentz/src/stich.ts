import { isEmpty, type Karte, type Seat, stillOut } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { faktor, type RentzState } from './partie.js';
import { stichwert, zaehlweiseOf } from './spiele.js';

/** A card is played; with the last one of a trick the trick is taken. True once nothing of the game is left to play for. */
export function spielt(ablauf: Ablauf, seat: Seat, spielkarte: Karte): boolean {
  ablauf.tut({ type: 'gespielt', seat, spielkarte });
  const { letzterStich, spiel, werte, amZug } = ablauf.state;
  if (amZug !== null || !letzterStich || spiel === null || spiel === 'RENTZ') return false;
  const { gewinner, stichNummer, cards } = letzterStich;
  const stichpunkte = stichwert(zaehlweiseOf(spiel, werte), cards) * faktor(ablauf.state);
  ablauf.tut({ type: 'stichGewonnen', seat: gewinner, stichNummer, stichpunkte });
  return ausgespielt(ablauf.state) || allesVergeben(ablauf.state);
}

/** All hands are empty. */
export const ausgespielt = ({ tisch }: RentzState): boolean => tisch.hands.every(isEmpty);

/** Tricks as such do not count, and all cards that do are taken: whatever is still played, the score stays as it is. */
function allesVergeben({ spiel, werte, tisch }: RentzState): boolean {
  if (spiel === null || spiel === 'RENTZ') return false;
  const { stich, zaehlkarten } = zaehlweiseOf(spiel, werte);
  return stich === 0 && !stillOut(tisch, zaehlkarten);
}
