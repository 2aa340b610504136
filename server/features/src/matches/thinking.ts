import { type AnyGame, drawsFrom, type HomieLevel, type Seat, type Typed } from '@tavern-jack/kernel';
import { hmacSource } from '@tavern-jack/platform/chance';

/** What a homie is asked. Plain values, so that it may be asked in another thread; nothing in it is hidden from the seat. */
export interface Question {
  /** The game's id. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly level: HomieLevel;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legalMoves: readonly Typed[];
  /** Key of the homie's own draws for this prompt. */
  readonly moods: Uint8Array;
}

/** Where homies think that may take long. */
export interface Thinking {
  /** The homie's move. Rejects when it fails or takes too long; with a TryAgainError when nobody is to think now. */
  think(question: Question): Promise<Typed>;
  /** Makes ready what homies of a game need once per process, beside everything else. */
  warmUp?(wish: Pick<Question, 'game' | 'options'>): void;
  close?(): Promise<void>;
}

/** The same answer to the same question, wherever it is thought out. */
export const answerTo = ({ level, seat, view, legalMoves, moods }: Question, game: AnyGame): Typed =>
  game.homie(level)(view, seat, legalMoves, drawsFrom(hmacSource(moods)));

/** Thinks in the caller's own thread. */
export const thinkingInline = (gameOf: (id: string) => AnyGame): Thinking => ({
  think: async (question) => answerTo(question, gameOf(question.game)),
});
