import type { ComponentType, ReactNode } from 'react';
import type { Stammgast } from '../art/gesicht';

/** Translates within the namespace of a game; what `useTranslations('<game>')` returns. */
export type GameTexts = (key: string, values?: Record<string, string | number>) => string;

/** An open decision as a board needs it; `legalMoves` is empty when somebody else decides. */
export interface OpenDecision<Question, LegalMove> {
  readonly id: string;
  readonly seat: number;
  readonly question: Question;
  readonly legalMoves: readonly LegalMove[];
}

/** What every part of a board is given. */
export interface SeenProps<View> {
  readonly view: View;
  /** Names by seat. */
  readonly names: readonly string[];
  /** Your seat; null for spectators. */
  readonly mySeat: number | null;
}

export interface BoardProps<View, Event, Decision> extends SeenProps<View> {
  /** The newest events, oldest first; the same objects as long as nothing new happened. Each is played once. */
  readonly lastEvents: readonly Event[];
  /** Your own open decision: what it is about stands in the light. */
  readonly decision?: Decision | null;
  /** Speed of the motion: 1, in a replay also 2 or 4. */
  readonly tempo?: number;
}

export interface PlayersProps<View> extends SeenProps<View> {
  /** Who decides for each seat now; the autopilot where somebody is away. */
  readonly controllers: readonly ('PLAYER' | 'HOMIE' | 'AUTOPILOT')[];
  /** The seats with an open decision. */
  readonly deciding: readonly number[];
  /** Which regular sits on each seat; null for people. */
  readonly homies: readonly (Stammgast | null)[];
  /** What the house shows beside the name on each seat: who is away, a gesture. It may float over what is near. */
  readonly atSeat?: readonly ReactNode[];
}

export interface DecisionProps<View, Decision, Answer> extends SeenProps<View> {
  /** Your own open decision, else somebody else's (without legal moves); null: nothing is to be decided. */
  readonly decision: Decision | null;
  readonly onMove: (answer: Answer) => void;
  /** A move is on its way: nothing can be pressed. */
  readonly busy: boolean;
}

/** How a difference between two views is put into words. What a game does not name is shown as it is. */
export interface DiffWords {
  /** Keys whose numbers are seats. */
  readonly seatKeys: ReadonlySet<string>;
  /** Keys whose numbers are no amounts, so that more or less of them means nothing. */
  readonly placeKeys: ReadonlySet<string>;
  /** What a key of the view is called, by its name. */
  label(key: string, texts: GameTexts): string | undefined;
  /** What a member of a list is called: a pub by its field, a player by the seat. Seats of lists called `spieler` need no word here. */
  member(group: string, member: string, texts: GameTexts): string | undefined;
  /** A value that has a name, such as a card's. */
  value(key: string, value: string | number, texts: GameTexts): string | undefined;
}

/**
 * A game as the screens know it: draws a view, and knows no network and no rules. `Answer` is the branch of the contract's
 * `MoveInput`, complete with the game's name. Each game has a text namespace of its own name.
 */
export interface GameBoard<View, Question, LegalMove, Event, Answer> {
  /** The game's id, lower case: `kiezkoenig`. */
  readonly game: string;
  /** The board as it is drawn. A click skips a running motion. */
  readonly Board: ComponentType<BoardProps<View, Event, OpenDecision<Question, LegalMove>>>;
  /** The same in words. */
  readonly BoardText: ComponentType<SeenProps<View>>;
  /** Everybody at the table and how they stand. */
  readonly Players: ComponentType<PlayersProps<View>>;
  /**
   * The open decision as a sentence with its answers. Buttons carry `data-move-index` 1, 2, 3 … in the order they are seen,
   * so that the app can press them by number key.
   */
  readonly Decision: ComponentType<DecisionProps<View, OpenDecision<Question, LegalMove>, Answer>>;
  /** Tells one event of the game in one sentence; null: there is nothing to tell. Events of the house are told elsewhere. */
  sentence(event: Event, names: readonly string[], texts: GameTexts): string | null;
  /** Whether this event begins what the list of events sets apart: a turn, or a round. */
  begins(event: Event): boolean;
  /** How long the board moves to show an event, in ms at a speed of 1. */
  duration(event: Event): number;
  /** Cards are held that others must not see: a replay can lay them all open. */
  readonly hidesCards?: true;
  /** What a replay counts through. */
  readonly counts: 'round' | 'turn';
  /** The number of the round, or turn, that this event begins or belongs to; null for events that do not say it. */
  roundOf(event: Event): number | null;
  /** Round (or turn) and whose turn it is; seat null: nobody's, or everybody's. */
  whereabouts(view: View): { readonly round: number; readonly seat: number | null };
  readonly words: DiffWords;
}
