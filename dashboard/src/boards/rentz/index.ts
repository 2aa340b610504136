import type { GameBoard } from '../game-board';
import { dauer } from './bewegung';
import { Brett } from './brett';
import { BrettText } from './brett-text';
import { Entscheidung } from './entscheidung';
import { satz } from './saetze';
import { SpielerListe } from './spieler';
import type { Ansicht, Frage, Spielereignis, Zugantwort, Zugmoeglichkeit } from './typen';
import { woerter } from './woerter';

/** Rentz on every screen. */
export const rentzBoard: GameBoard<Ansicht, Frage, Zugmoeglichkeit, Spielereignis, Zugantwort> = {
  game: 'rentz',
  Board: Brett,
  BoardText: BrettText,
  Players: SpielerListe,
  Decision: Entscheidung,
  sentence: satz,
  begins: (event) => event.__typename === 'RentzGegeben',
  duration: dauer,
  hidesCards: true,
  counts: 'round',
  roundOf: (event) => ('gabe' in event ? event.gabe : null),
  whereabouts: ({ gabe, amZug }) => ({ round: gabe, seat: amZug }),
  words: woerter,
};
