import type { Seat } from '@tavern-jack/kernel';
import type { Homie } from './homie.js';
import { waehle } from './homie.js';
import { SPAEHER, VERSTAERKUNG } from './karten.js';
import { gegner } from './partie.js';
import type { View } from './view.js';
import { werte, wirksam } from './wertung.js';

/** What ending the duel is worth, in coins: more than any round. */
const DUELL = 12;
/** What a boost or a scout for the next round is worth, in coins. */
const NACHWIRKUNG = 0.3;

/**
 * Normal counts what is gone: it knows which cards the other still holds, takes each of them for equally likely and lays
 * the card that brings most on average. Before a scout it expects the worst, and as the scout it answers what it sees.
 */
export const normal: Homie = (view, seat, legalMoves) => {
  const andere = view.spieler[gegner(seat)];
  const gegenueber = andere?.liegt ? [andere.liegt] : (andere?.hand ?? []);
  const gefasst = view.spaeher === gegner(seat);
  const ertraege = legalMoves.map(({ rang }) => {
    const je = gegenueber.map((karte) => ertrag(view, seat, rang, karte));
    return gefasst ? Math.min(...je) : je.reduce((summe, n) => summe + n, 0) / je.length;
  });
  return waehle(legalMoves, legalMoves[ertraege.indexOf(Math.max(...ertraege))]?.rang ?? 0);
};

/** What a round brings, in coins, losses below 0. */
function ertrag(view: View, seat: Seat, eigene: number, andere: number): number {
  const verstaerkt = view.verstaerkt === null ? null : view.verstaerkt === seat ? 0 : 1;
  const { sieger, regel, muenzen } = werte(eigene, andere, verstaerkt).ergebnis;
  const danach = [SPAEHER, VERSTAERKUNG].includes(wirksam(eigene, andere)) ? NACHWIRKUNG : 0;
  if (sieger === null) return danach;
  const gewinnt = sieger === 0 ? seat : gegner(seat);
  const endet = regel === 'FALLE' || (view.spieler[gewinnt]?.muenzen ?? 0) + muenzen + view.vertagt >= view.ziel;
  return (endet ? DUELL : muenzen + view.vertagt) * (sieger === 0 ? 1 : -1) + danach;
}
