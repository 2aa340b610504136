import type { DiffWords, GameTexts } from '../game-board';
import type { Buerger } from './typen';
import { nameMitBedingung } from './worte';

// What other games call the same way has its word already.
const eigene: ReadonlySet<string> = new Set([
  'zugNummer',
  'extrazug',
  'wurf',
  'wuerfe',
  'farben',
  'behalten',
  'reihe',
  'ort',
  'ortFarbe',
  'ortKarten',
  'ortPunkte',
  'karte',
  'buerger',
  'art',
  'farbe',
  'bedingung',
  'werte',
  'punkte',
  'gruendet',
  'erfuellt',
  'chance',
  'drache',
  'nachziehstapel',
  'strafstapel',
  'ablagestapel',
  'minuspunkte',
  'feen',
  'elfeOben',
  'stapel',
  'sorte',
]);

const wert = (key: string, wort: string, texts: GameTexts): string | undefined => {
  switch (key) {
    case 'buerger':
    case 'drache':
      return nameMitBedingung(wort as Buerger, texts);
    case 'art':
      return texts(`art.${wort}.name`);
    case 'ort':
      return texts(`ort.${wort}`);
    case 'farbe':
    case 'ortFarbe':
      return texts(`farbe.${wort}`);
    case 'farben':
      return texts(`wuerfelfarbe.${wort}`);
    case 'bedingung':
      return texts(`diff.bedingungen.${wort}`);
    case 'sorte':
      return texts(`diff.sorten.${wort}`);
    default:
      return undefined;
  }
};

/** How differences between two tables of Würfelkönig are put into words. */
export const diffworte: DiffWords = {
  seatKeys: new Set(['amZug', 'koenige', 'seat']),
  placeKeys: new Set(['platz', 'zugNummer', 'wuerfel', 'behalten', 'werte']),
  label: (key, texts) => (eigene.has(key) ? texts(`diff.${key}`) : undefined),
  member: (group, member, texts) => (group === 'reihe' ? texts('diff.platzNr', { nummer: Number(member) + 1 }) : undefined),
  value: (key, value, texts) => {
    if (typeof value === 'string') return wert(key, value, texts);
    return key === 'behalten' ? String(value + 1) : undefined;
  },
};
