import type { DiffWords } from '../game-board';
import { farbname, kartenname } from '../kartentisch/kartenname';
import type { Farbe, Karte } from '../kartentisch/typen';
import type { Kontrakt } from './typen';
import { kontraktwort } from './worte';

const bekannt = new Set(
  (
    'spielNummer spiele kontrakt kingTarif geber ansager amZug trumpffarbe trumpfkarte gebote gebot kauf kaeufer preisInStichen bezahlt ' +
    'stichzahl laufenderStich letzterStich stiche stichNummer ausspieler stichkarten gewinner zaehltFuer stichpunkte karten handkarten ' +
    'zaehlkarten spielpunkte gesamt trumpfspieleUebrig minusspieleUebrig vorrat uebrig zettel ergebnis stand nochZuVergeben sieger ' +
    'jeStich jeStrafkarte strafkarten'
  ).split(' '),
);
const karten = new Set(['trumpfkarte', 'stichkarten', 'handkarten', 'zaehlkarten', 'strafkarten', 'einzelkarte']);

/** How differences between two views are called. */
export const woerter: DiffWords = {
  seatKeys: new Set(['geber', 'ansager', 'amZug', 'kaeufer', 'ausspieler', 'gewinner', 'zaehltFuer', 'sieger']),
  placeKeys: new Set(['seat', 'spielNummer', 'stichNummer']),
  label: (key, texts) => (bekannt.has(key) ? texts(`woerter.${key}`) : undefined),
  member: (group, member, texts) => {
    if (group === 'zettel') return texts('woerter.mitSpiel', { nummer: Number(member) });
    if (group === 'stiche') return texts('woerter.mitStich', { nummer: Number(member) });
    return group === 'vorrat' ? kontraktwort(member as Kontrakt, texts) : undefined;
  },
  value: (key, value, texts) => {
    if (key === 'kontrakt') return kontraktwort(value as Kontrakt, texts);
    if (key === 'trumpffarbe') return farbname(value as Farbe, texts);
    return karten.has(key) ? kartenname(value as Karte, texts) : undefined;
  },
};
