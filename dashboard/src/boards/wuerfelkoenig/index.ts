import type { GameBoard } from '../game-board';
import { dauer } from './bewegung';
import { Brett } from './brett';
import { BrettText } from './brett-text';
import { diffworte } from './diffworte';
import { Entscheidung } from './entscheidung';
import { satz } from './saetze';
import { SpielerListe } from './spieler';
import type { Ansicht, Frage, Spielereignis, Zugantwort, Zugmoeglichkeit } from './typen';

/** Würfelkönig on every screen. */
export const wuerfelkoenigBoard: GameBoard<Ansicht, Frage, Zugmoeglichkeit, Spielereignis, Zugantwort> = {
  game: 'wuerfelkoenig',
  Board: Brett,
  BoardText: BrettText,
  Players: SpielerListe,
  Decision: Entscheidung,
  sentence: satz,
  begins: (event) => event.__typename === 'WuerfelkoenigZugBegonnen',
  duration: dauer,
  counts: 'turn',
  roundOf: (event) => ('zugNummer' in event ? event.zugNummer : null),
  whereabouts: ({ zugNummer, amZug }) => ({ round: zugNummer, seat: amZug }),
  words: diffworte,
};
