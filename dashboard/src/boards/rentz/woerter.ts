import type { DiffWords } from '../game-board';
import { farbname, kartenname } from '../kartentisch/kartenname';
import type { Farbe, Karte } from '../kartentisch/typen';

const bekannt = new Set(
  (
    'gabe gaben wiederholungen phase ansager spiel blind amZug nochEine werte herzKoenig dame karo stich kreuzZehn whist rentz ' +
    'laufenderStich letzterStich stichNummer ausspieler stichkarten gewinner stichpunkte reihen reihenfarbe startkarte endkarte liegen ' +
    'gesehen karten handkarten stand spielpunkte stichzahl zaehlkarten ohne offeneSpiele endenNoetig fertigAls zettel ergebnis sieger'
  ).split(' '),
);
const karten = new Set(['handkarten', 'zaehlkarten', 'stichkarten', 'startkarte', 'endkarte', 'liegen', 'gesehen', 'ohne']);

/** How differences between two views are called. */
export const woerter: DiffWords = {
  seatKeys: new Set(['ansager', 'amZug', 'ausspieler', 'gewinner', 'sieger']),
  placeKeys: new Set(['seat', 'gabe', 'gaben', 'stichNummer', 'fertigAls', 'endenNoetig']),
  label: (key, texts) => (bekannt.has(key) ? texts(`woerter.${key}`) : undefined),
  member: (group, member, texts) => (group === 'zettel' ? texts('woerter.mitGabe', { nummer: Number(member) }) : undefined),
  value: (key, value, texts) => {
    if (karten.has(key)) return kartenname(value as Karte, texts);
    if (key === 'reihenfarbe') return farbname(value as Farbe, texts);
    if (key === 'phase') return texts(`woerter.stufe.${value}`);
    return key === 'spiel' || key === 'offeneSpiele' ? texts(`spiel.${value}`) : undefined;
  },
};
