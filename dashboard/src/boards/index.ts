import type { GameId } from '../generated/graphql';
import type { GameBoard } from './game-board';
import { kierkiBoard } from './kierki';
import { kiezkoenigBoard } from './kiezkoenig';
import { kingBoard } from './king';
import { kronenduellBoard } from './kronenduell';
import { rentzBoard } from './rentz';
import { wuerfelkoenigBoard } from './wuerfelkoenig';

/** A board whose view and moves only the game itself knows; this is how the screens hold it. */
// biome-ignore lint/suspicious/noExplicitAny: the screens treat view, question, legal move, event and answer as opaque
export type AnyBoard = GameBoard<any, any, any, any, any>;

const boards: Readonly<Partial<Record<GameId, AnyBoard>>> = {
  KIEZKOENIG: kiezkoenigBoard,
  KRONENDUELL: kronenduellBoard,
  WUERFELKOENIG: wuerfelkoenigBoard,
  KING: kingBoard,
  KIERKI: kierkiBoard,
  RENTZ: rentzBoard,
};

/** The board of a game. Throws for a game that came after this page. */
export function boardOf(game: GameId): AnyBoard {
  const found = boards[game];
  if (!found) throw new Error(`no board for ${game}`);
  return found;
}
