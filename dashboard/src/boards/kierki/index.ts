import type { GameBoard } from '../game-board';
import { dauer } from './bewegung';
import { Brett } from './brett';
import { BrettText } from './brett-text';
import { Entscheidung } from './entscheidung';
import { satz } from './saetze';
import { SpielerListe } from './spieler';
import type { Ansicht, Frage, Spielereignis, Zugantwort, Zugmoeglichkeit } from './typen';
import { woerter } from './woerter';

/** Kierki on every screen. */
export const kierkiBoard: GameBoard<Ansicht, Frage, Zugmoeglichkeit, Spielereignis, Zugantwort> = {
  game: 'kierki',
  Board: Brett,
  BoardText: BrettText,
  Players: SpielerListe,
  Decision: Entscheidung,
  sentence: satz,
  begins: (event) => event.__typename === 'KierkiSpielBegonnen',
  duration: dauer,
  hidesCards: true,
  counts: 'round',
  roundOf: (event) => ('spielNummer' in event ? event.spielNummer : null),
  whereabouts: ({ spielNummer, amZug }) => ({ round: spielNummer, seat: amZug }),
  words: woerter,
};
