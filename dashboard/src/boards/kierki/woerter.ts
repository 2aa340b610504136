import type { DiffWords } from '../game-board';
import { farbname, kartenname } from '../kartentisch/kartenname';
import type { Farbe, Karte } from '../kartentisch/typen';

const bekannt = new Set(
  (
    'spielNummer spiele kierkiSpiel geber amZug trumpffarbe tarif jeStich jeHerz jeDame jeHerr herzKoenig zaehlstiche wert fuerFertige ' +
    'karten blatt stichzahl zaehlkarten spielpunkte stand fertigAls laufenderStich letzterStich gespielteStiche ausspieler stichkarten ' +
    'stichVon stichpunkte stichNummer startkarten reihen reihenfarbe liegen naechste legungen spielkarte plan zettel ergebnis ' +
    'nochZuVergeben sieger'
  ).split(' '),
);
const karten = new Set(['blatt', 'zaehlkarten', 'stichkarten', 'startkarten', 'liegen', 'naechste', 'spielkarte']);
const farben = new Set(['trumpffarbe', 'reihenfarbe']);

/** How differences between two views are called. */
export const woerter: DiffWords = {
  seatKeys: new Set(['geber', 'amZug', 'ausspieler', 'stichVon', 'sieger']),
  placeKeys: new Set(['seat', 'spielNummer', 'spiele', 'stichNummer', 'fertigAls']),
  label: (key, texts) => (bekannt.has(key) ? texts(`woerter.${key}`) : undefined),
  member: (group, member, texts) =>
    group === 'plan' || group === 'zettel' ? texts('woerter.mitSpiel', { nummer: Number(member) }) : undefined,
  value: (key, value, texts) => {
    if (karten.has(key)) return kartenname(value as Karte, texts);
    if (farben.has(key)) return farbname(value as Farbe, texts);
    return key === 'kierkiSpiel' ? texts(`spiel.${value}`) : undefined;
  },
};
