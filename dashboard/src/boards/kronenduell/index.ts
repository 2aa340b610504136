import type { GameBoard } from '../game-board';
import { whereabouts } from './ansicht';
import { dauer } from './bewegung';
import { Brett } from './brett';
import { BrettText } from './brett-text';
import { Entscheidung } from './entscheidung';
import { satz } from './saetze';
import { SpielerListe } from './spieler';
import type { Ansicht, Frage, Spielereignis, Zugantwort, Zugmoeglichkeit } from './typen';
import { woerter } from './woerter';

/** Kronenduell on every screen. */
export const kronenduellBoard: GameBoard<Ansicht, Frage, Zugmoeglichkeit, Spielereignis, Zugantwort> = {
  game: 'kronenduell',
  Board: Brett,
  BoardText: BrettText,
  Players: SpielerListe,
  Decision: Entscheidung,
  sentence: satz,
  begins: (event) => event.__typename === 'KronenduellRundeBegonnen',
  duration: dauer,
  hidesCards: true,
  counts: 'round',
  roundOf: (event) => ('runde' in event ? event.runde : null),
  whereabouts,
  words: woerter,
};
