import type { GameBoard } from '../game-board';
import { whereabouts } from './ansicht';
import { Brett } from './brett';
import { BrettText } from './brett-text';
import { Entscheidung } from './entscheidung';
import { dauer } from './regie';
import { satz } from './saetze';
import { SpielerListe } from './spieler';
import type { Ansicht, Frage, Spielereignis, Zugantwort, Zugmoeglichkeit } from './typen';
import { woerter } from './woerter';

/** King on every screen. */
export const kingBoard: GameBoard<Ansicht, Frage, Zugmoeglichkeit, Spielereignis, Zugantwort> = {
  game: 'king',
  Board: Brett,
  BoardText: BrettText,
  Players: SpielerListe,
  Decision: Entscheidung,
  sentence: satz,
  begins: (event) => event.__typename === 'KingAusgeteilt',
  duration: dauer,
  hidesCards: true,
  counts: 'round',
  roundOf: (event) => ('spielNummer' in event ? event.spielNummer : null),
  whereabouts,
  words: woerter,
};
