import type { GameBoard } from '../game-board';
import { dauer, schritte } from './bewegung';
import { Brett } from './brett';
import { BrettText } from './brett-text';
import { feldname } from './brettdruck';
import { Entscheidung } from './entscheidung';
import { satz } from './saetze';
import { SpielerListe } from './spieler';
import type { Ansicht, Frage, Spielereignis, Zugantwort, Zugmoeglichkeit } from './typen';

/** Kiezkönig on every screen. */
export const kiezkoenigBoard: GameBoard<Ansicht, Frage, Zugmoeglichkeit, Spielereignis, Zugantwort> = {
  game: 'kiezkoenig',
  Board: Brett,
  BoardText: BrettText,
  Players: SpielerListe,
  Decision: Entscheidung,
  sentence: satz,
  begins: (event) => event.__typename === 'KiezkoenigZugBegonnen',
  duration: (event) => dauer(schritte(event)),
  counts: 'round',
  roundOf: (event) => ('runde' in event ? event.runde : null),
  whereabouts: ({ runde, amZug }) => ({ round: runde, seat: amZug }),
  words: {
    seatKeys: new Set(['besitzer', 'amZug', 'koenige']),
    placeKeys: new Set(['feld', 'seat', 'platz']),
    label: () => undefined,
    member: (group, member) => (group === 'kneipen' ? feldname(Number(member)) : undefined),
    value: (key, value, texts) => {
      if (key === 'feld') return feldname(Number(value));
      if (key === 'karte') return texts(`karten.${value}.titel`);
      return key === 'viertel' ? texts(`viertel.${value}`) : undefined;
    },
  },
};
