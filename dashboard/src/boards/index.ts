import type { GameId } from '../generated/graphql';
import type { GameBoard } from './game-board';
import { kiezkoenigBoard } from './kiezkoenig';
import { kronenduellBoard } from './kronenduell';
import { wuerfelkoenigBoard } from './wuerfelkoenig';

/** A board whose view and moves only the game itself knows; this is how the screens hold it. */
// biome-ignore lint/suspicious/noExplicitAny: the screens treat view, question, legal move, event and answer as opaque
export type AnyBoard = GameBoard<any, any, any, any, any>;

const boards: Readonly<Record<GameId, AnyBoard>> = {
  KIEZKOENIG: kiezkoenigBoard,
  KRONENDUELL: kronenduellBoard,
  WUERFELKOENIG: wuerfelkoenigBoard,
};

/** The board of a game. */
export const boardOf = (game: GameId): AnyBoard => boards[game];
